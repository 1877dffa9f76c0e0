import { type Clock, emailProblems, emailText, paths } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { Countdown } from '../../stores/countdown.ts'
import { type SignInTrouble, troubleOfRefusal, troubleOfThrown } from '../../stores/sign-in-refusal.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface LoginNeeds {
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
}

const SECOND_MS = 1_000

/** An address is asked for, and a code sent to it. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginStore {
  email: string
  isSending = false
  trouble: SignInTrouble | null = null
  readonly wait: Countdown
  readonly #needs: LoginNeeds
  readonly #stop = new AbortController()

  constructor(needs: LoginNeeds) {
    this.#needs = needs
    this.wait = new Countdown(needs.clock)
    this.email = needs.signIn.pending?.email ?? ''
    makeAutoObservable(this, { trouble: observableRef, wait: false }, { autoBind: true })
  }

  type(email: string): void {
    this.email = email
    this.trouble = null
  }

  /** Sends a code. What was typed stays, whatever comes of it. */
  async submit(): Promise<void> {
    if (this.isSending || !this.wait.isOver) return
    const person = this.#needs.signIn.checkForBots()
    if (!person.ok) return this.#tell({ message: person.refusal.message, requestId: null })
    const email = emailText(this.email)
    const [problem] = emailProblems({ email })
    if (problem !== undefined) return this.#tell({ message: problem.message, requestId: null })
    this.isSending = true
    this.trouble = null
    try {
      const answer = await this.#needs.signIn.askForCode(email, this.#stop.signal)
      if (answer.ok) return this.#needs.navigator.go(paths.loginCode())
      const { refusal } = answer
      if (refusal.kind === 'conflict') return await this.#goOn()
      if (refusal.kind === 'too-many') {
        this.wait.until(this.#needs.clock.now() + (refusal.retryAfterSeconds ?? 0) * SECOND_MS)
      }
      this.#tell(troubleOfRefusal(refusal, 'No code could be sent to this address.'))
    } catch (thrown) {
      this.#tell(troubleOfThrown(thrown))
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  dispose(): void {
    this.#stop.abort()
    this.wait.stop()
  }

  /** 409: somebody is signed in here already, so this screen is not theirs. */
  async #goOn(): Promise<void> {
    await this.#needs.account.refresh()
    this.#needs.navigator.go(paths.home(), { replace: true })
  }

  #tell(trouble: SignInTrouble): void {
    if (this.#stop.signal.aborted) return
    runInAction(() => {
      this.trouble = trouble
    })
  }
}
