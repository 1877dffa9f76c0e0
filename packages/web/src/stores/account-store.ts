import {
  type Clock,
  type CurrentUser,
  type Failure,
  type FeatureFlagBoard,
  type FeatureFlags,
  failureOf,
  type Session,
  signOutEffects,
  type UserId,
  userAfterRefresh,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LastKnownUser } from './ports/last-known-user.ts'
import type { PersonalStorage } from './ports/personal-storage.ts'
import type { SignOutWire } from './ports/sign-out-wire.ts'

/** What a refresh found. `unanswered`: nobody said anything, so whoever was known is kept. */
export type Refreshed =
  | { readonly kind: 'answered'; readonly user: CurrentUser | null; readonly flags: FeatureFlags }
  | { readonly kind: 'unanswered'; readonly failure: Failure }

export interface AccountNeeds {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
  readonly lastKnownUser: LastKnownUser
  readonly personalStorage: PersonalStorage
  readonly signOutWire: SignOutWire
  readonly clock: Clock
}

const NO_FLAGS: FeatureFlags = new Set()

/** How long an answer is new enough for a click that follows the pointer's arrival. */
export const FRESH_MS = 2_000

/** The same for a pointer that only passes over links: a list is not a reason to ask at every row. */
export const FRESH_WHILE_PASSING_MS = 10_000

/**
 * Who is signed in and which features are on for them.
 *
 * `user` is undefined until it has been asked for once, null when nobody is signed in.
 * Source: section 4, "Navigation guard, step 1"; section 4, "Sign-out"; section 8, "Refresh user".
 * Choice: a refresh without an answer (no connection, 5xx, a refusal other than 401) is no sign-out: the user is kept
 * and `trouble` tells.
 */
export class AccountStore {
  user: CurrentUser | null | undefined = undefined
  flags: FeatureFlags = NO_FLAGS
  trouble: Failure | null = null
  readonly #needs: AccountNeeds
  #refreshing: Promise<Refreshed> | undefined
  #answeredAt = Number.NEGATIVE_INFINITY
  #answer: Refreshed | undefined
  /** Counts who is here: an answer asked for before a sign-in or sign-out is not about the person after it. */
  #epoch = 0
  /** A sign-out that the monitor never confirmed is asked for again before anything else. */
  #signOutOwed = false

  constructor(needs: AccountNeeds) {
    this.#needs = needs
    makeAutoObservable(
      this,
      { user: observableRef, flags: observableRef, trouble: observableRef },
      { autoBind: true },
    )
    needs.signOutWire.hear(() => this.#forget())
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
    this.#signOutOwed = false
    this.#refreshing = undefined
    this.#show({ kind: 'answered', user, flags: NO_FLAGS })
    void this.refresh()
  }

  /** Signs out, and forgets the person here also when the call fails. Answers whether the session has ended. */
  async signOut(): Promise<boolean> {
    this.#signOutOwed = true
    const ended = this.#endSession()
    this.#forget()
    this.#needs.signOutWire.tell()
    return ended
  }

  async #endSession(): Promise<boolean> {
    const answer = await orFailure(this.#needs.session.signOut())
    const hasEnded = !signOutEffects(answer).includes('ask-again')
    if (hasEnded) this.#signOutOwed = false
    return hasEnded
  }

  #forget(): void {
    this.#epoch += 1
    this.#refreshing = undefined
    this.#needs.personalStorage.clear()
    this.#show({ kind: 'answered', user: null, flags: NO_FLAGS })
  }

  async #ask(epoch: number): Promise<Refreshed> {
    if (this.#signOutOwed && !(await this.#endSession())) {
      return { kind: 'answered', user: null, flags: NO_FLAGS }
    }
    const answer = await this.#askBoth(this.#needs.lastKnownUser.read())
    if (epoch !== this.#epoch) {
      return this.#answer ?? answer
    }
    this.#show(answer)
    return answer
  }

  async #askBoth(lastKnown: UserId | null): Promise<Refreshed> {
    const early = lastKnown === null ? undefined : this.#askFlags(lastKnown)
    const { user, trouble } = userAfterRefresh(null, await orFailure(this.#needs.session.current()))
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
      this.trouble = null
      if (!isSame([...this.flags], [...answer.flags])) this.flags = answer.flags
      if (!isSame(this.user, answer.user)) this.user = answer.user
      this.#answer = answer
      this.#answeredAt = this.#needs.clock.now()
      if (answer.user === null) this.#needs.lastKnownUser.clear()
      else this.#needs.lastKnownUser.store(answer.user.id)
    })
  }
}

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
