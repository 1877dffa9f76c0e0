import { type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import type { CarrierVehicle, PowerUnitType, VehicleSource, VehicleType } from './carrier-vehicle.ts'
import { VEHICLE_TYPES } from './carrier-vehicle.ts'

/**
 * The filters of a list of carrier vehicles. Empty: an omitted filter does not narrow. Source: section 7, "Carriers".
 */
export interface VehicleFilters {
  readonly type?: VehicleType
  /** A portfolio field, or a source's own word, exactly. */
  readonly trailerType?: string
  readonly powerUnitType?: PowerUnitType
  readonly source?: VehicleSource
}

const FILTERED = [
  'type',
  'trailerType',
  'powerUnitType',
  'source',
] as const satisfies readonly (keyof VehicleFilters)[]

/**
 * Whether a carrier vehicle matches the filters and was seen on the first day of the list or later.
 *
 * Empty: without filters every one since that day is. Source: section 7, "Carriers"; section 9, "Vehicle windows".
 */
export const isListed = (vehicle: CarrierVehicle, filters: VehicleFilters, from: CalendarDate): boolean =>
  vehicle.date >= from &&
  FILTERED.every(field => filters[field] === undefined || filters[field] === vehicle[field])

/** Sorts after every name. */
const NOT_ON_RECORD_LAST = '\uFFFF'

/** Alphabetical by plain comparison; null comes last. */
const compareNames = (one: string | null, other: string | null): number => {
  const [name, otherName] = [one ?? NOT_ON_RECORD_LAST, other ?? NOT_ON_RECORD_LAST]
  if (name < otherName) return -1
  return name > otherName ? 1 : 0
}

const newestFirst = (one: CarrierVehicle, other: CarrierVehicle): number =>
  compareCalendarDates(other.date, one.date) || other.id - one.id

/**
 * A carrier's vehicles in the order of its list: power units before trailers, then by trailer type, then by date.
 *
 * Source: section 7, "Carriers". Choice: the newest date first and the highest id last of all, so that pages neither
 * repeat nor skip; a trailer type that is not on record comes after those that are.
 */
export const vehiclesInOrder = (vehicles: readonly CarrierVehicle[]): readonly CarrierVehicle[] =>
  vehicles.toSorted(
    (one, other) =>
      VEHICLE_TYPES.indexOf(one.type) - VEHICLE_TYPES.indexOf(other.type) ||
      compareNames(one.trailerType, other.trailerType) ||
      newestFirst(one, other),
  )

/** All carrier vehicles by date, the newest first. Choice: on one day the highest id. Source: section 7, "Vehicles". */
export const vehiclesByDate = <Vehicle extends CarrierVehicle>(
  vehicles: readonly Vehicle[],
): readonly Vehicle[] => vehicles.toSorted(newestFirst)
