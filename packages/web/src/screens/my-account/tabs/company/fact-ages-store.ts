import {
  AGE_LIMITS,
  type AgeLimit,
  type AgeLimits,
  type CurrentUser,
  draftedFactAges,
  SOURCE_KIND_TEXTS,
  SOURCE_KINDS,
  type FactAgeDraft,
  type SourceKind,
  factAgeDraft,
  factAgeProblems,
  maySetFactAges,
  type Rules,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface FactAgesDeps {
  readonly rules: Pick<Rules, 'factAges' | 'setFactAges'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    /** Loads the user again, with the company. */
    readonly refresh: () => Promise<unknown>
  }
}

/**
 * How old facts may be for the company's rules to pass, how long its contacts are to be on record, and the form of both.
 * What was typed stays until it is saved or canceled. Once it is saved, the user is loaded again: the window of contacts is
 * one of the company.
 */
export class FactAgesStore {
  readonly found: Query<AgeLimits>
  /** What was typed. Undefined: nothing yet. */
  typed: FactAgeDraft | undefined = undefined
  /** Whether the limits were saved and nothing was typed since. */
  isSaved = false
  readonly submission = new Submission(submissionMessages('Not saved'), AGE_LIMITS)
  readonly #deps: FactAgesDeps

  constructor(deps: FactAgesDeps) {
    this.#deps = deps
    this.found = new Query((_, signal) => deps.rules.factAges(signal))
    makeAutoObservable(this, { found: false, typed: observableRef, submission: false }, { autoBind: true })
  }

  /** Loads the limits once, where the plan rules at all. */
  open(): void {
    const { user } = this.#deps.account
    if (user?.paywall.canRule === true && this.found.state.kind === 'idle') void this.found.load()
  }

  get maySet(): boolean {
    const { user } = this.#deps.account
    return user != null && maySetFactAges(user)
  }

  get draft(): FactAgeDraft | undefined {
    return this.typed ?? (this.found.value && factAgeDraft(this.found.value))
  }

  get hasChanges(): boolean {
    const { value } = this.found
    const { typed } = this
    if (value === undefined || typed === undefined) return false
    const before = factAgeDraft(value)
    return AGE_LIMITS.some(limit => typed[limit].trim() !== before[limit])
  }

  problemOf(limit: AgeLimit): string | undefined {
    return this.submission.fieldError(limit)
  }

  change(limit: AgeLimit, text: string): void {
    if (this.draft === undefined) return
    this.typed = { ...this.draft, [limit]: text }
    this.#forget()
  }

  /** Fills the fields that have no limit with the suggested ones. */
  suggest(): void {
    const { draft } = this
    if (draft === undefined) return
    const suggested = SOURCE_KINDS.map(source => [
      source,
      draft[source].trim() || String(SOURCE_KIND_TEXTS[source].suggestedDays),
    ])
    this.typed = { ...draft, ...(Object.fromEntries(suggested) as Record<SourceKind, string>) }
    this.#forget()
  }

  reset(): void {
    this.typed = undefined
    this.#forget()
  }

  async save(): Promise<void> {
    const { draft } = this
    if (draft === undefined || this.submission.isPending) return
    const answer = await this.submission.send(
      () => this.#deps.rules.setFactAges({ ages: draftedFactAges(draft) }),
      { problems: factAgeProblems(draft) },
    )
    if (answer === undefined) return
    await this.#deps.account.refresh()
    runInAction(() => {
      this.found.set(answer.value)
      this.typed = undefined
      this.isSaved = true
    })
  }

  dispose(): void {
    this.found.dispose()
    this.reset()
  }

  #forget(): void {
    this.isSaved = false
    this.submission.reset()
  }
}
