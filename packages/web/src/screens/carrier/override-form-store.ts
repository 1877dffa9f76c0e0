import {
  addDays,
  type CalendarDate,
  type CarrierId,
  type ClassificationId,
  lastDayOfTerm,
  type MadeOverride,
  type Notes,
  type OverrideDraft,
  type OverrideDraftSetting,
  type OverrideTerm,
  type OverrideTermSetting,
  overrideDraftProblems,
  overrideTermProblems,
  overridableFor,
  overrideNoteText,
  overrideTerms,
  type RuleOverride,
  type RuleOverrides,
  type AnyRuleType,
  readOverrideDraft,
  typedDateIn,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { customMessages, failureMessage, submissionMessages } from '../../stores/submission-messages.ts'
import type { OverrideTermsStore, PolicyTerms } from './override-terms-store.ts'
import { isOutdated, NOT_SAVED, refusalMessage, savedMessage, withNotSaved } from './override-messages.ts'

export interface OverrideFormDeps {
  readonly carrierId: CarrierId
  readonly ruleType: AnyRuleType
  /** The classification that it starts with. Null: all of them. */
  readonly classificationId: ClassificationId | null
  readonly ruleOverrides: Pick<RuleOverrides, 'create'>
  readonly notes: Pick<Notes, 'create'>
  /** What the draft is checked against, and its ends depend on, as it is now. */
  readonly setting: () => OverrideDraftSetting & OverrideTermSetting
  readonly terms: Pick<OverrideTermsStore, 'of'>
  /** The name of a classification, for what is said when the override is saved. */
  readonly nameOf: (id: ClassificationId) => string
  /** The override is saved; its reason may still be missing. */
  readonly saved: (override: RuleOverride) => void
  /** Everything is saved. */
  readonly finished: (message: string, made: MadeOverride) => void
  /** Called when someone else was first, so that the carrier shown is out of date. */
  readonly outdated: () => void
}

const FIELDS = ['expiresOn', 'reason', 'file'] as const

/**
 * The form of an override: first the override is saved, then its reason as a note of the carrier. What was typed stays
 * until it is saved, also after a refusal or a failure. If only the override was saved, the form is left with the reason
 * alone, to be saved again.
 *
 * Source: section 4, "Override lifecycle"; section 4, "Indefinite override".
 */
export class OverrideFormStore {
  /** When it ends, as it was chosen. Null: it was not. */
  chosenTerm: OverrideTerm | null = null
  /** The last day as typed, where it ends on a date. */
  date: string | null = null
  /** The classification that it is for. Null: for all of them. */
  classificationId: ClassificationId | null
  reason = ''
  file: File | null = null
  /** The override, once it is saved. */
  savedOverride: MadeOverride | null = null
  /** Whether the override is saved and its reason could not be. */
  isHalfSaved = false
  readonly #overriding = new Submission(
    customMessages(failure => failureMessage(failure, NOT_SAVED, 'What you typed is kept. '), refusalMessage),
    FIELDS,
  )
  readonly #explaining = new Submission(submissionMessages('The override is saved, but not the reason'), [
    'text',
  ])
  /** Whether saving was tried, so that a missing field counts as wrong. */
  isTried = false
  readonly #deps: OverrideFormDeps

  constructor(deps: OverrideFormDeps) {
    this.#deps = deps
    this.classificationId = deps.classificationId
    makeAutoObservable(this, { file: observableRef, savedOverride: observableRef }, { autoBind: true })
  }

  get ruleType(): AnyRuleType {
    return this.#deps.ruleType
  }

  get today(): CalendarDate {
    return this.#deps.setting().today
  }

  /** Which of the classifications it may be for; null among them: all of them at once. */
  choicesAmong(ids: readonly ClassificationId[]): readonly (ClassificationId | null)[] {
    return overridableFor(this.ruleType, ids, this.#deps.setting())
  }

  /** How the policy lets the rule be overridden. */
  get policy(): PolicyTerms {
    return this.#deps.terms.of(this.ruleType, this.classificationId)
  }

  /** Why the policy lets this user not override the rule at all. Empty: undefined: it does. */
  get blocked(): string | undefined {
    const problems = overrideTermProblems(this.#draft, this.#deps.setting())
    return problems.find(({ field }) => field === 'ruleType')?.message
  }

  /** The latest day that the policy lets it end on. Empty: undefined: any. */
  get lastDayMax(): CalendarDate | undefined {
    const daysMax = this.policy.terms?.daysMax ?? null
    return daysMax === null ? undefined : addDays(this.today, daysMax)
  }

  /** The ends to choose from. */
  get terms(): readonly OverrideTerm[] {
    return overrideTerms(this.#deps.setting(), this.policy.terms?.daysMax)
  }

  /** When it ends. Choice: the shortest of the ends to choose from comes first. */
  get term(): OverrideTerm {
    const [first] = this.terms
    const chosen = this.terms.find(term => term === this.chosenTerm)
    return chosen ?? (first as OverrideTerm)
  }

  /** The last day. Null: no date is chosen. */
  get lastDay(): CalendarDate | null {
    return lastDayOfTerm(this.term, this.#deps.setting(), typedDateIn(this.date) ?? null)
  }

  /** The submission that comes next, or is pending: of the override, then of its reason. */
  get submission(): Submission {
    return this.savedOverride === null ? this.#overriding : this.#explaining
  }

  /** The error of the last day: found here, or else by the server. */
  get dateProblem(): string | undefined {
    const isChosen = this.isTried || this.date !== null
    return (isChosen ? this.#found('expiresOn') : undefined) ?? this.#overriding.fieldError('expiresOn')
  }

  get reasonProblem(): string | undefined {
    if (this.savedOverride !== null) return this.#explaining.fieldError('text')
    return (this.isTried ? this.#found('reason') : undefined) ?? this.#overriding.fieldError('reason')
  }

  get fileProblem(): string | undefined {
    return this.#found('file') ?? this.#overriding.fieldError('file')
  }

  chooseTerm(term: OverrideTerm): void {
    this.chosenTerm = term
    this.submission.reset()
  }

  changeDate(text: string | null): void {
    this.date = text
    this.submission.reset()
  }

  chooseClassification(id: ClassificationId | null): void {
    this.classificationId = id
    this.submission.reset()
  }

  changeReason(reason: string): void {
    this.reason = reason
    this.submission.reset()
  }

  changeFile(file: File | null): void {
    this.file = file
    this.submission.reset()
  }

  /** Saves what is not saved yet. Resolves to whether everything is. */
  async save(): Promise<boolean> {
    if (this.submission.isPending) return false
    return (this.savedOverride ?? (await this.#saveOverride())) !== null && this.#saveReason()
  }

  /** Resolves to the override; null: it was not saved. */
  async #saveOverride(): Promise<MadeOverride | null> {
    const submission = this.#overriding
    this.isTried = true
    const { ruleOverrides, setting, outdated, saved } = this.#deps
    const read = readOverrideDraft(this.#draft, setting())
    if (!read.ok) {
      submission.rejectLocally(read.refusal.map(withNotSaved))
      return null
    }
    const sent = await submission.send(() => ruleOverrides.create(read.value), {
      onDone: override =>
        runInAction(() => {
          this.isTried = false
          this.savedOverride = override
          const { storedId: _, ...listed } = override
          saved(listed)
        }),
    })
    if (isOutdated(submission.refusal)) outdated()
    return sent?.value ?? null
  }

  /** Saves the reason of the saved override, if there is one. Resolves to whether nothing is left to save. */
  async #saveReason(): Promise<boolean> {
    const { savedOverride, reason } = this
    if (savedOverride === null) return false
    const { carrierId, notes, finished, nameOf } = this.#deps
    if (reason.trim() !== '') {
      const subject = { kind: 'carrier', carrierId } as const
      const text = overrideNoteText(savedOverride, reason)
      const sent = await this.#explaining.send(() => notes.create({ subject, text }))
      if (sent === undefined) {
        runInAction(() => {
          this.isHalfSaved = true
        })
        return false
      }
    }
    finished(savedMessage(savedOverride, nameOf), savedOverride)
    return true
  }

  get #draft(): OverrideDraft {
    const { carrierId, ruleType } = this.#deps
    const { term, lastDay, reason, file, classificationId } = this
    return {
      carrierId,
      ruleType,
      classificationId,
      isIndefinite: term === 'never',
      expiresOn: lastDay,
      reason,
      file,
    }
  }

  #found(field: string): string | undefined {
    const problems = overrideDraftProblems(this.#draft, this.#deps.setting())
    return problems.find(problem => problem.field === field)?.message
  }
}
