import {
  type CalendarDate,
  type CarrierId,
  type Failure,
  failureOf,
  formatCalendarDate,
  INDEFINITE,
  type OverrideDraft,
  type OverrideDraftSetting,
  overrideDraftProblems,
  parseCalendarDate,
  readOverrideDraft,
  type Refusal,
  type RuleOverride,
  type RuleOverrides,
  type RuleType,
  ruleName,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'

export interface OverrideFormDeps {
  readonly carrierId: CarrierId
  readonly ruleType: RuleType
  readonly ruleOverrides: Pick<RuleOverrides, 'create'>
  /** The current facts that the draft is validated with. */
  readonly setting: () => OverrideDraftSetting
  readonly saved: (override: RuleOverride, words: string) => void
  /** Called when someone else was first: the carrier on the page is outdated. */
  readonly lost: () => void
}

export type OverrideSaving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

const FIELDS = ['expiresOn', 'file'] as const
type OverrideField = (typeof FIELDS)[number]

/**
 * A draft of an override. What was typed stays until it is saved: a refusal or a lost connection loses nothing.
 *
 * Source: section 4, "Override lifecycle"; section 4, "Indefinite override".
 */
export class OverrideFormStore {
  expiresOn: CalendarDate | null = null
  isIndefinite = false
  file: File | null = null
  saving: OverrideSaving = { kind: 'idle' }
  /** Whether a save was tried, so that missing fields show their errors. */
  isTried = false
  readonly #deps: OverrideFormDeps

  constructor(deps: OverrideFormDeps) {
    this.#deps = deps
    makeAutoObservable(this, { file: observableRef, saving: observableRef }, { autoBind: true })
  }

  get ruleType(): RuleType {
    return this.#deps.ruleType
  }

  get today(): CalendarDate {
    return this.#deps.setting().today
  }

  get isPending(): boolean {
    return this.saving.kind === 'pending'
  }

  /** The error of the day, found here or by the server. */
  get expiresOnProblem(): string | undefined {
    const isChosen = this.isTried || this.expiresOn !== null
    return (isChosen ? this.#found('expiresOn') : undefined) ?? this.#told('expiresOn')
  }

  get fileProblem(): string | undefined {
    return this.#found('file') ?? this.#told('file')
  }

  /** The error that belongs to no field. */
  get error(): string | undefined {
    if (this.saving.kind === 'failed') {
      return this.saving.failure.kind === 'offline'
        ? 'Not saved: no connection. What you typed is kept. Try again when you are connected.'
        : 'Not saved: the server had trouble answering. What you typed is kept. Try again.'
    }
    if (this.saving.kind === 'refused') return refusalMessage(this.saving.refusal)
    const found = this.isTried ? this.#found('ruleType') : undefined
    return found === undefined ? undefined : `Not saved. ${found}`
  }

  changeExpiresOn(text: string | null): void {
    this.expiresOn = text === null ? null : (parseCalendarDate(text) ?? null)
    this.#forgetTold()
  }

  changeIsIndefinite(isIndefinite: boolean): void {
    this.isIndefinite = isIndefinite
    this.#forgetTold()
  }

  changeFile(file: File | null): void {
    this.file = file
    this.#forgetTold()
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    if (this.isPending) return false
    this.isTried = true
    const { ruleOverrides, setting } = this.#deps
    const read = readOverrideDraft(this.#draft, setting())
    if (!read.ok) return false
    this.saving = { kind: 'pending' }
    try {
      const answer = await ruleOverrides.create(read.value)
      if (!answer.ok) {
        this.#refused(answer.refusal)
        return false
      }
      runInAction(() => {
        this.saving = { kind: 'idle' }
        this.isTried = false
        this.#deps.saved(answer.value, savedMessage(answer.value))
      })
      return true
    } catch (thrown) {
      runInAction(() => {
        this.saving = { kind: 'failed', failure: failureOf(thrown) }
      })
      return false
    }
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

  #refused(refusal: Refusal): void {
    runInAction(() => {
      this.saving = { kind: 'refused', refusal }
    })
    const isLost =
      refusal.kind === 'conflict' ||
      (refusal.kind === 'invalid' && refusal.problems.some(({ field }) => field === 'ruleType'))
    if (isLost) this.#deps.lost()
  }

  #told(field: OverrideField): string | undefined {
    if (this.saving.kind !== 'refused' || this.saving.refusal.kind !== 'invalid') return undefined
    const told = this.saving.refusal.problems.filter(problem => problem.field === field)
    return told.length === 0 ? undefined : told.map(({ message }) => message).join(' ')
  }

  #forgetTold(): void {
    if (!this.isPending) this.saving = { kind: 'idle' }
  }
}

const isOfField = (field: string | null): boolean => FIELDS.some(each => each === field)

/** The message of a refusal. Empty: undefined when every problem has a field. */
const refusalMessage = (refusal: Refusal): string | undefined => {
  switch (refusal.kind) {
    case 'invalid': {
      const others = refusal.problems.filter(({ field }) => !isOfField(field))
      return others.length === 0 ? undefined : `Not saved. ${others.map(({ message }) => message).join(' ')}`
    }
    case 'conflict':
      return (
        refusal.message ??
        'Not saved: somebody has changed this rule meanwhile. It is shown as it stands now.'
      )
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not saved: your role does not allow overrides')
    case 'unauthenticated':
      return 'Not saved: your session has ended. Sign in again in another tab, then save.'
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
