import { type Clock, type CurrentUser, emailProblems, emailText, paths, type Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { BrandHosts } from '../../stores/ports.ts'
import { Countdown } from '../../stores/countdown.ts'
import {
  SERVER_NOT_REACHED,
  type SignInError,
  errorOfRefusal,
  errorOfThrown,
} from '../../stores/sign-in-refusal.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface LoginDeps {
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
  readonly brandHosts: BrandHosts
}

const SECOND_MS = 1_000

/** An address is asked for, and a code sent to it. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginStore {
  email: string
  isSending = false
  error: SignInError | null = null
  readonly wait: Countdown
  readonly #deps: LoginDeps
  readonly #stop = new AbortController()

  /** Which brand's host this is, and where the other one is. */
  readonly hosts: BrandHosts

  constructor(deps: LoginDeps) {
    this.#deps = deps
    this.hosts = deps.brandHosts
    this.wait = new Countdown(deps.clock)
    this.email = deps.signIn.pending?.email ?? ''
    makeAutoObservable(this, { error: observableRef, wait: false, hosts: false }, { autoBind: true })
  }

  /** Whoever has signed in on this browser since the screen was opened. */
  get here(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** A sign-out before this one was never confirmed. */
  get isSignOutPending(): boolean {
    return this.#deps.account.isSignOutPending
  }

  type(email: string): void {
    this.email = email
    this.error = null
  }

  /**
   * Sends a code. What was typed stays, whatever comes of it.
   *
   * Choice: where a code has just been sent to this very address, as for somebody who went back, none is asked for anew.
   */
  async submit(): Promise<void> {
    if (this.isSending || !this.wait.isOver) return
    const person = this.#deps.signIn.checkForBots()
    if (!person.ok) return this.#tell({ message: person.refusal.message, requestId: null })
    const email = emailText(this.email)
    const [problem] = emailProblems({ email })
    if (problem !== undefined) return this.#tell({ message: problem.message, requestId: null })
    if (this.#deps.signIn.hasJustSentTo(email)) return this.#enterCode()
    runInAction(() => {
      this.isSending = true
      this.error = null
    })
    try {
      await this.#request(email)
    } catch (thrown) {
      this.#tell(errorOfThrown(thrown))
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** Stays with whoever is signed in. */
  goOn(): void {
    this.#deps.navigator.go(paths.home(), { replace: true })
  }

  signOut(): void {
    this.error = null
    void this.#deps.account.signOut()
  }

  dispose(): void {
    this.#stop.abort()
    this.wait.stop()
  }

  async #request(email: string): Promise<void> {
    const { account, signIn } = this.#deps
    if (!(await account.endPendingSession())) return this.#tell(SERVER_NOT_REACHED)
    const answer = await signIn.requestCode(email, this.#stop.signal)
    if (answer.ok) return this.#enterCode()
    await this.#refused(answer.refusal)
  }

  #enterCode(): void {
    this.#deps.navigator.go(paths.loginCode())
  }

  async #refused(refusal: Refusal): Promise<void> {
    if (refusal.kind === 'conflict') await this.#deps.account.refresh()
    if (refusal.kind === 'too-many') {
      this.wait.until(this.#deps.clock.now() + (refusal.retryAfterSeconds ?? 0) * SECOND_MS)
    }
    this.#tell(errorOfRefusal(refusal, 'No code could be sent to this address.'))
  }

  #tell(error: SignInError): void {
    if (this.#stop.signal.aborted) return
    runInAction(() => {
      this.error = error
    })
  }
}
