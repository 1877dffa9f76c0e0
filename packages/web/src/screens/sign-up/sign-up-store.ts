import {
  type Clock,
  type CodeSent,
  type CurrentUser,
  emailProblems,
  emailText,
  isSameEmail,
  type Outcome,
  paths,
  type Refusal,
  type SignUp,
  type SignUpParams,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import { requestSignUpCode } from '../../parts/sign-up/request-sign-up-code.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { signInMessages, signOutNotReached } from '../../stores/sign-in-refusal.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'
import { Submission } from '../../stores/submission.ts'

export interface SignUpDeps {
  readonly signUp: Pick<SignUp, 'start'>
  readonly storage: SignUpStorage
  readonly signIn: Pick<SignInStore, 'checkForBots'>
  readonly account: Pick<
    AccountStore,
    'user' | 'isSignOutPending' | 'endPendingSession' | 'refresh' | 'signOut'
  >
  readonly navigator: Navigator
  readonly clock: Clock
  /** The parameters of the screen's address. */
  readonly linked: SignUpParams
}

const NOT_SENT = 'We could not send a code to this address.'

/**
 * A new user enters their address, and a code is sent to it.
 *
 * Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". Choice: what was typed wins over what the same
 * link contained, so that Back and a reload lose nothing; another link starts over.
 */
export class SignUpStore {
  email: string
  /** A code was requested before, by a user who went back. */
  readonly hasRequestedCode: boolean
  readonly submission: Submission
  readonly #deps: SignUpDeps
  readonly #referrer: string | null
  readonly #linkedEmail: string
  readonly #isBrought: boolean

  constructor(deps: SignUpDeps) {
    const { linked, storage, signIn, clock } = deps
    const stored = storage.read()
    const isSameLink = linked.email === '' || linked.email === stored.linkedEmail
    this.#deps = deps
    this.email = isSameLink ? stored.email : linked.email
    this.#referrer = linked.referrer ?? stored.referrer
    this.#linkedEmail = linked.email || stored.linkedEmail
    this.#isBrought = linked.email !== '' || linked.referrer !== undefined
    if (this.#isBrought) this.#keep()
    this.hasRequestedCode = stored.code !== null
    this.submission = new Submission(signInMessages(NOT_SENT), ['email'], {
      clock,
      checkForBots: signIn.checkForBots,
    })
    makeAutoObservable(this, { submission: false, hasRequestedCode: false }, { autoBind: true })
  }

  /** A user who has signed in on this browser since the screen was opened. */
  get here(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** Whether an earlier sign-out was never confirmed. */
  get isSignOutPending(): boolean {
    return this.#deps.account.isSignOutPending
  }

  /** Removes the parameters of a link from the address, where third-party scripts and onlookers could read them. */
  tidyAddress(): void {
    if (this.#isBrought) this.#deps.navigator.go(paths.signUp(), { replace: true })
  }

  type(email: string): void {
    this.email = email
    this.submission.clearError('email')
    this.#keep()
  }

  /**
   * Sends a code.
   *
   * Choice: when a code has just been sent to this address, as for a user who went back, no other one is requested.
   */
  async submit(): Promise<void> {
    const email = emailText(this.email)
    await this.submission.send(signal => this.#request(email, signal), {
      problems: emailProblems({ email }),
      onDone: () => {
        this.#keep()
        // A link's code for another address would be used before the code requested here.
        this.#deps.storage.keep({ link: null })
        this.#deps.navigator.go(paths.signUpCode())
      },
    })
    if (this.submission.refusal?.kind === 'conflict') await this.#deps.account.refresh()
  }

  /** Continues as the signed-in user. */
  goOn(): void {
    this.#deps.navigator.go(paths.home(), { replace: true })
  }

  signOut(): void {
    void this.#deps.account.signOut()
  }

  dispose(): void {
    this.submission.dispose()
  }

  async #request(email: string, signal: AbortSignal): Promise<Outcome<CodeSent | null, Refusal>> {
    if (this.#hasJustSentTo(email)) return { ok: true, value: null }
    if (!(await this.#deps.account.endPendingSession())) throw signOutNotReached()
    return requestSignUpCode(this.#deps, { email, referrer: this.#referrer }, signal)
  }

  #hasJustSentTo(email: string): boolean {
    const { storage, clock } = this.#deps
    const { code } = storage.read()
    const now = clock.now()
    return code !== null && isSameEmail(code.email, email) && now < code.resendAt && now < code.expiresAt
  }

  #keep(): void {
    this.#deps.storage.keep({ email: this.email, linkedEmail: this.#linkedEmail, referrer: this.#referrer })
  }
}
