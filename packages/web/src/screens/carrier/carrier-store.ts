import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type CarrierSummary,
  type Classification,
  type ClassificationId,
  classificationName,
  type EldStatus,
  type Note,
  type Notes,
  type Page,
  policyEndOfRule,
  reasonOfOverride,
  type RuleOverride,
  type RuleOverrides,
  type ProfileAddress,
  type RuleType,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import { ProfileTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { Query } from '../../stores/query.ts'
import { EndOverrideStore } from './end-override-store.ts'
import { OverrideFormStore } from './override-form-store.ts'
import { ProfileAddressStore } from './profile-address-store.ts'
import { CARRIER_SECTIONS, type CarrierSection, ProfileModules } from './profile-modules.ts'

export interface CarrierDeps {
  readonly id: CarrierId
  readonly details: CarrierDetailsStore
  readonly recents: RecentsStore
  readonly subscriptions: Subscriptions
  readonly ruleOverrides: RuleOverrides
  readonly notes: Notes
  readonly today: () => CalendarDate
  readonly navigator: Pick<Navigator, 'go'>
  readonly say: (text: string) => void
  /** For the stores of its sections and drawers. */
  readonly resolve: Resolve
}

/**
 * One carrier's profile. Cached details are shown at once, and reloaded in the background unless they were loaded
 * a moment ago.
 */
export class CarrierStore implements ScreenStore {
  readonly detail: Query<CarrierDetail>
  readonly at: ProfileAddressStore
  readonly drawerHistory = new DrawerHistory()
  readonly modules = new ProfileModules()
  /** The sections that the monitor has nothing for, as it does not have their calls. They are left out. */
  readonly absent = new Set<string>()
  /** The override form; it keeps what was typed until it is saved or canceled. */
  form: OverrideFormStore | undefined = undefined
  /** The ELD status, which the head shows. Undefined: not requested yet. */
  eldStatus: Query<EldStatus> | undefined = undefined
  readonly monitoring: Monitoring
  readonly ending: EndOverrideStore
  /** The newest notes about the carrier, which keep the reasons for its overrides. Without them no reason is shown. */
  readonly notes: Query<Page<Note>>
  /** The classifications that the company uses. Requested once something is about one of them. */
  readonly classifications: Query<Page<Classification>>
  readonly #deps: CarrierDeps
  readonly #forms = new Map<RuleType, OverrideFormStore>()
  readonly #row: CarrierSummary | undefined

  constructor(deps: CarrierDeps) {
    this.#deps = deps
    const { id, details, recents } = deps
    this.#row = details.summaryOf(id)
    this.at = new ProfileAddressStore(deps)
    this.detail = new Query((_, signal) => details.request(id, signal), {
      onChange: state => {
        if (state.kind !== 'ready') return
        recents.opened(state.value)
        this.#loadReasons(state.value)
      },
    })
    this.notes = new Query((_, signal) =>
      deps.notes.list({ subject: { kind: 'carrier', carrierId: id } }, signal),
    )
    this.classifications = new Query((_, signal) =>
      deps.resolve(ProfileTokens.Classifications).list({ isActive: true }, signal),
    )
    this.monitoring = new Monitoring(deps.subscriptions, (_, subscription) => {
      if (this.carrier !== undefined) this.#change({ ...this.carrier, subscription })
    })
    this.ending = new EndOverrideStore({
      carrierId: deps.id,
      ruleOverrides: deps.ruleOverrides,
      ended: this.#ended.bind(this),
      reload: async () => void (await this.detail.load()),
    })
    makeAutoObservable(
      this,
      {
        at: false,
        detail: false,
        form: observableRef,
        eldStatus: observableRef,
        monitoring: false,
        ending: false,
        drawerHistory: false,
        modules: false,
        notes: false,
        classifications: false,
      },
      { autoBind: true },
    )
    this.openSection('assessment')
  }

  get id(): CarrierId {
    return this.#deps.id
  }

  get carrier(): CarrierDetail | undefined {
    return this.detail.value
  }

  /** What the head shows: the carrier, or while it loads its row of the list that it was opened from. */
  get summary(): CarrierSummary | undefined {
    return this.carrier ?? this.#row
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** Undefined when nothing is assessed for this company. */
  get assessed(): AssessedCarrier | undefined {
    const assessment = this.summary?.rulesAssessment
    return assessment === null || assessment === undefined ? undefined : assess(assessment, this.today)
  }

  /** Whether the user sees a part of the profile. A carrier that has not loaded is taken for a full one. */
  get isShort(): boolean {
    return this.carrier?.isFullProfile === false
  }

  /** The sections that are shown, in their order. */
  get sections(): readonly CarrierSection[] {
    return this.#known.filter(({ isFullOnly }) => !(this.isShort && isFullOnly))
  }

  /** The sections that only the full profile has. Empty: the user sees all. */
  get closedSections(): readonly CarrierSection[] {
    return this.#known.filter(({ isFullOnly }) => this.isShort && isFullOnly)
  }

  /** The form that the address opens. A rule that is not assessed here has none. */
  get openForm(): OverrideFormStore | undefined {
    const { form } = this
    return this.assessed?.rules.some(({ ruleType }) => ruleType === form?.ruleType) === true
      ? form
      : undefined
  }

  /**
   * Shows the profile, or an override form. The same address again, as after a lost connection, reloads the profile.
   */
  open(address: ProfileAddress): void {
    const { overriding, drawer } = address
    const isOpen = this.detail.state.kind !== 'idle'
    const isSameAgain = this.at.visited(address) && isOpen
    this.drawerHistory.visited(overriding !== null || drawer !== null)
    this.modules.visited()
    this.form = overriding === null ? undefined : this.#formOf(overriding)
    if (overriding !== null) this.openClassifications()
    if (drawer !== null) this.openDrawer(drawer)
    if (isOpen && !isSameAgain) return
    const known = isOpen ? undefined : this.#deps.details.peek(this.#deps.id)
    if (known !== undefined) {
      this.detail.set(known)
      this.#deps.recents.opened(known)
      if (this.#deps.details.isFresh(known.id)) {
        this.#loadReasons(known)
        return
      }
    }
    void this.detail.load()
  }

  /** Loads a section, or tries again after its code failed to load. */
  openSection(id: string): void {
    this.#openPart(this.modules.section(id))
  }

  /** Loads a drawer, or tries again after its code failed to load. */
  openDrawer(id: string): void {
    this.#openPart(this.modules.drawer(id))
  }

  /** Requests the ELD status, once. */
  openEldStatus(): void {
    if (this.eldStatus !== undefined || this.isShort) return
    const { id: carrierId, resolve } = this.#deps
    const statuses = resolve(VehicleTokens.EldStatuses)
    this.eldStatus = new Query((_, signal) => statuses.ofCarrier({ carrierId }, signal))
    void this.eldStatus.load()
  }

  /** Requests the classifications, and again if that failed. */
  openClassifications(): void {
    const { kind } = this.classifications.state
    if (kind === 'idle' || kind === 'failed') void this.classifications.load()
  }

  /** The name of a classification; of one that is not known, "one classification". */
  nameOfClassification(id: ClassificationId): string {
    const found = this.classifications.value?.items.find(each => each.id === id)
    return found === undefined ? 'one classification' : classificationName(found)
  }

  /** Leaves a section out: the monitor does not have its calls. */
  leaveOut(id: string): void {
    this.absent.add(id)
  }

  /** Shows a short confirmation. */
  say(text: string): void {
    this.#deps.say(text)
  }

  /** Changes the carrier after one of its sections has saved something. Empty: does nothing before it has loaded. */
  update(change: (carrier: CarrierDetail) => CarrierDetail): void {
    if (this.carrier !== undefined) this.#change(change(this.carrier))
  }

  /** The reasons for overrides that are known, by the override. Empty while the notes load, or if that failed. */
  get reasons(): ReadonlyMap<RuleOverride['id'], string> {
    const notes = this.notes.value?.items ?? []
    const overrides = this.carrier?.rulesAssessment?.overrides ?? []
    return new Map(
      overrides.flatMap(override => {
        const reason = reasonOfOverride(notes, override)
        return reason === null ? [] : [[override.id, reason] as const]
      }),
    )
  }

  /** Resolves when the head can be shown. */
  settled(): Promise<unknown> {
    return this.#row === undefined ? this.detail.settled() : Promise.resolve()
  }

  dispose(): void {
    this.modules.dispose()
    this.eldStatus?.dispose()
    this.detail.dispose()
    this.notes.dispose()
    this.classifications.dispose()
  }

  /** Cancel: discards the draft. */
  forgetForm(ruleType: RuleType): void {
    this.#forms.delete(ruleType)
  }

  get #known(): readonly CarrierSection[] {
    const { carrier, absent } = this
    return CARRIER_SECTIONS.filter(
      ({ id, isShown }) => !absent.has(id) && (carrier === undefined || isShown?.(carrier) !== false),
    )
  }

  #formOf(ruleType: RuleType): OverrideFormStore {
    const known = this.#forms.get(ruleType)
    if (known !== undefined) return known
    const { id, ruleOverrides, notes, say } = this.#deps
    const form = new OverrideFormStore({
      carrierId: id,
      ruleType,
      ruleOverrides,
      notes,
      setting: () => ({
        today: this.today,
        assessed: this.assessed?.rules.map(rule => rule.ruleType) ?? [],
        overrides: this.carrier?.rulesAssessment?.overrides ?? [],
        policyEnd:
          this.carrier === undefined ? null : policyEndOfRule(ruleType, this.carrier.insurance, this.today),
      }),
      nameOf: this.nameOfClassification,
      saved: this.#withOverride.bind(this),
      finished: text => {
        this.#forms.delete(ruleType)
        void this.notes.load()
        say(text)
      },
      outdated: () => void this.detail.load(),
    })
    this.#forms.set(ruleType, form)
    return form
  }

  /** Requested with the details, and only for a carrier that has overrides: reasons, and names of classifications. */
  #loadReasons({ rulesAssessment }: CarrierDetail): void {
    if (rulesAssessment === null || rulesAssessment.overrides.length === 0) return
    void this.notes.load()
    if (rulesAssessment.overrides.some(each => each.classificationId !== null)) this.openClassifications()
  }

  #ended(override: RuleOverride, text: string): void {
    this.#withOverride(override)
    this.#deps.say(text)
  }

  #withOverride(override: RuleOverride): void {
    const { carrier } = this
    if (carrier?.rulesAssessment == null) return
    const others = carrier.rulesAssessment.overrides.filter(each => each.id !== override.id)
    this.#change({
      ...carrier,
      rulesAssessment: { ...carrier.rulesAssessment, overrides: [override, ...others] },
    })
  }

  #openPart(part: ReturnType<ProfileModules['section']>): void {
    const { id: carrierId, resolve } = this.#deps
    if (part !== undefined) this.modules.open(part, { carrierId, profile: this, resolve })
  }

  /** A change made here wins: a pending request was sent before it. */
  #change(carrier: CarrierDetail): void {
    if (this.detail.isPending) this.detail.set(carrier)
    else this.detail.update(() => carrier)
    this.#deps.details.keep(carrier)
  }
}
