import {
  type AssessedCarrier,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type Classification,
  type ClassificationId,
  type Classifications,
  classificationName,
  type Note,
  type Notes,
  type OverrideDraftSetting,
  type Page,
  policyEndOfRule,
  reasonOfOverride,
  type RuleOverride,
  type RuleFinding,
  type RuleOverrides,
  type AnyRuleType,
  type StoredWith,
  type UnassignedClassification,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import { Query } from '../../stores/query.ts'
import { EndOverrideStore } from './end-override-store.ts'
import { OverrideFormStore } from './override-form-store.ts'
import type { OverrideTermsStore } from './override-terms-store.ts'

/** What the overrides of a carrier read from its profile, and change there. */
export interface OverriddenProfile {
  readonly carrier: CarrierDetail | undefined
  readonly assessed: AssessedCarrier | undefined
  readonly today: CalendarDate
  update(change: (carrier: CarrierDetail) => CarrierDetail): void
  reload(): Promise<void>
}

export interface OverridesDeps {
  readonly carrierId: CarrierId
  readonly profile: OverriddenProfile
  readonly ruleOverrides: RuleOverrides
  readonly notes: Notes
  readonly classifications: () => Classifications
  readonly say: (text: string, made?: StoredWith) => void
  /** How the policy lets rules be overridden. */
  readonly terms: OverrideTermsStore
}

/** The overrides of one carrier: their reasons, the form that adds one, and the dialog that ends one. Section 4. */
export class OverridesStore implements ScreenStore {
  /** The form that the address opens; it keeps what was typed until it is saved or canceled. */
  form: OverrideFormStore | undefined = undefined
  readonly ending: EndOverrideStore
  /** The newest notes about the carrier, which keep the reasons for its overrides. Without them no reason is shown. */
  readonly notes: Query<Page<Note>>
  /** The classifications that the company uses. Requested once something is about one of them. */
  readonly classifications: Query<readonly Classification[]>
  /** All overrides of the carrier, newest first. Requested once a history is opened. */
  readonly history: Query<readonly RuleOverride[]>
  /** How the carrier would do in each classification that it does not have. Requested once it is shown. */
  readonly unassigned: Query<readonly UnassignedClassification[]>
  readonly #deps: OverridesDeps
  readonly #forms = new Map<string, OverrideFormStore>()

  constructor(deps: OverridesDeps) {
    this.#deps = deps
    const { carrierId, ruleOverrides, profile } = deps
    this.notes = new Query((_, signal) =>
      deps.notes.list({ subject: { kind: 'carrier', carrierId } }, signal),
    )
    this.classifications = new Query((_, signal) =>
      allPages(page => deps.classifications().list({ isActive: true, page }, signal)),
    )
    this.history = new Query((_, signal) => allPages(page => ruleOverrides.list({ carrierId, page }, signal)))
    this.unassigned = new Query((_, signal) => deps.classifications().unassigned({ carrierId }, signal))
    this.ending = new EndOverrideStore({
      carrierId,
      ruleOverrides,
      ended: (override, text) => {
        this.#save(override)
        deps.say(text)
      },
      reload: () => profile.reload(),
    })
    makeAutoObservable(
      this,
      { form: observableRef, ending: false, notes: false, classifications: false, unassigned: false },
      { autoBind: true },
    )
  }

  /** The form that the address opens. A rule that is assessed neither here nor in a classification has none. */
  get openForm(): OverrideFormStore | undefined {
    const { form } = this
    return form !== undefined && this.#findings.some(({ ruleType }) => ruleType === form.ruleType)
      ? form
      : undefined
  }

  /** What was found for the rule of a form, in the classification that it is for. Empty: undefined. */
  findingOf({ ruleType, classificationId }: OverrideFormStore): RuleFinding | undefined {
    const own = this.unassigned.value?.find(({ classification }) => classification.id === classificationId)
    const isOfRule = (finding: RuleFinding) => finding.ruleType === ruleType
    return own?.rulesAssessment.findings.find(isOfRule) ?? this.#findings.find(isOfRule)
  }

  /** The reasons for overrides that are known, by the override. Empty while the notes load, or if that failed. */
  get reasons(): ReadonlyMap<RuleOverride['id'], string> {
    const notes = this.notes.value?.items ?? []
    return new Map(
      this.known.flatMap(override => {
        const reason = reasonOfOverride(notes, override)
        return reason === null ? [] : [[override.id, reason] as const]
      }),
    )
  }

  /**
   * Opens the form of a rule, with what was typed there before. Null: closes it.
   * `classificationId`: the one that it starts with; null: all of them.
   */
  open(ruleType: AnyRuleType | null, classificationId: ClassificationId | null): void {
    this.form = ruleType === null ? undefined : this.#formOf(ruleType, classificationId)
    if (ruleType === null) return
    this.#deps.terms.open()
    this.openClassifications()
    if (classificationId !== null) this.openUnassigned()
  }

  /** Cancel: discards the draft. */
  forgetForm(form: OverrideFormStore): void {
    for (const [key, each] of this.#forms) if (each === form) this.#forms.delete(key)
  }

  /** Requests the classifications, and again if that failed. */
  openClassifications(): void {
    const { kind } = this.classifications.state
    if (kind === 'idle' || kind === 'failed') void this.classifications.load()
  }

  /** Requests the overrides of the past, and again if that failed. Empty: nothing if the profile lists them all. */
  openHistory(): void {
    const { kind } = this.history.state
    const isWhole = this.#all.every(({ earlierCount }) => !earlierCount)
    if (!isWhole && (kind === 'idle' || kind === 'failed')) void this.history.load()
  }

  /** The overrides to show: all of them once a history was opened. */
  get known(): readonly RuleOverride[] {
    return this.history.value ?? this.#all
  }

  /** Requests the assessment in the other classifications, and again if that failed. */
  openUnassigned(): void {
    const { kind } = this.unassigned.state
    if (kind === 'idle' || kind === 'failed') void this.unassigned.load()
  }

  /** The name of a classification; of one that is not known, "one classification". */
  nameOfClassification(id: ClassificationId): string {
    const found = this.classifications.value?.find(each => each.id === id)
    return found === undefined ? 'one classification' : classificationName(found)
  }

  /** Requested with the details, and only for a carrier that has overrides: reasons, and names of classifications. */
  load({ rulesAssessment }: CarrierDetail): void {
    if (rulesAssessment === null || rulesAssessment.overrides.length === 0) return
    void this.notes.load()
    if (rulesAssessment.overrides.some(each => each.classificationId !== null)) this.openClassifications()
  }

  dispose(): void {
    this.#deps.terms.dispose()
    this.history.dispose()
    this.notes.dispose()
    this.classifications.dispose()
    this.unassigned.dispose()
  }

  get #all(): readonly RuleOverride[] {
    return this.#deps.profile.carrier?.rulesAssessment?.overrides ?? []
  }

  /** What was found by the company's rules, then by those of classifications. */
  get #findings(): readonly RuleFinding[] {
    const assessments = this.unassigned.value?.map(each => each.rulesAssessment) ?? []
    return [this.#deps.profile.carrier?.rulesAssessment, ...assessments].flatMap(each => each?.findings ?? [])
  }

  /** The rules of each classification that the carrier does not have. Empty: before they have loaded. */
  get #assessedIn(): OverrideDraftSetting['assessedIn'] {
    const those = this.unassigned.value ?? []
    return new Map(
      those.map(({ classification, rulesAssessment }) => [
        classification.id,
        rulesAssessment.findings.map(({ ruleType }) => ruleType),
      ]),
    )
  }

  #formOf(ruleType: AnyRuleType, classificationId: ClassificationId | null): OverrideFormStore {
    const key = `${ruleType} ${classificationId ?? 'all'}`
    const known = this.#forms.get(key)
    if (known !== undefined) return known
    const { carrierId, ruleOverrides, notes, say, profile, terms } = this.#deps
    const form = new OverrideFormStore({
      carrierId,
      ruleType,
      classificationId,
      ruleOverrides,
      notes,
      terms,
      setting: () => ({
        today: profile.today,
        assessed: profile.assessed?.rules.map(rule => rule.ruleType) ?? [],
        assessedIn: this.#assessedIn,
        overrides: this.#all,
        ...terms.setting,
        policyEnd:
          profile.carrier === undefined
            ? null
            : policyEndOfRule(ruleType, profile.carrier.insurance, profile.today),
      }),
      nameOf: this.nameOfClassification,
      saved: this.#save.bind(this),
      finished: (text, made) => {
        this.#forms.delete(key)
        void this.notes.load()
        say(text, made)
      },
      outdated: () => void profile.reload(),
    })
    this.#forms.set(key, form)
    return form
  }

  #save(override: RuleOverride): void {
    this.history.update(all => [override, ...all.filter(({ id }) => id !== override.id)])
    this.#deps.profile.update(carrier => {
      const { rulesAssessment } = carrier
      if (rulesAssessment === null) return carrier
      const others = rulesAssessment.overrides.filter(each => each.id !== override.id)
      return { ...carrier, rulesAssessment: { ...rulesAssessment, overrides: [override, ...others] } }
    })
  }
}
