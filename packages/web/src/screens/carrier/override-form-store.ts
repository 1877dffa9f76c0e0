import {
  type CalendarDate,
  type CarrierId,
  formatCalendarDate,
  INDEFINITE,
  type OverrideDraft,
  type OverrideDraftSetting,
  overrideDraftProblems,
  type Problem,
  parseCalendarDate,
  type Refusal,
  type RuleOverride,
  type RuleOverrides,
  type RuleType,
  readOverrideDraft,
  ruleName,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'
import { Submission } from '../../stores/submission.ts'
import {
  customMessages,
  failureMessage,
  problemsMessage,
  sessionEndedMessage,
} from '../../stores/submission-messages.ts'

export interface OverrideFormDeps {
  readonly carrierId: CarrierId
  readonly ruleType: RuleType
  readonly ruleOverrides: Pick<RuleOverrides, 'create'>
  /** What the draft is checked against, as it is now. */
  readonly setting: () => OverrideDraftSetting
  readonly saved: (override: RuleOverride, message: string) => void
  /** Called when someone else was first, so that the carrier shown is out of date. */
  readonly outdated: () => void
}

const FIELDS = ['expiresOn', 'file'] as const
const NOT_SAVED = 'Not saved'

/**
 * The form of an override. What was typed stays until it is saved, also after a refusal or a failure.
 *
 * Source: section 4, "Override lifecycle"; section 4, "Indefinite override".
 */
export class OverrideFormStore {
  expiresOn: CalendarDate | null = null
  isIndefinite = false
  file: File | null = null
  readonly submission = new Submission(
    customMessages(failure => failureMessage(failure, NOT_SAVED, 'What you typed is kept. '), refusalMessage),
    FIELDS,
  )
  /** Whether saving was tried, so that a missing field counts as wrong. */
  isTried = false
  readonly #deps: OverrideFormDeps

  constructor(deps: OverrideFormDeps) {
    this.#deps = deps
    makeAutoObservable(this, { file: observableRef, submission: false }, { autoBind: true })
  }

  get ruleType(): RuleType {
    return this.#deps.ruleType
  }

  get today(): CalendarDate {
    return this.#deps.setting().today
  }

  /** The error of the last day: found here, or else by the server. */
  get expiresOnProblem(): string | undefined {
    const isChosen = this.isTried || this.expiresOn !== null
    return (isChosen ? this.#found('expiresOn') : undefined) ?? this.submission.fieldError('expiresOn')
  }

  get fileProblem(): string | undefined {
    return this.#found('file') ?? this.submission.fieldError('file')
  }

  changeExpiresOn(text: string | null): void {
    this.expiresOn = text === null ? null : (parseCalendarDate(text) ?? null)
    this.submission.reset()
  }

  changeIsIndefinite(isIndefinite: boolean): void {
    this.isIndefinite = isIndefinite
    this.submission.reset()
  }

  changeFile(file: File | null): void {
    this.file = file
    this.submission.reset()
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    const { submission } = this
    if (submission.isPending) return false
    this.isTried = true
    const { ruleOverrides, setting, outdated, saved } = this.#deps
    const read = readOverrideDraft(this.#draft, setting())
    if (!read.ok) {
      submission.rejectLocally(read.refusal.map(withNotSaved))
      return false
    }
    const sent = await submission.send(() => ruleOverrides.create(read.value), {
      onDone: override =>
        runInAction(() => {
          this.isTried = false
          saved(override, savedMessage(override))
        }),
    })
    if (isOutdated(submission.refusal)) outdated()
    return sent !== undefined
  }

  get #draft(): OverrideDraft {
    const { carrierId, ruleType } = this.#deps
    const { isIndefinite, expiresOn, file } = this
    return { carrierId, ruleType, classificationId: null, isIndefinite, expiresOn, file }
  }

  #found(field: string): string | undefined {
    const problems = overrideDraftProblems(this.#draft, this.#deps.setting())
    return problems.find(problem => problem.field === field)?.message
  }
}

/** Problems of the rule are shown for the form as a whole. */
const withNotSaved = ({ field, message }: Problem): Problem => ({
  field,
  message: field === 'ruleType' ? `${NOT_SAVED}. ${message}` : message,
})

const isOutdated = (refusal: Refusal | undefined): boolean =>
  refusal?.kind === 'conflict' ||
  (refusal?.kind === 'invalid' && refusal.problems.some(({ field }) => field === 'ruleType'))

const refusalMessage = (refusal: Refusal, others: readonly string[]): string | null => {
  switch (refusal.kind) {
    case 'invalid':
      return problemsMessage(others, NOT_SAVED)
    case 'conflict':
      return (
        refusal.message ?? 'Not saved: someone has changed this rule meanwhile. It is shown as it stands now.'
      )
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not saved: your role does not allow overrides')
    case 'unauthenticated':
      return sessionEndedMessage(NOT_SAVED)
    case 'too-many':
      return 'Not saved: too many changes at once. Try again in a moment.'
    default:
      return 'Not saved: the carrier or the rule is not there any more.'
  }
}

const savedMessage = ({ ruleType, expiresOn }: RuleOverride): string =>
  `Override saved. ${ruleName(ruleType)} passes ${
    expiresOn === INDEFINITE ? 'indefinitely' : `until ${formatCalendarDate(expiresOn)}`
  }.`
