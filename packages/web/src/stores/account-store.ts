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
import { type SessionEnd, SessionEndEvents } from './session-end-events.ts'
import type { LastKnownUser, PendingSignOut, PersonalStorage, SessionEvent, SessionChannel } from './ports.ts'

/** What a refresh found. `unanswered`: nobody said anything, so whoever was known is kept. */
export type Refreshed =
  | { readonly kind: 'answered'; readonly user: CurrentUser | null; readonly flags: FeatureFlags }
  | { readonly kind: 'unanswered'; readonly failure: Failure }
  /** A 406 or 418: the server keeps the person out, and does not say who they are. */
  | { readonly kind: 'redirected'; readonly to: RedirectTarget }

export interface AccountDeps {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
  readonly lastKnownUser: LastKnownUser
  readonly personalStorage: PersonalStorage
  readonly pendingSignOut: PendingSignOut
  readonly sessionChannel: SessionChannel
  readonly clock: Clock
}

const NO_FLAGS: FeatureFlags = new Set()

/** How long until the monitor is told again of a sign-out that it has not confirmed. */
export const PENDING_SIGN_OUT_RETRY_MS = 10_000

/** How long an answer is new enough for a click that follows the pointer's arrival. */
export const FRESH_MS = 2_000

/** The same for a pointer that only passes over links: a list is not a reason to ask at every row. */
export const FRESH_WHILE_PASSING_MS = 10_000

/**
 * Who is signed in and which features are on for them.
 *
 * `user` is undefined until it has been asked for once, null when nobody is signed in.
 * A page belongs to one person: once the server names another than it has shown, `isOtherUser` says so, nobody is known
 * any more, and no refresh is answered, until the page is loaded anew.
 * Source: section 4, "Navigation guard, step 1"; section 4, "Sign-out"; section 8, "Refresh user".
 * Choice: a refresh without an answer (no connection, 5xx, a refusal other than 401) is no sign-out: the user is kept
 * and `trouble` tells.
 */
export class AccountStore {
  user: CurrentUser | null | undefined = undefined
  flags: FeatureFlags = NO_FLAGS
  error: Failure | null = null
  isOtherUser = false
  /** Somebody has signed out, and the monitor has not confirmed it yet: it is told before anything else is asked. */
  isSignOutPending: boolean
  /** Where to hear that a person leaves. */
  readonly sessionEndEvents = new SessionEndEvents()
  readonly #deps: AccountDeps
  #refreshing: Promise<Refreshed> | undefined
  #answeredAt = Number.NEGATIVE_INFINITY
  #answer: Refreshed | undefined
  /** Counts who is here: an answer asked for before a sign-in or sign-out is not about the person after it. */
  #epoch = 0
  /** Whose page this is: whoever was shown first. */
  #owner: UserId | undefined
  #cancelPendingRetry: (() => void) | undefined

  constructor(deps: AccountDeps) {
    this.#deps = deps
    this.isSignOutPending = deps.pendingSignOut.isPending()
    makeAutoObservable(
      this,
      { user: observableRef, flags: observableRef, error: observableRef, sessionEndEvents: false },
      { autoBind: true },
    )
    deps.sessionChannel.subscribe(event => this.#subscribe(event))
  }

  /** For a link touched by pointer or focus, and for a navigation: asks unless it has just been answered. */
  refreshIfStale(freshMs = FRESH_MS): Promise<Refreshed> {
    const isFresh = this.#deps.clock.now() - this.#answeredAt < freshMs
    return isFresh && this.#answer !== undefined ? Promise.resolve(this.#answer) : this.refresh()
  }

  /** Asks for user and flags together; whoever asks while it is under way shares it. Never rejects. */
  refresh(): Promise<Refreshed> {
    this.#refreshing ??= this.#request(this.#epoch).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /** After a code was accepted: this user is here, from now on. */
  signedIn(user: CurrentUser): void {
    this.#epoch += 1
    this.#setPending(false)
    this.#refreshing = undefined
    this.#show({ kind: 'answered', user, flags: NO_FLAGS })
    this.#deps.sessionChannel.publish('signed-in')
    void this.refresh()
  }

  /** Signs out, and forgets the person here also when the call fails. Answers whether the session has ended. */
  async signOut(): Promise<boolean> {
    this.#setPending(true)
    this.#forget('signed-out')
    this.#deps.sessionChannel.publish('signed-out')
    return this.endPendingSession()
  }

  /** Tells the monitor of a sign-out that it has not confirmed. Answers whether none is owed any more. Never rejects. */
  async endPendingSession(): Promise<boolean> {
    if (!this.#deps.pendingSignOut.isPending()) return true
    const epoch = this.#epoch
    const answer = await orFailure(this.#deps.session.signOut())
    if (epoch !== this.#epoch) return !this.#deps.pendingSignOut.isPending()
    this.#setPending(signOutEffects(answer).includes('ask-again'))
    return !this.isSignOutPending
  }

  #setPending(isPending: boolean): void {
    const { pendingSignOut, clock } = this.#deps
    if (isPending) pendingSignOut.owe()
    else pendingSignOut.settle()
    this.#cancelPendingRetry?.()
    this.#cancelPendingRetry = isPending
      ? clock.after(PENDING_SIGN_OUT_RETRY_MS, () => void this.endPendingSession())
      : undefined
    runInAction(() => {
      this.isSignOutPending = isPending
    })
  }

  #subscribe(event: SessionEvent): void {
    if (event === 'signed-out') this.#forget('signed-out-elsewhere')
    else {
      this.#epoch += 1
      this.#refreshing = undefined
      void this.refresh()
    }
  }

  #forget(sessionEnd: SessionEnd): void {
    this.#epoch += 1
    this.#refreshing = undefined
    if (this.user != null) this.sessionEndEvents.publish(this.user, sessionEnd)
    this.#deps.personalStorage.clear()
    runInAction(() => {
      this.user = null
    })
    this.#show({ kind: 'answered', user: null, flags: NO_FLAGS })
  }

  async #request(epoch: number): Promise<Refreshed> {
    if (this.#deps.pendingSignOut.isPending() && !(await this.endPendingSession()))
      return { kind: 'answered', user: null, flags: NO_FLAGS }
    const answer = await this.#loadBoth(this.#deps.lastKnownUser.read())
    if (epoch === this.#epoch) this.#show(answer)
    if (this.isOtherUser) return NEVER
    return epoch === this.#epoch ? answer : (this.#answer ?? answer)
  }

  async #loadBoth(lastKnown: UserId | null): Promise<Refreshed> {
    const early = lastKnown === null ? undefined : this.#loadFlags(lastKnown)
    const found = await orFailure(this.#deps.session.current())
    if ('refusal' in found && found.refusal.kind === 'redirected')
      return { kind: 'redirected', to: found.refusal.to }
    const { user, error } = userAfterRefresh(null, found)
    if (error !== null) {
      return { kind: 'unanswered', failure: 'call' in error ? error : refusedRefresh(error.requestId) }
    }
    if (user === null) return { kind: 'answered', user, flags: NO_FLAGS }
    const flags = await (early !== undefined && user.id === lastKnown ? early : this.#loadFlags(user.id))
    return { kind: 'answered', user, flags: flags ?? (this.user?.id === user.id ? this.flags : NO_FLAGS) }
  }

  /** Undefined when there is no answer: the flags known before are kept. */
  async #loadFlags(userId: UserId): Promise<FeatureFlags | undefined> {
    try {
      const answer = await this.#deps.flagBoard.forUser({ userId })
      return answer.ok ? answer.value : undefined
    } catch {
      return undefined
    }
  }

  #show(answer: Refreshed): void {
    runInAction(() => {
      if (answer.kind === 'unanswered') {
        this.error = answer.failure
        return
      }
      if (answer.kind === 'redirected') return
      const { lastKnownUser, personalStorage, clock } = this.#deps
      const { user } = answer
      this.error = null
      this.#noteDeparture(user)
      personalStorage.keepFor(user?.id ?? null)
      if (user === null) lastKnownUser.clear()
      else lastKnownUser.store(user.id)
      if (this.isOtherUser) {
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
      this.sessionEndEvents.publish(this.user, isOther ? 'somebody-else' : 'session-ended')
    if (!isOther || this.isOtherUser) return
    this.isOtherUser = true
    // Also what this page has kept since another tab has begun to keep for the next person.
    this.#deps.personalStorage.clear()
  }
}

/** The page is about to be loaded anew, and nothing is decided by what it knows any more. */
const NEVER = new Promise<never>(() => {})

/** What was thrown, told beside what was answered. */
const orFailure = <T>(pending: Promise<T>) =>
  pending.catch((thrown: unknown) => ({ ok: false, failure: failureOf(thrown) }) as const)

const refusedRefresh = (requestId: string | null): Failure => ({
  kind: 'unavailable',
  call: 'GET refresh_jwt',
  status: null,
  requestId,
  detail: null,
})

/** Whether two records say the same, so that an answer without news draws nothing anew. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
