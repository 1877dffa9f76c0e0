import {
  type AutomationFound,
  type AutomationMarkers,
  type Clock,
  type CodeSent,
  checkForBots,
  type Outcome,
  type Refusal,
  type Session,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PendingSignIn, PendingSignInStorage } from './ports.ts'

const SECOND_MS = 1_000

export interface SignInDeps {
  readonly session: Session
  readonly storage: PendingSignInStorage
  readonly clock: Clock
  readonly automationMarkers: AutomationMarkers
  /** Whether the page is checked for automation. */
  readonly botCheck: boolean
}

/** The requested sign-in code, shared by the two screens of signing in. */
export class SignInStore {
  pending: PendingSignIn | null
  readonly #deps: SignInDeps

  constructor(deps: SignInDeps) {
    this.#deps = deps
    this.pending = deps.storage.read()
    makeAutoObservable(this, { pending: observableRef }, { autoBind: true })
  }

  /** Whether a sign-in form may be sent from this page now. */
  checkForBots(): Outcome<void, AutomationFound> {
    const { botCheck, automationMarkers } = this.#deps
    return checkForBots({ isOn: botCheck, markers: automationMarkers.found() })
  }

  /** Whether the newest code went to this address, is still valid, and no other may be requested yet. */
  hasJustSentTo(email: string): boolean {
    const now = this.#deps.clock.now()
    const { pending } = this
    return pending?.email === email && now < pending.resendAt && now < pending.expiresAt
  }

  /** Requests a code, the first or another. Throws what the port throws. */
  async requestCode(email: string, signal?: AbortSignal): Promise<Outcome<CodeSent, Refusal>> {
    const answer = await this.#deps.session.signIn({ email }, signal)
    if (answer.ok) this.#keep(email, answer.value)
    return answer
  }

  /** Removes the code: the user has signed in, or wants another address. */
  forget(): void {
    this.pending = null
    this.#deps.storage.clear()
  }

  #keep(email: string, { livesSeconds, resendAfterSeconds, codeDigits }: CodeSent): void {
    const now = this.#deps.clock.now()
    const pending = {
      email,
      livesSeconds,
      expiresAt: now + livesSeconds * SECOND_MS,
      resendAt: now + resendAfterSeconds * SECOND_MS,
      codeDigits,
    }
    this.#deps.storage.store(pending)
    runInAction(() => {
      this.pending = pending
    })
  }
}
