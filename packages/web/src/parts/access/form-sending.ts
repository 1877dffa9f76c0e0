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
  /** Whether a form may be sent from this page, as it is now. */
  readonly checkForBots: () => Outcome<void, AutomationFound>
}

/** One sending of a form. */
export interface Sending<T> {
  readonly fieldNames: readonly string[]
  /** What is wrong before it is sent. */
  readonly problems: readonly Problem[]
  readonly request: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  /** What is said of a refusal that brings no words of its own. */
  readonly otherwise: string
  /** The field beside which a conflict is told. Left out: it is told of the form as a whole. */
  readonly conflictField?: string
  /** Carries on with what it was answered with; the form is on its way until that is done. */
  readonly taken: (value: T) => Promise<void> | void
}

/**
 * A form of the way in: sent once at a time, after the bot check, with what was wrong beside its fields.
 *
 * Source: section 5, "Bot check"; section 5, "Deferred validation"; section 8, "Sign in".
 */
export class FormSending {
  isSending = false
  /** What is wrong with a field, by its name. */
  fields: ReadonlyMap<string, readonly string[]> = new Map()
  /** What is wrong with the form as a whole, or kept it from being sent. */
  whole: SignInError | null = null
  /** Counts what was turned back, so that the focus goes where it is put right each time. */
  turnedBack = 0
  /** Until it may be sent again. */
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

  /** Something else was typed: what was wrong with it may be so no longer. */
  clearError(field: string): void {
    this.whole = null
    this.fields = new Map([...this.fields].filter(([name]) => name !== field))
  }

  /** Sends it. Answers how it was refused, which has been told; undefined when it was not. */
  async send<T>(form: Sending<T>): Promise<Refusal['kind'] | undefined> {
    if (!this.mayBeSent) return undefined
    const person = this.#deps.checkForBots()
    if (!person.ok) return this.#turnBack([], { message: person.refusal.message, requestId: null })
    const { fields } = problemsByField(form.problems, form.fieldNames)
    if (fields.size > 0) return this.#turnBack(fields, null)
    this.#begin()
    try {
      const answer = await form.request(this.#stop.signal)
      // Whoever has left the screen meanwhile, as by signing out, is not to be taken on by its answer.
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
