import type { CarrierVehicle } from './carrier-vehicle.ts'
import type { Vehicle, VehicleCarrier } from './vehicle.ts'

/**
 * A carrier vehicle in search results: the vehicle, the carrier, and their last location. Make, model, year and plate
 * are null while the vehicle itself is not on record.
 *
 * Source: section 7, "Vehicles".
 */
export interface FoundVehicle
  extends CarrierVehicle,
    Pick<Vehicle, 'make' | 'model' | 'modelYear' | 'plate' | 'plateState'> {
  readonly carrier: VehicleCarrier
  /** "Dallas, TX 75201", where this source last saw the two; null if it gives no place. */
  readonly lastAreaName: string | null
}
