import {
  type Clock,
  type CodeSent,
  type CurrentUser,
  done,
  emailProblems,
  emailText,
  type Outcome,
  paths,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { BrandHosts } from '../../stores/ports.ts'
import { signInMessages, signOutNotReached } from '../../stores/sign-in-refusal.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'
import { Submission } from '../../stores/submission.ts'

export interface LoginDeps {
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
  readonly brandHosts: BrandHosts
}

/** Sends a code to an e-mail address. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginStore {
  email: string
  readonly submission: Submission
  readonly #deps: LoginDeps

  /** The brand of this host, and the host of the other brand. */
  readonly hosts: BrandHosts

  constructor(deps: LoginDeps) {
    const { signIn, clock, brandHosts } = deps
    this.#deps = deps
    this.hosts = brandHosts
    this.submission = new Submission(signInMessages('We could not send a code to this address.'), [], {
      clock,
      checkForBots: signIn.checkForBots,
    })
    this.email = signIn.pending?.email ?? ''
    makeAutoObservable(this, { submission: false, hosts: false }, { autoBind: true })
  }

  /** The user who has signed in in this browser since the screen was opened. */
  get here(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** Whether an earlier sign-out was never confirmed. */
  get isSignOutPending(): boolean {
    return this.#deps.account.isSignOutPending
  }

  /** Whether the session of this page ended by itself: the user has not signed out. */
  get hasEnded(): boolean {
    return this.#deps.account.hasEnded
  }

  type(email: string): void {
    this.email = email
    this.submission.reset()
  }

  /**
   * Sends a code. The address stays in the field, whatever the result.
   *
   * Choice: if a code has just been sent to this address, as for a user who went back, no other is requested.
   */
  async submit(): Promise<void> {
    const email = emailText(this.email)
    await this.submission.send(signal => this.#request(email, signal), {
      problems: emailProblems({ email }),
      onDone: () => this.#deps.navigator.go(paths.loginCode()),
    })
  }

  /** Continues as the signed-in user. */
  goOn(): void {
    this.#deps.navigator.go(paths.home(), { replace: true })
  }

  signOut(): void {
    this.submission.reset()
    void this.#deps.account.signOut()
  }

  dispose(): void {
    this.submission.dispose()
  }

  async #request(email: string, signal: AbortSignal): Promise<Outcome<CodeSent | null, Refusal>> {
    const { account, signIn } = this.#deps
    if (signIn.hasJustSentTo(email)) return done(null)
    if (!(await account.endPendingSession())) throw signOutNotReached()
    const response = await signIn.requestCode(email, signal)
    if (!response.ok && response.refusal.kind === 'conflict') await account.refresh()
    return response
  }
}
