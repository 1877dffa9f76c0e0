import {
  type AssociatedCarrier,
  type AssociatedCarriers,
  type CarrierId,
  type CarrierInsights,
  type Caution,
  type CautionToggles,
  type CalendarDate,
  cautions,
  type EldStatus,
  type EldStatuses,
  type IdentityAlert,
  type IdentityAlerts,
  type Insight,
  type InsurancePolicies,
  type InsurancePolicy,
  type Page,
  type Verdict,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../di/screen.ts'
import { Query } from '../../../stores/query.ts'

export interface HeadChecksDeps {
  readonly carrierId: CarrierId
  readonly eldStatuses: EldStatuses
  readonly identityAlerts: Pick<IdentityAlerts, 'ofCarrier'>
  readonly associatedCarriers: Pick<AssociatedCarriers, 'list'>
  readonly insurancePolicies: Pick<InsurancePolicies, 'listActive'>
  readonly insights: Pick<CarrierInsights, 'ofCarrier'>
  readonly toggles: CautionToggles
  readonly today: () => CalendarDate
}

/**
 * What the head of a profile tells beyond the carrier itself: its ELD status, and the reasons for the orange shield. A
 * refused one is left out, as the user may not see it; a failed one can be tried again.
 */
export class HeadChecksStore implements ScreenStore {
  readonly eld: Query<EldStatus>
  readonly alerts: Query<Page<IdentityAlert>>
  readonly associates: Query<Page<AssociatedCarrier>>
  readonly policies: Query<readonly InsurancePolicy[]>
  readonly insights: Query<readonly Insight[]>
  readonly #deps: HeadChecksDeps

  constructor(deps: HeadChecksDeps) {
    this.#deps = deps
    const { carrierId } = deps
    this.eld = new Query((_, signal) => deps.eldStatuses.ofCarrier({ carrierId }, signal))
    this.alerts = new Query((_, signal) => deps.identityAlerts.ofCarrier({ carrierId }, signal))
    this.associates = new Query((_, signal) =>
      deps.associatedCarriers.list({ carrierId, required: [] }, signal),
    )
    this.policies = new Query((_, signal) => deps.insurancePolicies.listActive({ carrierId }, signal))
    this.insights = new Query((_, signal) => deps.insights.ofCarrier({ carrierId }, signal))
    makeAutoObservable(
      this,
      { eld: false, alerts: false, associates: false, policies: false, insights: false },
      { autoBind: true },
    )
  }

  /** Whether one of them failed, so that not everything was looked at. */
  get hasFailed(): boolean {
    return this.#queries.some(({ state }) => state.kind === 'failed')
  }

  /** What deserves a look beside a verdict, of what is known so far. */
  cautionsBeside(verdict: Verdict | null): readonly Caution[] {
    const { toggles, today } = this.#deps
    const facts = {
      alerts: this.alerts.value?.items,
      associates: this.associates.value?.items,
      policies: this.policies.value,
      insights: this.insights.value,
    }
    return cautions(verdict, facts, toggles, today())
  }

  /** Requests everything, and again what failed. */
  load(): void {
    for (const query of this.#queries)
      if (query.state.kind === 'idle' || query.state.kind === 'failed') void query.load()
  }

  dispose(): void {
    for (const query of this.#queries) query.dispose()
  }

  get #queries() {
    return [this.eld, this.alerts, this.associates, this.policies, this.insights]
  }
}
