import {
  type Clock,
  failureOf,
  formProblems,
  NO_PROBLEMS,
  type Outcome,
  type Problem,
  problemsByField,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Countdown } from './countdown.ts'
import { submissionDone } from './submissions-done.ts'
import type { ErrorMessage, SubmissionError, SubmissionMessages } from './submission-messages.ts'

/** The state of a write to the server. */
export type SubmissionState = { readonly kind: 'idle' } | { readonly kind: 'pending' } | SubmissionError

/** For a form that can be sent without being signed in. */
export interface SubmissionGuard {
  readonly clock: Clock
  /** Whether the form may be sent from this page now. */
  readonly checkForBots: () => Outcome<void, { readonly message: string }>
}

export interface SendOptions<T> {
  /** Problems that are known before anything is sent. */
  readonly problems?: readonly Problem[]
  /** Continues with the result; the submission is pending until that has ended. */
  readonly onDone?: (value: T) => Promise<void> | void
}

const IDLE: SubmissionState = { kind: 'idle' }
const SECOND_MS = 1_000

/**
 * A write: sent when the user says so, one request at a time, and never repeated by itself. Holds the errors of the
 * fields on the page and of the form as a whole.
 *
 * Source: section 5, "Bot check"; section 5, "Deferred validation"; section 8, "Sign in".
 */
export class Submission {
  state: SubmissionState = IDLE
  /** The error that belongs to no field on the page. */
  wholeError: ErrorMessage | null = null
  /** How often there was an error: each time, the focus goes to the first wrong field. */
  errorCount = 0
  /** The errors of the fields, by their names. */
  fieldErrors: ReadonlyMap<string, readonly string[]> = new Map()
  readonly #messages: SubmissionMessages
  readonly #fields: readonly string[]
  readonly #guard: SubmissionGuard | undefined
  readonly #wait: Countdown | undefined
  readonly #abort = new AbortController()

  /**
   * `messages`: usually `submissionMessages('Not saved')`; not the default, as the first load does without them.
   * `fields`: those on the page, by core's names. `guard`: only if the page is checked for bots and a refused form waits
   * until it may be sent again.
   */
  constructor(messages: SubmissionMessages, fields: readonly string[] = [], guard?: SubmissionGuard) {
    this.#messages = messages
    this.#fields = fields
    this.#guard = guard
    this.#wait = guard && new Countdown(guard.clock)
    makeAutoObservable(
      this,
      { state: observableRef, wholeError: observableRef, fieldErrors: observableRef },
      { autoBind: true },
    )
  }

  get isPending(): boolean {
    return this.state.kind === 'pending'
  }

  /** Nothing is pending, and there is no wait before it can be sent. */
  get canSend(): boolean {
    return !this.isPending && this.waitSeconds === 0
  }

  /** Seconds until it can be sent again; 0: at once. */
  get waitSeconds(): number {
    return this.#wait?.seconds ?? 0
  }

  /** The message of the error that belongs to no field on the page. */
  get error(): string | undefined {
    return this.wholeError?.message
  }

  /** The request id to quote when asking for help. */
  get requestId(): string | undefined {
    return this.wholeError?.requestId ?? undefined
  }

  /** The refusal of the server. */
  get refusal(): Refusal | undefined {
    return this.state.kind === 'refused' ? this.state.refusal : undefined
  }

  /** The error of a field. */
  fieldError(field: string): string | undefined {
    return this.fieldErrors.get(field)?.join(' ')
  }

  /** A field was changed: its error and that of the form as a whole are cleared. */
  clearError(field: string): void {
    const others = [...this.fieldErrors].filter(([name]) => name !== field)
    this.reset()
    if (!this.isPending) this.fieldErrors = new Map(others)
  }

  /** Clears every error, unless a request is pending. */
  reset(): void {
    if (!this.isPending) this.#show(IDLE)
  }

  /** Shows problems that are known without a request. Does nothing while a request is pending. */
  rejectLocally(problems: readonly Problem[] = []): void {
    if (this.isPending) return
    const { fields, whole } = problemsByField(problems, this.#fields)
    this.#reject(IDLE, fields, whole.length === 0 ? null : { message: whole.join(' '), requestId: null })
  }

  /**
   * Sends it. Resolves to the result, or to undefined without one: refused, failed, disposed, not sent because of
   * a known problem, or pending already.
   */
  async send<T>(
    request: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>,
    { problems = [], onDone }: SendOptions<T> = {},
  ): Promise<{ readonly value: T } | undefined> {
    const { signal } = this.#abort
    if (!this.canSend || signal.aborted) return undefined
    const visitor = this.#guard?.checkForBots()
    if (visitor?.ok === false) {
      this.#reject(IDLE, NO_PROBLEMS.fields, { message: visitor.refusal.message, requestId: null })
      return undefined
    }
    if (problems.length > 0) {
      this.rejectLocally(problems)
      return undefined
    }
    this.#show({ kind: 'pending' })
    try {
      const response = await request(signal)
      if (signal.aborted) return undefined
      if (!response.ok) return this.#fail({ kind: 'refused', refusal: response.refusal })
      submissionDone()
      await onDone?.(response.value)
      this.#show(IDLE)
      return { value: response.value }
    } catch (thrown) {
      return this.#fail({ kind: 'failed', failure: failureOf(thrown) })
    }
  }

  /** Aborts a pending request and drops its response. Nothing is sent afterwards. */
  dispose(): void {
    this.#abort.abort()
    this.#wait?.stop()
    this.#show(IDLE)
  }

  #fail(error: SubmissionError): undefined {
    if (this.#abort.signal.aborted) return undefined
    const refusal = error.kind === 'refused' ? error.refusal : undefined
    if (refusal?.kind === 'too-many' && this.#guard !== undefined)
      this.#wait?.until(this.#guard.clock.now() + (refusal.retryAfterSeconds ?? 0) * SECOND_MS)
    const { fields, whole } = refusal === undefined ? NO_PROBLEMS : formProblems(refusal, this.#fields)
    this.#reject(error, fields, this.#messages(error, whole))
    return undefined
  }

  #reject(
    state: SubmissionState,
    fieldErrors: Submission['fieldErrors'],
    wholeError: ErrorMessage | null,
  ): void {
    runInAction(() => {
      this.#show(state)
      this.fieldErrors = fieldErrors
      this.wholeError = wholeError
      this.errorCount += 1
    })
  }

  #show(state: SubmissionState): void {
    runInAction(() => {
      this.state = state
      this.fieldErrors = new Map()
      this.wholeError = null
    })
  }
}
