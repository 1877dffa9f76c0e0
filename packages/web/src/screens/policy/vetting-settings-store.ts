import {
  draftedVetting,
  type VettingDraft,
  type Vetting,
  vettingDraft,
  vettingProblems,
  type VettingTerms,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** When carriers are decided on again, and the form of it. What was typed stays until it is saved or canceled. */
export class VettingSettingsStore {
  readonly terms: Query<VettingTerms>
  /** What was typed. Undefined: nothing yet. */
  typed: VettingDraft | undefined = undefined
  /** Whether it was saved and nothing was typed since. */
  isSaved = false
  readonly submission = new Submission(submissionMessages('Not saved'), ['everyDays', 'unusedDays'])
  readonly #vetting: Pick<Vetting, 'terms' | 'changeSettings'>

  constructor(vetting: Pick<Vetting, 'terms' | 'changeSettings'>) {
    this.#vetting = vetting
    this.terms = new Query((_, signal) => vetting.terms(signal))
    makeAutoObservable(this, { terms: false, typed: observableRef, submission: false }, { autoBind: true })
  }

  open(): void {
    if (this.terms.state.kind === 'idle') void this.terms.load()
  }

  get draft(): VettingDraft | undefined {
    return this.typed ?? (this.terms.value && vettingDraft(this.terms.value))
  }

  get hasChanges(): boolean {
    const { typed } = this
    const { value } = this.terms
    if (typed === undefined || value === undefined) return false
    const before = vettingDraft(value)
    return (
      typed.everyDays.trim() !== before.everyDays ||
      typed.unusedDays.trim() !== before.unusedDays ||
      typed.afterNewVersion !== before.afterNewVersion
    )
  }

  change(change: Partial<VettingDraft>): void {
    if (this.draft === undefined) return
    this.typed = { ...this.draft, ...change }
    this.#forget()
  }

  reset(): void {
    this.typed = undefined
    this.#forget()
  }

  async save(): Promise<void> {
    const { draft } = this
    if (draft === undefined || this.submission.isPending) return
    const answer = await this.submission.send(() => this.#vetting.changeSettings(draftedVetting(draft)), {
      problems: vettingProblems(draft),
    })
    if (answer === undefined) return
    runInAction(() => {
      this.terms.set(answer.value)
      this.typed = undefined
      this.isSaved = true
    })
  }

  dispose(): void {
    this.terms.dispose()
    this.reset()
  }

  #forget(): void {
    this.isSaved = false
    this.submission.reset()
  }
}
