import type { CarrierVehicleId } from '../../carrier/vehicle/carrier-vehicle.ts'
import type { VehicleId } from '../../carrier/vehicle/vehicle.ts'
import type { VehicleMovement } from '../../carrier/vehicle/vehicle-movement.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Of which vehicle: as one carrier runs it, or whoever runs it. */
export type MovementsParams = (
  | { readonly carrierVehicleId: CarrierVehicleId }
  | { readonly vehicleId: VehicleId }
) & { readonly limit?: number }

/** Where carriers' vehicles were. Source: section 7, "Vehicles". */
export interface VehicleMovements {
  /**
   * The last areas of one vehicle, newest first; 5 unless more are wanted. Not found for a vehicle that is not there.
   * Source: section 7, "Vehicles"; section 9, "Vehicle windows".
   */
  latest(
    params: MovementsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<readonly VehicleMovement[], Refusal>>
}
