import {
  type Clock,
  type CurrentUser,
  type Failure,
  type FeatureFlagBoard,
  type FeatureFlags,
  failureOf,
  type RedirectTarget,
  type Session,
  signOutEffects,
  type UserId,
  userAfterRefresh,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Departure, Departures } from './departures.ts'
import type { LastKnownUser } from './ports/last-known-user.ts'
import type { OwedSignOut } from './ports/owed-sign-out.ts'
import type { PersonNews, PersonWire } from './ports/person-wire.ts'
import type { PersonalStorage } from './ports/personal-storage.ts'

/** What a refresh found. `unanswered`: nobody said anything, so whoever was known is kept. */
export type Refreshed =
  | { readonly kind: 'answered'; readonly user: CurrentUser | null; readonly flags: FeatureFlags }
  | { readonly kind: 'unanswered'; readonly failure: Failure }
  /** A 406 or 418: the server keeps the person out, and does not say who they are. */
  | { readonly kind: 'redirected'; readonly to: RedirectTarget }

export interface AccountNeeds {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
  readonly lastKnownUser: LastKnownUser
  readonly personalStorage: PersonalStorage
  readonly owedSignOut: OwedSignOut
  readonly personWire: PersonWire
  readonly clock: Clock
}

const NO_FLAGS: FeatureFlags = new Set()

/** How long until the monitor is told again of a sign-out that it has not confirmed. */
export const OWED_RETRY_MS = 10_000

/** How long an answer is new enough for a click that follows the pointer's arrival. */
export const FRESH_MS = 2_000

/** The same for a pointer that only passes over links: a list is not a reason to ask at every row. */
export const FRESH_WHILE_PASSING_MS = 10_000

/**
 * Who is signed in and which features are on for them.
 *
 * `user` is undefined until it has been asked for once, null when nobody is signed in.
 * A page belongs to one person: once the server names another than it has shown, `isSomebodyElse` says so, nobody is known
 * any more, and no refresh is answered, until the page is loaded anew.
 * Source: section 4, "Navigation guard, step 1"; section 4, "Sign-out"; section 8, "Refresh user".
 * Choice: a refresh without an answer (no connection, 5xx, a refusal other than 401) is no sign-out: the user is kept
 * and `trouble` tells.
 */
export class AccountStore {
  user: CurrentUser | null | undefined = undefined
  flags: FeatureFlags = NO_FLAGS
  trouble: Failure | null = null
  isSomebodyElse = false
  /** Somebody has signed out, and the monitor has not confirmed it yet: it is told before anything else is asked. */
  isSignOutOwed: boolean
  /** Where to hear that a person leaves. */
  readonly departures = new Departures()
  readonly #needs: AccountNeeds
  #refreshing: Promise<Refreshed> | undefined
  #answeredAt = Number.NEGATIVE_INFINITY
  #answer: Refreshed | undefined
  /** Counts who is here: an answer asked for before a sign-in or sign-out is not about the person after it. */
  #epoch = 0
  /** Whose page this is: whoever was shown first. */
  #owner: UserId | undefined
  #cancelOwedRetry: (() => void) | undefined

  constructor(needs: AccountNeeds) {
    this.#needs = needs
    this.isSignOutOwed = needs.owedSignOut.isOwed()
    makeAutoObservable(
      this,
      { user: observableRef, flags: observableRef, trouble: observableRef, departures: false },
      { autoBind: true },
    )
    needs.personWire.hear(news => this.#hear(news))
  }

  /** For a link touched by pointer or focus, and for a navigation: asks unless it has just been answered. */
  refreshIfStale(freshMs = FRESH_MS): Promise<Refreshed> {
    const isFresh = this.#needs.clock.now() - this.#answeredAt < freshMs
    return isFresh && this.#answer !== undefined ? Promise.resolve(this.#answer) : this.refresh()
  }

  /** Asks for user and flags together; whoever asks while it is under way shares it. Never rejects. */
  refresh(): Promise<Refreshed> {
    this.#refreshing ??= this.#ask(this.#epoch).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /** After a code was accepted: this user is here, from now on. */
  signedIn(user: CurrentUser): void {
    this.#epoch += 1
    this.#setOwed(false)
    this.#refreshing = undefined
    this.#show({ kind: 'answered', user, flags: NO_FLAGS })
    this.#needs.personWire.tell('signed-in')
    void this.refresh()
  }

  /** Signs out, and forgets the person here also when the call fails. Answers whether the session has ended. */
  async signOut(): Promise<boolean> {
    this.#setOwed(true)
    this.#forget('signed-out')
    this.#needs.personWire.tell('signed-out')
    return this.endOwedSession()
  }

  /** Tells the monitor of a sign-out that it has not confirmed. Answers whether none is owed any more. Never rejects. */
  async endOwedSession(): Promise<boolean> {
    if (!this.#needs.owedSignOut.isOwed()) return true
    const epoch = this.#epoch
    const answer = await orFailure(this.#needs.session.signOut())
    if (epoch !== this.#epoch) return !this.#needs.owedSignOut.isOwed()
    this.#setOwed(signOutEffects(answer).includes('ask-again'))
    return !this.isSignOutOwed
  }

  #setOwed(isOwed: boolean): void {
    const { owedSignOut, clock } = this.#needs
    if (isOwed) owedSignOut.owe()
    else owedSignOut.settle()
    this.#cancelOwedRetry?.()
    this.#cancelOwedRetry = isOwed ? clock.after(OWED_RETRY_MS, () => void this.endOwedSession()) : undefined
    runInAction(() => {
      this.isSignOutOwed = isOwed
    })
  }

  #hear(news: PersonNews): void {
    if (news === 'signed-out') this.#forget('signed-out-elsewhere')
    else {
      this.#epoch += 1
      this.#refreshing = undefined
      void this.refresh()
    }
  }

  #forget(departure: Departure): void {
    this.#epoch += 1
    this.#refreshing = undefined
    if (this.user != null) this.departures.tell(this.user, departure)
    this.#needs.personalStorage.clear()
    runInAction(() => {
      this.user = null
    })
    this.#show({ kind: 'answered', user: null, flags: NO_FLAGS })
  }

  async #ask(epoch: number): Promise<Refreshed> {
    if (this.#needs.owedSignOut.isOwed() && !(await this.endOwedSession()))
      return { kind: 'answered', user: null, flags: NO_FLAGS }
    const answer = await this.#askBoth(this.#needs.lastKnownUser.read())
    if (epoch === this.#epoch) this.#show(answer)
    if (this.isSomebodyElse) return NEVER
    return epoch === this.#epoch ? answer : (this.#answer ?? answer)
  }

  async #askBoth(lastKnown: UserId | null): Promise<Refreshed> {
    const early = lastKnown === null ? undefined : this.#askFlags(lastKnown)
    const found = await orFailure(this.#needs.session.current())
    if ('refusal' in found && found.refusal.kind === 'redirected')
      return { kind: 'redirected', to: found.refusal.to }
    const { user, trouble } = userAfterRefresh(null, found)
    if (trouble !== null) {
      return { kind: 'unanswered', failure: 'call' in trouble ? trouble : refusedRefresh(trouble.requestId) }
    }
    if (user === null) return { kind: 'answered', user, flags: NO_FLAGS }
    const flags = await (early !== undefined && user.id === lastKnown ? early : this.#askFlags(user.id))
    return { kind: 'answered', user, flags: flags ?? (this.user?.id === user.id ? this.flags : NO_FLAGS) }
  }

  /** Undefined when there is no answer: the flags known before are kept. */
  async #askFlags(userId: UserId): Promise<FeatureFlags | undefined> {
    try {
      const answer = await this.#needs.flagBoard.forUser({ userId })
      return answer.ok ? answer.value : undefined
    } catch {
      return undefined
    }
  }

  #show(answer: Refreshed): void {
    runInAction(() => {
      if (answer.kind === 'unanswered') {
        this.trouble = answer.failure
        return
      }
      if (answer.kind === 'redirected') return
      const { lastKnownUser, personalStorage, clock } = this.#needs
      const { user } = answer
      this.trouble = null
      this.#noteDeparture(user)
      personalStorage.keepFor(user?.id ?? null)
      if (user === null) lastKnownUser.clear()
      else lastKnownUser.store(user.id)
      if (this.isSomebodyElse) {
        this.user = undefined
        this.flags = NO_FLAGS
        return
      }
      this.#owner ??= user?.id
      if (!isSame([...this.flags], [...answer.flags])) this.flags = answer.flags
      if (!isSame(this.user, user)) this.user = user
      this.#answer = answer
      this.#answeredAt = clock.now()
    })
  }

  /** Who was here is told goodbye when the server names nobody, or somebody else. */
  #noteDeparture(next: CurrentUser | null): void {
    const isOther = next !== null && this.#owner !== undefined && next.id !== this.#owner
    if (this.user != null && this.user.id !== next?.id)
      this.departures.tell(this.user, isOther ? 'somebody-else' : 'session-ended')
    if (!isOther || this.isSomebodyElse) return
    this.isSomebodyElse = true
    // Also what this page has kept since another tab has begun to keep for the next person.
    this.#needs.personalStorage.clear()
  }
}

/** The page is about to be loaded anew, and nothing is decided by what it knows any more. */
const NEVER = new Promise<never>(() => {})

/** What was thrown, told beside what was answered. */
const orFailure = <T>(asking: Promise<T>) =>
  asking.catch((thrown: unknown) => ({ ok: false, failure: failureOf(thrown) }) as const)

const refusedRefresh = (requestId: string | null): Failure => ({
  kind: 'unavailable',
  call: 'GET refresh_jwt',
  status: null,
  requestId,
  detail: null,
})

/** Whether two records say the same, so that an answer without news draws nothing anew. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
