import type { Clock, CodeSent, Outcome, Refusal, Session } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PendingSignIn, PendingSignInShelf } from './ports/pending-sign-in-shelf.ts'

const SECOND_MS = 1_000

/** The code that was asked for, between the two screens of signing in. */
export class SignInStore {
  pending: PendingSignIn | null
  readonly #session: Session
  readonly #shelf: PendingSignInShelf
  readonly #clock: Clock

  constructor(session: Session, shelf: PendingSignInShelf, clock: Clock) {
    this.#session = session
    this.#shelf = shelf
    this.#clock = clock
    this.pending = shelf.read()
    makeAutoObservable(this, { pending: observableRef }, { autoBind: true })
  }

  /** Asks for a code, the first or another. Throws what the port throws. */
  async askForCode(email: string, signal?: AbortSignal): Promise<Outcome<CodeSent, Refusal>> {
    const answer = await this.#session.signIn({ email }, signal)
    if (answer.ok) this.#keep(email, answer.value)
    return answer
  }

  /** Signed in, or another address is wanted. */
  forget(): void {
    this.pending = null
    this.#shelf.clear()
  }

  #keep(email: string, { livesSeconds, resendAfterSeconds }: CodeSent): void {
    const now = this.#clock.now()
    const pending = {
      email,
      livesSeconds,
      expiresAt: now + livesSeconds * SECOND_MS,
      resendAt: now + resendAfterSeconds * SECOND_MS,
    }
    this.#shelf.store(pending)
    runInAction(() => {
      this.pending = pending
    })
  }
}
