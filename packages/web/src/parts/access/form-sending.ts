import {
  type AutomationFound,
  type Clock,
  formProblems,
  type Outcome,
  type Problem,
  problemsByField,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Countdown } from '../../stores/countdown.ts'
import { type SignInError, errorOfRefusal, errorOfThrown } from '../../stores/sign-in-refusal.ts'

const SECOND_MS = 1_000

export interface FormSendingDeps {
  readonly clock: Clock
  /** Whether the form may be sent from this page now. */
  readonly checkForBots: () => Outcome<void, AutomationFound>
}

/** One submission of a form. */
export interface Sending<T> {
  readonly fieldNames: readonly string[]
  /** Problems that are known before it is sent. */
  readonly problems: readonly Problem[]
  readonly request: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  /** The message of a refusal that has no message of its own. */
  readonly otherwise: string
  /** The field that a conflict is shown beside. Left out: it is shown for the form as a whole. */
  readonly conflictField?: string
  /** Continues with the result; the form is pending until that has ended. */
  readonly taken: (value: T) => Promise<void> | void
}

/**
 * A form of signing in or up: sent once at a time, after the bot check, with the errors beside its fields.
 *
 * Source: section 5, "Bot check"; section 5, "Deferred validation"; section 8, "Sign in".
 */
export class FormSending {
  isSending = false
  /** The errors of the fields, by their names. */
  fields: ReadonlyMap<string, readonly string[]> = new Map()
  /** The error of the form as a whole, or why it could not be sent. */
  whole: SignInError | null = null
  /** Counts the errors, so that the focus goes to the wrong field each time. */
  turnedBack = 0
  /** The wait until it may be sent again. */
  readonly wait: Countdown
  readonly #deps: FormSendingDeps
  readonly #stop = new AbortController()

  constructor(deps: FormSendingDeps) {
    this.#deps = deps
    this.wait = new Countdown(deps.clock)
    makeAutoObservable(this, { fields: observableRef, whole: observableRef, wait: false }, { autoBind: true })
  }

  get mayBeSent(): boolean {
    return !this.isSending && this.wait.isOver
  }

  /** A field was changed: its error is cleared. */
  clearError(field: string): void {
    this.whole = null
    this.fields = new Map([...this.fields].filter(([name]) => name !== field))
  }

  /** Sends the form. Resolves to the kind of its refusal, whose message is shown; undefined when it was not refused. */
  async send<T>(form: Sending<T>): Promise<Refusal['kind'] | undefined> {
    if (!this.mayBeSent) return undefined
    const person = this.#deps.checkForBots()
    if (!person.ok) return this.#turnBack([], { message: person.refusal.message, requestId: null })
    const { fields } = problemsByField(form.problems, form.fieldNames)
    if (fields.size > 0) return this.#turnBack(fields, null)
    this.#begin()
    try {
      const answer = await form.request(this.#stop.signal)
      // A user who has left the screen meanwhile, as by signing out, is not moved on by the response.
      if (this.#stop.signal.aborted) return undefined
      if (answer.ok) await form.taken(answer.value)
      else this.#refused(answer.refusal, form)
      return answer.ok ? undefined : answer.refusal.kind
    } catch (thrown) {
      return this.#turnBack([], errorOfThrown(thrown))
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

  #begin(): void {
    runInAction(() => {
      this.isSending = true
      this.fields = new Map()
      this.whole = null
    })
  }

  #refused(
    refusal: Refusal,
    { fieldNames, otherwise, conflictField }: Omit<Sending<never>, 'request'>,
  ): void {
    if (refusal.kind === 'too-many')
      this.wait.until(this.#deps.clock.now() + (refusal.retryAfterSeconds ?? 0) * SECOND_MS)
    const { fields, whole } = formProblems(refusal, fieldNames)
    if (fields.size > 0) {
      this.#turnBack(fields, whole.length > 0 ? { message: whole.join(' '), requestId: null } : null)
      return
    }
    const error = errorOfRefusal(refusal, otherwise)
    if (refusal.kind === 'conflict' && conflictField !== undefined)
      this.#turnBack([[conflictField, [error.message]]], null)
    else this.#turnBack([], error)
  }

  #turnBack(fields: Iterable<readonly [string, readonly string[]]>, whole: SignInError | null): undefined {
    if (this.#stop.signal.aborted) return
    runInAction(() => {
      this.fields = new Map(fields)
      this.whole = whole
      this.turnedBack += 1
    })
  }
}
