import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type CarrierSummary,
  type EldStatus,
  type Notes,
  type ProfileAddress,
  type RuleOverrides,
  type StoredWith,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { ProfileTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import { OverrideTermsStore } from './override-terms-store.ts'
import { OverridesStore } from './overrides-store.ts'
import { ProfileAddressStore } from './profile-address-store.ts'
import { UpdateStore } from './update-store.ts'
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
  readonly say: (text: string, made?: StoredWith) => void
  /** What keeps the connection up to date. Missing: it is as it was when it was loaded. */
  readonly live?: Omit<LiveRefreshDeps, 'refresh'>
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
  /** The ELD status, which the head shows. Undefined: not requested yet. */
  eldStatus: Query<EldStatus> | undefined = undefined
  readonly monitoring: Monitoring
  readonly overrides: OverridesStore
  readonly agencyUpdate: UpdateStore
  readonly #deps: CarrierDeps
  readonly #row: CarrierSummary | undefined
  readonly #live: LiveRefresh | undefined

  constructor(deps: CarrierDeps) {
    this.#deps = deps
    const { id, details, recents } = deps
    this.#row = details.summaryOf(id)
    this.at = new ProfileAddressStore(deps)
    this.detail = new Query((_, signal) => details.request(id, signal), {
      onChange: state => {
        if (state.kind !== 'ready') return
        recents.opened(state.value)
        this.overrides.load(state.value)
        void this.agencyUpdate.consider(state.value)
      },
    })
    this.#live = deps.live && new LiveRefresh({ ...deps.live, refresh: () => this.detail.reload() })
    this.monitoring = new Monitoring(deps.subscriptions, (_, subscription) => {
      if (this.carrier !== undefined) this.#change({ ...this.carrier, subscription })
    })
    this.overrides = new OverridesStore({
      carrierId: id,
      profile: this,
      ruleOverrides: deps.ruleOverrides,
      notes: deps.notes,
      classifications: () => deps.resolve(ProfileTokens.Classifications),
      say: deps.say,
      terms: new OverrideTermsStore({ carrierId: id, today: deps.today, resolve: deps.resolve }),
    })
    this.agencyUpdate = new UpdateStore({
      updates: () => deps.resolve(ProfileTokens.CarrierUpdates),
      reload: () => this.detail.load(),
    })
    makeAutoObservable(
      this,
      {
        at: false,
        agencyUpdate: false,
        detail: false,
        eldStatus: observableRef,
        monitoring: false,
        overrides: false,
        drawerHistory: false,
        modules: false,
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

  /**
   * Shows the profile, or an override form. The same address again, as after a lost connection, reloads the profile.
   */
  open(address: ProfileAddress): void {
    const { overriding, overridingFor, drawer } = address
    const isOpen = this.detail.state.kind !== 'idle'
    const isSameAgain = this.at.visited(address) && isOpen
    this.drawerHistory.visited(overriding !== null || drawer !== null)
    this.modules.visited()
    this.#live?.start()
    this.overrides.open(overriding, overridingFor)
    if (drawer !== null) this.openDrawer(drawer)
    if (isOpen && !isSameAgain) return
    const known = isOpen ? undefined : this.#deps.details.peek(this.#deps.id)
    if (known !== undefined) {
      this.detail.set(known)
      this.#deps.recents.opened(known)
      if (this.#deps.details.isFresh(known.id)) {
        this.overrides.load(known)
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

  /** Loads the details again. */
  async reload(): Promise<void> {
    await this.detail.load()
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

  /** Resolves when the head can be shown. */
  settled(): Promise<unknown> {
    return this.#row === undefined ? this.detail.settled() : Promise.resolve()
  }

  dispose(): void {
    this.#live?.stop()
    this.modules.dispose()
    this.eldStatus?.dispose()
    this.detail.dispose()
    this.overrides.dispose()
    this.agencyUpdate.dispose()
  }

  get #known(): readonly CarrierSection[] {
    const { carrier, absent } = this
    return CARRIER_SECTIONS.filter(
      ({ id, isShown }) => !absent.has(id) && (carrier === undefined || isShown?.(carrier) !== false),
    )
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
