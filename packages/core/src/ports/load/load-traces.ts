import type { LoadId } from '../../load/load.ts'
import type { PickupDistance } from '../../load/tracking/pickup-distance.ts'
import type { RecentVehicleAreas, TracePoint } from '../../load/tracking/vehicle-trace.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * Where the trucks of a load are and were. Every method refuses with `not-found` for a load of another company.
 * Source: section 7, "Loads, tickets, notes and teams".
 */
export interface LoadTraces {
  /** The areas that the load's truck was seen in, the oldest first. Empty: it was seen nowhere, or there is none. */
  trace(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TracePoint[], Refusal>>
  /** The areas that each truck of the carrier was seen in lately, by the truck's id; each truck's oldest first. */
  recentAreas(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RecentVehicleAreas[], Refusal>>
  /** How far each truck of the carrier is from the load's pickup, in miles, the nearest first. */
  distancesToPickup(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly PickupDistance[], Refusal>>
}
