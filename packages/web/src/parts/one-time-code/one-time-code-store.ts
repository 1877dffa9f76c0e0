import {
  CODE_DIGITS,
  codeProblems,
  codeText,
  LONG_CODE_DIGITS,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import { Countdown } from '../../stores/countdown.ts'
import { signInMessages } from '../../stores/sign-in-refusal.ts'
import { Submission, type SubmissionGuard } from '../../stores/submission.ts'
import type { ErrorMessage, SubmissionMessages } from '../../stores/submission-messages.ts'

/**
 * The code after a paste into its field: a whole code replaces the text, in any spelling and within any text; a part
 * is inserted at the cursor. Empty: a paste without a digit changes nothing. `whole`: the digits of a whole code.
 */
export const codeWithPasted = (
  code: string,
  pasted: string,
  [start, end]: readonly [start: number, end: number],
  whole = CODE_DIGITS,
): string => {
  const digits = codeText(pasted, whole)
  if (digits === '') return code
  return digits.length === whole
    ? digits
    : codeText(`${code.slice(0, start)}${digits}${code.slice(end)}`, whole)
}

/** A code that was sent, as far as this page knows. Moments are milliseconds since 1970. */
export interface SentCode {
  /** When it expires. Null: unknown. */
  readonly expiresAt: number | null
  /** From when another can be requested. Null: at once. */
  readonly resendAt: number | null
  /** How many digits it has. Absent: six. */
  readonly codeDigits?: number | null
}

export interface OneTimeCodeDeps<T> extends SubmissionGuard {
  /** The newest code that this page requested. Null: none. */
  readonly sent: () => SentCode | null
  readonly enter: (code: string, signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  /** Called with the response to the right code. */
  readonly entered: (value: T) => void
  /** Sends another code. Null: the e-mail address is unknown. */
  readonly resend: ((signal: AbortSignal) => Promise<Outcome<unknown, Refusal>>) | null
  /** Called when a user is signed in here already (409): loads the user, for the screen to show. */
  readonly signedInAlready: () => Promise<void>
}

const SECOND_MS = 1_000

const refusedMessages = signInMessages('This code no longer works. Ask for a new one.')

/** After too many wrong codes, none works any more, however long one waits. */
const enterMessages: SubmissionMessages = (error, others) =>
  error.kind === 'refused' && error.refusal.kind === 'too-many'
    ? { message: 'Too many wrong codes. Send a new code.', requestId: null }
    : refusedMessages(error, others)

/** How long Enter is ignored after a code that was sent by itself is refused: people press it out of habit. */
const HABIT_MS = 1_000

/**
 * Enters a one-time code, or requests another. A code is sent by itself when its last digit is typed, pasted or filled
 * in; a refused one never is a second time, so that no try is lost.
 *
 * Source: section 4, "Sign-in and sign-up"; section 8, "Sign in". Choice: the error stays while the code is corrected,
 * as it says how many tries are left.
 */
export class OneTimeCodeStore<T> {
  code = ''
  /** Whether the code in the field is the one that was refused. */
  isRefused = false
  /** Announced when another code was sent. */
  notice = ''
  isLifeKnown = false
  /** How many digits the code has. */
  digits = CODE_DIGITS
  readonly entering: Submission
  readonly resending = new Submission(signInMessages('We could not send a new code.'))
  /** Until another code can be requested. */
  readonly resendWait: Countdown
  /** How often the code in the field was refused: each time, the focus returns to the field. */
  refusedCount = 0
  readonly #life: Countdown
  readonly #deps: OneTimeCodeDeps<T>
  /** The code that was refused last. */
  #refusedCode = ''
  /** Until when Enter does not send the refused code again. Milliseconds since 1970. */
  #habitEndsAt = 0
  /** A code was accepted: the screen is about to be left. */
  #isEntered = false

  constructor(deps: OneTimeCodeDeps<T>) {
    this.#deps = deps
    this.entering = new Submission(enterMessages, [], deps)
    this.resendWait = new Countdown(deps.clock)
    this.#life = new Countdown(deps.clock)
    makeAutoObservable(this, { entering: false, resending: false, resendWait: false }, { autoBind: true })
    this.#countDown()
  }

  /** Whether a code or a request for another is pending. */
  get isPending(): boolean {
    return this.entering.isPending || this.resending.isPending
  }

  get error(): ErrorMessage | null {
    return this.entering.wholeError ?? this.resending.wholeError
  }

  /** Seconds until the code expires; 0: it has expired. Null: unknown. */
  get life(): number | null {
    return this.isLifeKnown ? this.#life.seconds : null
  }

  get canResend(): boolean {
    return this.#deps.resend !== null
  }

  /** Puts a code into the field without sending it. */
  fill(code: string): void {
    this.#recognizeLong(code)
    this.code = codeText(code, this.digits)
    this.isRefused = false
  }

  /** Takes what was typed or filled in by the browser. The last digit sends the code. */
  type(typed: string): void {
    const wasWhole = this.code.length === this.digits
    this.fill(typed)
    if (!wasWhole) this.#sendWhole()
  }

  /** Takes what was pasted, a whole code or a part of one. A code that is whole then is sent. */
  paste(pasted: string, selection: readonly [start: number, end: number]): void {
    const before = this.code
    this.#recognizeLong(pasted)
    this.fill(codeWithPasted(before, pasted, selection, this.digits))
    if (this.code !== before) this.#sendWhole()
  }

  async submit(): Promise<void> {
    if (this.isPending || !this.entering.canSend) return
    const isHabit = this.code === this.#refusedCode && this.#deps.clock.now() < this.#habitEndsAt
    if (isHabit || this.#isEntered) return
    this.resending.reset()
    const { code } = this
    const request = (signal: AbortSignal) => {
      this.notice = ''
      return this.#deps.enter(code, signal)
    }
    const onDone = (value: T) => {
      this.#isEntered = true
      this.#deps.entered(value)
    }
    await this.entering.send(request, { problems: codeProblems({ code }, this.digits), onDone })
    const refusal = this.entering.refusal?.kind
    if (refusal === 'invalid' || refusal === 'forbidden') this.#refusedCode = code
    this.#showRefused()
  }

  /** Sends another code to the same address. The one before no longer works then. */
  async resend(): Promise<void> {
    const { resend } = this.#deps
    if (resend === null || this.isPending || !this.resendWait.isOver) return
    this.entering.reset()
    this.notice = ''
    const request = async (signal: AbortSignal) => {
      const response = await resend(signal)
      if (!response.ok && response.refusal.kind === 'conflict') await this.#deps.signedInAlready()
      if (!response.ok && response.refusal.kind === 'too-many')
        this.#waitToResend(response.refusal.retryAfterSeconds ?? 0)
      return response
    }
    await this.resending.send(request, { onDone: () => this.#sentAgain() })
    this.#showRefused()
  }

  dispose(): void {
    for (const submission of [this.entering, this.resending]) submission.dispose()
    for (const countdown of [this.resendWait, this.#life]) countdown.stop()
  }

  /** A code that was requested elsewhere, as in another tab: a whole long one shows that it is long. */
  #recognizeLong(text: string): void {
    if (!this.isLifeKnown && codeText(text, LONG_CODE_DIGITS).length === LONG_CODE_DIGITS)
      this.digits = LONG_CODE_DIGITS
  }

  #sendWhole(): void {
    const { code } = this
    if (code.length !== this.digits || code === this.#refusedCode) return
    void this.submit().then(() => {
      if (code === this.#refusedCode) this.#habitEndsAt = this.#deps.clock.now() + HABIT_MS
    })
  }

  #sentAgain(): void {
    this.#countDown()
    runInAction(() => {
      this.code = ''
      this.isRefused = false
      this.notice =
        this.digits === CODE_DIGITS
          ? 'A new code is on its way. Only the newest code works.'
          : 'Use the newest code. We send one every five minutes at most.'
    })
  }

  #countDown(): void {
    const sent = this.#deps.sent()
    this.resendWait.until(sent?.resendAt ?? 0)
    this.#life.until(sent?.expiresAt ?? 0)
    runInAction(() => {
      this.isLifeKnown = (sent?.expiresAt ?? null) !== null
      this.digits = sent?.codeDigits ?? this.digits
    })
  }

  #waitToResend(seconds: number): void {
    this.resendWait.until(this.#deps.clock.now() + seconds * SECOND_MS)
  }

  #showRefused(): void {
    runInAction(() => {
      if (this.error === null) return
      this.isRefused = true
      this.refusedCount += 1
    })
  }
}
