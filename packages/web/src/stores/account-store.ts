import {
  type Clock,
  type CurrentUser,
  type Failure,
  type FeatureFlagBoard,
  type FeatureFlags,
  type Session,
  signOutEffects,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ConnectionStore } from './connection-store.ts'
import type { LastKnownUser, PendingSignOut, PersonalStorage, SessionChannel, SessionEvent } from './ports.ts'
import { type SessionEnd, SessionEndEvents } from './session-end-events.ts'
import { NO_FLAGS, orFailure, type Refreshed, requestUser } from './user-request.ts'

export interface AccountDeps {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
  readonly lastKnownUser: LastKnownUser
  readonly personalStorage: PersonalStorage
  readonly pendingSignOut: PendingSignOut
  readonly sessionChannel: SessionChannel
  readonly connection: Pick<ConnectionStore, 'maySendInBackground'>
  readonly clock: Clock
}

/** How long until a sign-out that the monitor has not confirmed is sent again. */
export const PENDING_SIGN_OUT_RETRY_MS = 10_000

/** How long a response is fresh enough for a click that follows hovering the link. */
export const FRESH_MS = 2_000

/** The same for a pointer that only passes over links, so that a list does not cause a request for every row. */
export const FRESH_WHILE_PASSING_MS = 10_000

/**
 * The signed-in user and their feature flags.
 *
 * `user` is undefined until the first response, and null when no one is signed in.
 * A page belongs to one person. Once the server names another than it has shown, `isOtherUser` is set, the user is
 * unknown, and no refresh resolves until the page is reloaded.
 * Source: section 4, "Navigation guard, step 1"; section 4, "Sign-out"; section 8, "Refresh user".
 * Choice: a refresh without a response (no connection, 5xx, a refusal other than 401) is no sign-out: the user stays,
 * and `error` holds the failure.
 */
export class AccountStore {
  user: CurrentUser | null | undefined = undefined
  flags: FeatureFlags = NO_FLAGS
  error: Failure | null = null
  isOtherUser = false
  /** The person of this page has signed out, here or in another tab, and no one has signed in since. */
  isSignedOut = false
  /** The session of this page ended by itself, and no one has signed in since. */
  hasEnded = false
  /** The monitor has not confirmed a sign-out yet: it is sent again before any other request. */
  isSignOutPending: boolean
  /** Publishes the end of a session. */
  readonly sessionEndEvents = new SessionEndEvents()
  readonly #deps: AccountDeps
  #refreshing: Promise<Refreshed> | undefined
  #answeredAt = Number.NEGATIVE_INFINITY
  #answer: Refreshed | undefined
  /** The last refresh, if it had no connection. */
  #lost: Refreshed | undefined
  /** Incremented when the user changes: a response requested before a sign-in or sign-out is not about the new user. */
  #epoch = 0
  /** The user of this page: the first one that was shown. */
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

  /**
   * For a hovered or focused link, and for a navigation: sends a request unless the last response is fresh, or the last
   * request had no connection and it is too soon for the next.
   */
  refreshIfStale(freshMs = FRESH_MS): Promise<Refreshed> {
    if (
      this.#refreshing === undefined &&
      this.#lost !== undefined &&
      !this.#deps.connection.maySendInBackground()
    )
      return Promise.resolve(this.#lost)
    const isFresh = this.#deps.clock.now() - this.#answeredAt < freshMs
    return isFresh && this.#answer !== undefined ? Promise.resolve(this.#answer) : this.refresh()
  }

  /** Requests user and flags together; concurrent callers share one request. Never rejects. */
  refresh(): Promise<Refreshed> {
    this.#refreshing ??= this.#request(this.#epoch).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /** Called after a code was accepted, with the user it signed in. */
  signedIn(user: CurrentUser): void {
    this.#epoch += 1
    this.#setPending(false)
    this.#refreshing = undefined
    this.isSignedOut = false
    this.hasEnded = false
    this.#show({ kind: 'answered', user, flags: NO_FLAGS })
    this.#deps.sessionChannel.publish('signed-in')
    void this.refresh()
  }

  /** Signs out, and ends the session here even if the request fails. Resolves to whether the server ended it. */
  async signOut(): Promise<boolean> {
    this.#setPending(true)
    this.#forget('signed-out')
    this.#deps.sessionChannel.publish('signed-out')
    return this.endPendingSession()
  }

  /** Sends a sign-out that the monitor has not confirmed. Resolves to whether none is pending. Never rejects. */
  async endPendingSession(): Promise<boolean> {
    if (!this.#deps.pendingSignOut.isPending()) return true
    const epoch = this.#epoch
    const answer = await orFailure(this.#deps.session.signOut())
    if (epoch !== this.#epoch) return !this.#deps.pendingSignOut.isPending()
    this.#setPending(signOutEffects(answer).includes('retry'))
    return !this.isSignOutPending
  }

  #setPending(isPending: boolean): void {
    const { pendingSignOut, clock } = this.#deps
    if (isPending) pendingSignOut.markPending()
    else pendingSignOut.clear()
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
      this.isSignedOut = true
      this.hasEnded = false
    })
    this.#show({ kind: 'answered', user: null, flags: NO_FLAGS })
  }

  async #request(epoch: number): Promise<Refreshed> {
    if (this.#deps.pendingSignOut.isPending() && !(await this.endPendingSession()))
      return { kind: 'answered', user: null, flags: NO_FLAGS }
    const answer = await this.#loadUser()
    if (epoch === this.#epoch) this.#show(answer)
    if (this.isOtherUser) return NEVER
    return epoch === this.#epoch ? answer : (this.#answer ?? answer)
  }

  #loadUser(): Promise<Refreshed> {
    return requestUser(this.#deps, {
      lastKnown: this.#deps.lastKnownUser.read(),
      flagsOf: userId => (this.user?.id === userId ? this.flags : NO_FLAGS),
    })
  }

  #show(answer: Refreshed): void {
    runInAction(() => {
      this.#lost = answer.kind === 'unanswered' && answer.failure.kind === 'offline' ? answer : undefined
      if (answer.kind === 'unanswered') {
        this.error = answer.failure
        return
      }
      if (answer.kind === 'redirected') return
      const { lastKnownUser, personalStorage, clock } = this.#deps
      const { user } = answer
      this.error = null
      this.#noteSessionEnd(user)
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

  /** Publishes the end of the session when the server names no one, or another user. */
  #noteSessionEnd(next: CurrentUser | null): void {
    const isOther = next !== null && this.#owner !== undefined && next.id !== this.#owner
    if (this.user != null && this.user.id !== next?.id) {
      this.sessionEndEvents.publish(this.user, isOther ? 'someone-else' : 'session-ended')
      this.hasEnded = !isOther
    }
    if (!isOther || this.isOtherUser) return
    this.isOtherUser = true
    // This also removes what the page stored after another tab began to store for the next person.
    this.#deps.personalStorage.clear()
  }
}

/** Never resolves: the page is about to be reloaded, and decides nothing any more. */
const NEVER = new Promise<never>(() => {})

/** Whether two records are equal, so that an unchanged response causes no render. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
