import { type Failure, failureOf, type Outcome, type Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { submissionErrorMessage } from './submission-messages.ts'

/** Where something that is sent to the server stands. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

const IDLE: SubmissionState = { kind: 'idle' }

/**
 * One thing that is sent when somebody says so: never twice at once, and never lost. It tells what was wrong, beside the
 * field that the server named or for the whole.
 */
export class Submission {
  state: SubmissionState = IDLE
  /** How often something was wrong: focus goes to the first wrong field each time. */
  errorCount = 0
  readonly #not: string
  readonly #fields: readonly string[]

  /** `not`: "Not saved". `fields`: those that stand on the page, in core's words. */
  constructor(not: string, fields: readonly string[] = []) {
    this.#not = not
    this.#fields = fields
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isPending(): boolean {
    return this.state.kind === 'pending'
  }

  /** What is wrong that belongs to no field on the page. */
  get error(): string | undefined {
    return submissionErrorMessage(this.state, this.#not, this.#fields)
  }

  /** What to quote when asking for help. */
  get requestId(): string | undefined {
    if (this.state.kind === 'failed') return this.state.failure.requestId ?? undefined
    return this.state.kind === 'refused' ? (this.state.refusal.requestId ?? undefined) : undefined
  }

  /** What the server said of a field. */
  told(field: string): string | undefined {
    if (this.state.kind !== 'refused' || this.state.refusal.kind !== 'invalid') return undefined
    const told = this.state.refusal.problems.filter(problem => problem.field === field)
    return told.length === 0 ? undefined : told.map(({ message }) => message).join(' ')
  }

  /** Something was changed: what was wrong before may not be now. */
  forget(): void {
    if (!this.isPending) this.state = IDLE
  }

  /** Something is wrong already, so nothing is sent. */
  rejectLocally(): void {
    this.errorCount += 1
  }

  /** Sends it. Resolves to the answer, or to undefined when it was refused, failed, or is under way already. */
  async send<T>(request: () => Promise<Outcome<T, Refusal>>): Promise<{ readonly value: T } | undefined> {
    if (this.isPending) return undefined
    this.state = { kind: 'pending' }
    try {
      const answer = await request()
      if (answer.ok) {
        runInAction(() => {
          this.state = IDLE
        })
        return { value: answer.value }
      }
      this.#wrong({ kind: 'refused', refusal: answer.refusal })
    } catch (thrown) {
      this.#wrong({ kind: 'failed', failure: failureOf(thrown) })
    }
    return undefined
  }

  #wrong(state: SubmissionState): void {
    runInAction(() => {
      this.state = state
      this.errorCount += 1
    })
  }
}
