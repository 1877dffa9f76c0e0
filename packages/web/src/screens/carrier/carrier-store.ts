import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type Loadable,
  latestValue,
  type RuleOverride,
  type RuleOverrides,
  type RuleType,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { RecentsStore } from '../../parts/recents-store.ts'
import { withLatestValue } from '../../parts/with-latest-value.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Latest } from '../../stores/latest.ts'
import { EndOverrideStore } from './end-override-store.ts'
import { OverrideFormStore } from './override-form-store.ts'

export interface CarrierDeps {
  readonly id: CarrierId
  readonly details: CarrierDetailsStore
  readonly recents: RecentsStore
  readonly subscriptions: Subscriptions
  readonly ruleOverrides: RuleOverrides
  readonly today: () => CalendarDate
  readonly say: (text: string) => void
}

/**
 * One carrier's profile. What is at hand of it is shown at once, and asked for again behind.
 */
export class CarrierStore implements ScreenStore {
  detail: Loadable<CarrierDetail> = { kind: 'idle' }
  /** The rule whose override is being made, as the address says. */
  overriding: RuleType | null = null
  readonly drawerHistory = new DrawerHistory()
  /** The form of the rule being overridden; it keeps what was typed until it is saved or left by Cancel. */
  form: OverrideFormStore | undefined = undefined
  readonly monitoring: Monitoring
  readonly ending: EndOverrideStore
  readonly #deps: CarrierDeps
  readonly #latest = new Latest()
  readonly #forms = new Map<RuleType, OverrideFormStore>()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: CarrierDeps) {
    this.#deps = deps
    this.monitoring = new Monitoring(deps.subscriptions, (_, subscription) => {
      if (this.carrier !== undefined) this.#change({ ...this.carrier, subscription })
    })
    this.ending = new EndOverrideStore({
      carrierId: deps.id,
      ruleOverrides: deps.ruleOverrides,
      ended: this.#ended.bind(this),
      reload: () => this.load(),
    })
    makeAutoObservable(
      this,
      { detail: observableRef, form: observableRef, monitoring: false, ending: false, drawerHistory: false },
      { autoBind: true },
    )
  }

  get carrier(): CarrierDetail | undefined {
    return latestValue(this.detail)
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** Undefined when nothing is assessed for this company. */
  get assessed(): AssessedCarrier | undefined {
    const assessment = this.carrier?.rulesAssessment
    return assessment === null || assessment === undefined ? undefined : assess(assessment, this.today)
  }

  /** The form that the address opens. A rule that is not assessed here has none: there is nothing to accept. */
  get openForm(): OverrideFormStore | undefined {
    const { form } = this
    return this.assessed?.rules.some(({ ruleType }) => ruleType === form?.ruleType) === true
      ? form
      : undefined
  }

  /**
   * Shows the profile, or the form of an override. The same address again, as after a lost connection, loads it again.
   */
  open(overriding: RuleType | null): void {
    const isSameAgain = overriding === this.overriding && this.detail.kind !== 'idle'
    this.drawerHistory.visited(overriding !== null)
    this.overriding = overriding
    this.form = overriding === null ? undefined : this.#formOf(overriding)
    if (this.detail.kind !== 'idle') {
      if (isSameAgain) this.#pending = this.load()
      return
    }
    const known = this.#deps.details.peek(this.#deps.id)
    if (known !== undefined) {
      this.detail = { kind: 'ready', value: known }
      this.#deps.recents.opened(known)
    }
    this.#pending = this.load()
  }

  async load(): Promise<void> {
    const { id, details, recents } = this.#deps
    await this.#latest.follow(
      this.detail,
      signal => details.request(id, signal),
      detail => {
        this.detail = detail
        if (detail.kind === 'ready') recents.opened(detail.value)
      },
    )
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.carrier === undefined ? this.#pending : Promise.resolve()
  }

  dispose(): void {
    this.#latest.stop()
  }

  /** Left by Cancel: what was typed is not kept. */
  forgetForm(ruleType: RuleType): void {
    this.#forms.delete(ruleType)
  }

  #formOf(ruleType: RuleType): OverrideFormStore {
    const known = this.#forms.get(ruleType)
    if (known !== undefined) return known
    const { id, ruleOverrides, say } = this.#deps
    const form = new OverrideFormStore({
      carrierId: id,
      ruleType,
      ruleOverrides,
      setting: () => ({
        today: this.today,
        assessed: this.assessed?.rules.map(rule => rule.ruleType) ?? [],
        overrides: this.carrier?.rulesAssessment?.overrides ?? [],
      }),
      saved: (override, words) => {
        this.#forms.delete(ruleType)
        this.#withOverride(override)
        say(words)
      },
      lost: () => void this.load(),
    })
    this.#forms.set(ruleType, form)
    return form
  }

  #ended(override: RuleOverride, words: string): void {
    this.#withOverride(override)
    this.#deps.say(words)
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

  /** A change made here is what holds: an answer under way was asked before it. */
  #change(carrier: CarrierDetail): void {
    this.#latest.stop()
    this.detail =
      this.detail.kind === 'loading'
        ? { kind: 'ready', value: carrier }
        : withLatestValue(this.detail, carrier)
    this.#deps.details.keep(carrier)
  }
}
