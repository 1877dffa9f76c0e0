import { type Clock, codeProblems, codeText, type Outcome, type Refusal, CODE_DIGITS } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Countdown } from '../../stores/countdown.ts'
import { type SignInError, errorOfRefusal, errorOfThrown } from '../../stores/sign-in-refusal.ts'

/**
 * The code after a paste into its field: a whole code replaces the text, in any spelling and within any text; a part
 * is inserted at the cursor. Empty: a paste without a digit changes nothing.
 */
export const codeWithPasted = (
  code: string,
  pasted: string,
  [start, end]: readonly [start: number, end: number],
): string => {
  const digits = codeText(pasted)
  if (digits === '') return code
  return digits.length === CODE_DIGITS
    ? digits
    : codeText(`${code.slice(0, start)}${digits}${code.slice(end)}`)
}

/** A code that was sent, as far as this page knows. Moments are milliseconds since 1970. */
export interface SentCode {
  /** When it expires. Null: not known here. */
  readonly expiresAt: number | null
  /** From when another can be requested. Null: at once. */
  readonly resendAt: number | null
}

/** The dependencies of a screen that asks for a code. */
export interface OneTimeCodeDeps<T> {
  readonly clock: Clock
  /** Whether the page seems to be used by a program. */
  readonly checkForBots: () => Outcome<void, { readonly message: string }>
  /** The newest code that this page requested. Null: none. */
  readonly sent: () => SentCode | null
  readonly enter: (code: string, signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  /** Continues with the result of the right code. */
  readonly entered: (value: T) => void
  /** Sends another code. Null: the address is not known. */
  readonly resend: ((signal: AbortSignal) => Promise<Outcome<unknown, Refusal>>) | null
  /** A user is signed in here already (409): finds out who, for the screen to show. */
  readonly signedInAlready: () => Promise<void>
}

const SECOND_MS = 1_000

/**
 * Entering a one-time code, or requesting another.
 *
 * Source: section 4, "Sign-in and sign-up"; section 8, "Sign in". Choice: the message of a refusal stays while the
 * code is corrected, as it says how many attempts are left.
 */
export class OneTimeCodeStore<T> {
  code = ''
  busy: 'no' | 'entering' | 'resending' = 'no'
  error: SignInError | null = null
  /** Whether the current text is the one that was refused. */
  isRefused = false
  /** The message after another code was sent. */
  news = ''
  isLifeKnown = false
  /** The wait until another code can be requested. */
  readonly resendWait: Countdown
  /** The wait until a code can be tried again. */
  readonly wait: Countdown
  readonly #life: Countdown
  readonly #deps: OneTimeCodeDeps<T>
  readonly #stop = new AbortController()

  constructor(deps: OneTimeCodeDeps<T>) {
    this.#deps = deps
    this.resendWait = new Countdown(deps.clock)
    this.wait = new Countdown(deps.clock)
    this.#life = new Countdown(deps.clock)
    makeAutoObservable(this, { error: observableRef, resendWait: false, wait: false }, { autoBind: true })
    this.#countDown()
  }

  /** Seconds until the code expires; 0 when it has. Null: not known. */
  get life(): number | null {
    return this.isLifeKnown ? this.#life.seconds : null
  }

  get canResend(): boolean {
    return this.#deps.resend !== null
  }

  type(typed: string): void {
    this.code = codeText(typed)
    this.isRefused = false
  }

  /** Applies a paste of a whole code or a part of one. */
  paste(pasted: string, selection: readonly [start: number, end: number]): void {
    this.type(codeWithPasted(this.code, pasted, selection))
  }

  async submit(): Promise<void> {
    if (this.busy !== 'no' || !this.wait.isOver) return
    const person = this.#deps.checkForBots()
    if (!person.ok) return this.#tell({ message: person.refusal.message, requestId: null })
    const [problem] = codeProblems({ code: this.code })
    if (problem !== undefined) return this.#tell({ message: problem.message, requestId: null })
    await this.#request('entering', async signal => {
      const answer = await this.#deps.enter(this.code, signal)
      if (answer.ok) return this.#deps.entered(answer.value)
      if (answer.refusal.kind === 'too-many') this.#waitFor(this.wait, answer.refusal.retryAfterSeconds)
      this.#tell(errorOfRefusal(answer.refusal, 'This code is no longer of use. Ask for a new one.'))
    })
  }

  /** Sends another code to the same address, which replaces the one before. */
  async resend(): Promise<void> {
    const { resend } = this.#deps
    if (resend === null || this.busy !== 'no' || !this.resendWait.isOver) return
    await this.#request('resending', async signal => {
      const answer = await resend(signal)
      if (answer.ok) return this.#sentAgain()
      if (answer.refusal.kind === 'conflict') await this.#deps.signedInAlready()
      if (answer.refusal.kind === 'too-many') this.#waitFor(this.resendWait, answer.refusal.retryAfterSeconds)
      this.#tell(errorOfRefusal(answer.refusal, 'No new code could be sent.'))
    })
  }

  dispose(): void {
    this.#stop.abort()
    for (const countdown of [this.resendWait, this.wait, this.#life]) countdown.stop()
  }

  async #request(
    busy: 'entering' | 'resending',
    call: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    runInAction(() => {
      this.busy = busy
      this.error = null
      this.news = ''
    })
    try {
      await call(this.#stop.signal)
    } catch (thrown) {
      this.#tell(errorOfThrown(thrown))
    } finally {
      runInAction(() => {
        this.busy = 'no'
      })
    }
  }

  #sentAgain(): void {
    this.#countDown()
    runInAction(() => {
      this.code = ''
      this.isRefused = false
      this.news = 'A new code is on its way. Only the newest works.'
    })
  }

  #countDown(): void {
    const sent = this.#deps.sent()
    this.resendWait.until(sent?.resendAt ?? 0)
    this.#life.until(sent?.expiresAt ?? 0)
    runInAction(() => {
      this.isLifeKnown = (sent?.expiresAt ?? null) !== null
    })
  }

  #waitFor(countdown: Countdown, seconds: number | null): void {
    countdown.until(this.#deps.clock.now() + (seconds ?? 0) * SECOND_MS)
  }

  #tell(error: SignInError): void {
    if (this.#stop.signal.aborted) return
    runInAction(() => {
      this.error = error
      this.isRefused = true
    })
  }
}
