import { type Clock, codeProblems, codeText, paths, type Session } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { Countdown } from '../../stores/countdown.ts'
import { type SignInTrouble, troubleOfRefusal, troubleOfThrown } from '../../stores/sign-in-refusal.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface LoginCodeNeeds {
  readonly session: Session
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
}

const SECOND_MS = 1_000

/** The code comes back, or another is asked for. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginCodeStore {
  code = ''
  busy: 'no' | 'entering' | 'resending' = 'no'
  trouble: SignInTrouble | null = null
  /** Said when another code is on its way. */
  news = ''
  /** Until another code may be asked for. */
  readonly resendWait: Countdown
  /** Until a code may be tried again. */
  readonly wait: Countdown
  /** Until the code that was sent is of no use. */
  readonly life: Countdown
  readonly #needs: LoginCodeNeeds
  readonly #stop = new AbortController()

  constructor(needs: LoginCodeNeeds) {
    this.#needs = needs
    this.resendWait = new Countdown(needs.clock)
    this.wait = new Countdown(needs.clock)
    this.life = new Countdown(needs.clock)
    makeAutoObservable(
      this,
      { trouble: observableRef, resendWait: false, wait: false, life: false },
      { autoBind: true },
    )
    this.#countDown()
  }

  /** Where the code went. Null on a page that was opened without asking for one: then no other can be sent from here. */
  get email(): string | null {
    return this.#needs.signIn.pending?.email ?? null
  }

  type(typed: string): void {
    this.code = codeText(typed)
    this.trouble = null
  }

  async submit(): Promise<void> {
    if (this.busy !== 'no' || !this.wait.isOver) return
    const person = this.#needs.signIn.checkForBots()
    if (!person.ok) return this.#tell({ message: person.refusal.message, requestId: null })
    const [problem] = codeProblems({ code: this.code })
    if (problem !== undefined) return this.#tell({ message: problem.message, requestId: null })
    this.#begin('entering')
    try {
      const answer = await this.#needs.session.enterCode({ code: this.code }, this.#stop.signal)
      if (answer.ok) {
        this.#needs.account.signedIn(answer.value)
        this.#needs.signIn.forget()
        return this.#needs.navigator.go(paths.home(), { replace: true })
      }
      if (answer.refusal.kind === 'too-many') this.#waitFor(this.wait, answer.refusal.retryAfterSeconds)
      this.#tell(troubleOfRefusal(answer.refusal, 'This code is no longer of use. Ask for a new one.'))
    } catch (thrown) {
      this.#tell(troubleOfThrown(thrown))
    } finally {
      this.#end()
    }
  }

  /** Sends another code to the same address. The one before is of no use then. */
  async resend(): Promise<void> {
    const { email } = this
    if (email === null || this.busy !== 'no' || !this.resendWait.isOver) return
    this.#begin('resending')
    try {
      const answer = await this.#needs.signIn.askForCode(email, this.#stop.signal)
      if (answer.ok) {
        this.#countDown()
        runInAction(() => {
          this.code = ''
          this.news = 'A new code is on its way. Only the newest works.'
        })
        return
      }
      if (answer.refusal.kind === 'conflict') {
        await this.#needs.account.refresh()
        return this.#needs.navigator.go(paths.home(), { replace: true })
      }
      if (answer.refusal.kind === 'too-many') this.#waitFor(this.resendWait, answer.refusal.retryAfterSeconds)
      this.#tell(troubleOfRefusal(answer.refusal, 'No new code could be sent.'))
    } catch (thrown) {
      this.#tell(troubleOfThrown(thrown))
    } finally {
      this.#end()
    }
  }

  dispose(): void {
    this.#stop.abort()
    for (const countdown of [this.resendWait, this.wait, this.life]) countdown.stop()
  }

  #countDown(): void {
    const { pending } = this.#needs.signIn
    this.resendWait.until(pending?.resendAt ?? 0)
    this.life.until(pending?.expiresAt ?? 0)
  }

  #waitFor(countdown: Countdown, seconds: number | null): void {
    countdown.until(this.#needs.clock.now() + (seconds ?? 0) * SECOND_MS)
  }

  #begin(busy: 'entering' | 'resending'): void {
    runInAction(() => {
      this.busy = busy
      this.trouble = null
      this.news = ''
    })
  }

  #end(): void {
    runInAction(() => {
      this.busy = 'no'
    })
  }

  #tell(trouble: SignInTrouble): void {
    if (this.#stop.signal.aborted) return
    runInAction(() => {
      this.trouble = trouble
    })
  }
}
