import type { CarrierVehicle } from './carrier-vehicle.ts'
import type { Vehicle, VehicleCarrier } from './vehicle.ts'

/**
 * A carrier vehicle as a search finds it: with what tells the vehicle and the carrier, and where the two were last.
 * Make, model, year and plate are null while the vehicle itself is not on record.
 *
 * Source: section 7, "Vehicles".
 */
export interface FoundVehicle
  extends CarrierVehicle,
    Pick<Vehicle, 'make' | 'model' | 'modelYear' | 'plate' | 'plateState'> {
  readonly carrier: VehicleCarrier
  /** "Dallas, TX 75201", where this source saw the two last; null when it says no place. */
  readonly lastAreaName: string | null
}
