import {
  type CarrierId,
  type CarrierInsights,
  type CurrentUser,
  type FederalTies,
  type Insight,
  type InsightText,
  insightsInOrder,
  type Message,
  planRefusal,
  priorRevocationText,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface InsightsDeps {
  readonly carrierId: CarrierId
  readonly insights: Pick<CarrierInsights, 'ofCarrier'>
  readonly ties: Query<FederalTies>
  readonly user: () => CurrentUser | null | undefined
}

/** The insights about one carrier. Nothing is requested where the plan does not show them. */
export class InsightsStore implements ScreenStore {
  readonly found: Query<readonly Insight[]>
  readonly #deps: InsightsDeps

  constructor(deps: InsightsDeps) {
    this.#deps = deps
    this.found = new Query((_, signal) => deps.insights.ofCarrier({ carrierId: deps.carrierId }, signal))
    makeAutoObservable(this, { found: false }, { autoBind: true })
    if (this.closed === null) void this.found.load()
  }

  /** Why the user's plan shows no insights. Null: it does. */
  get closed(): Message | null {
    const user = this.#deps.user()
    return user ? planRefusal(user.paywall, 'insights') : null
  }

  /** The agency's word that it was registered before under a number that was revoked. Null: none, or not known. */
  get prior(): InsightText | null {
    const ties = this.#deps.ties.value
    return ties === undefined ? null : priorRevocationText(ties)
  }

  /** The newest first. */
  get rows(): readonly Insight[] {
    return insightsInOrder(this.found.value ?? [])
  }

  dispose(): void {
    this.found.dispose()
  }
}
