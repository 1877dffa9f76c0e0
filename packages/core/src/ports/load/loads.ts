import type { CarrierVehicleId } from '../../carrier/vehicle/carrier-vehicle.ts'
import type { LoadStatus } from '../../load/load-status.ts'
import type { LoadTab } from '../../load/load-tabs.ts'
import type { Load, LoadId } from '../../load/load.ts'
import type { TeamId } from '../../load/team/team.ts'
import type { TrackingStatus } from '../../load/tracking/tracking-status.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What narrows a list of loads. What is left out narrows nothing; null asks for loads without it. */
export interface LoadFilter {
  readonly status?: LoadStatus
  readonly trackingStatus?: TrackingStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** Which loads a list shows. A search looks at all loads, whatever their status; every other tab at its own. */
export type LoadsParams = {
  /** From 1. Left out: the first. */
  readonly page?: number
  readonly filter?: LoadFilter
} & (
  | { readonly tab: Exclude<LoadTab, 'search-result'> }
  | {
      readonly tab: 'search-result'
      /** Found in the load's own number, in any case. Empty: finds nothing, never everything. */
      readonly search: string
    }
)

/** A change of a load: what is left out stays as it is; null takes it away. */
export interface UpdateLoad {
  readonly id: LoadId
  readonly status?: LoadStatus
  readonly teamId?: TeamId | null
  readonly carrierVehicleId?: CarrierVehicleId | null
}

/** The company's loads. Source: section 7, "Loads, tickets, notes and teams". */
export interface Loads {
  /** One tab, the newest load first, by id; 50 a page. Exceptions are decided by the server's own clock. */
  list(params: LoadsParams, signal?: CancelSignal): Promise<Outcome<Page<Load>, Refusal>>
  /** One load with its stops. Refuses: `not-found` for a load of another company too. */
  find(params: { readonly id: LoadId }, signal?: CancelSignal): Promise<Outcome<Load, Refusal>>
  /**
   * Changes a load; the answer is the load as it stands then. Refuses: `not-found`; `invalid` at `teamId` for a team
   * that is not the company's, and for the whole when nothing is to be changed.
   */
  update(params: UpdateLoad): Promise<Outcome<Load, Refusal>>
}
