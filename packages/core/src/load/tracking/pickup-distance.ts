import type { CarrierVehicleId } from '../../carrier/vehicle/carrier-vehicle.ts'
import { formatCount } from '../../shared/amounts.ts'

/** The distance of a carrier's truck from the load's pickup. */
export interface PickupDistance {
  readonly carrierVehicleId: CarrierVehicleId
  /** Miles. Null: not on record, which is not zero. */
  readonly miles: number | null
}

/** The trucks from nearest to farthest, those without a distance last, then by id. */
export const nearestFirst = (distances: readonly PickupDistance[]): readonly PickupDistance[] =>
  distances.toSorted(
    (one, other) =>
      Number(one.miles === null) - Number(other.miles === null) ||
      (one.miles ?? 0) - (other.miles ?? 0) ||
      one.carrierVehicleId - other.carrierVehicleId,
  )

/** The text of a distance, in whole miles: "12 miles to pickup". Empty: "distance not on record". */
export const pickupDistanceText = ({ miles }: Pick<PickupDistance, 'miles'>): string => {
  if (miles === null) return 'distance not on record'
  return miles < 1 ? 'less than 1 mile to pickup' : `${formatCount(Math.round(miles), 'mile')} to pickup`
}
