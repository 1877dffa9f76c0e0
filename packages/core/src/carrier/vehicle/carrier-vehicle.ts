import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'

/** The number of a vehicle, at any carrier. */
export type VehicleId = Id<'vehicle'>

/** The number of a vehicle at one carrier; the vehicle has its own. */
export type CarrierVehicleId = Id<'carrier-vehicle'>

/** The kinds of vehicle for filtering and ordering a list. Source: section 7, "Carriers"; the values are ours. */
export const VEHICLE_TYPES = ['power_unit', 'trailer'] as const
/** One of the two. Source: section 7, "Carriers". */
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** The label of each. Source: section 7, "Carriers"; the wording is ours. */
export const VEHICLE_TYPE_LABELS = {
  power_unit: 'Power unit',
  trailer: 'Trailer',
} as const satisfies Readonly<Record<VehicleType, string>>

/** The kinds of power unit. Source: section 7, "Carriers"; the values are ours. */
export const POWER_UNIT_TYPES = ['tractor', 'straight_truck', 'cargo_van', 'hotshot'] as const
/** One of the four. Source: section 7, "Carriers". */
export type PowerUnitType = (typeof POWER_UNIT_TYPES)[number]

/** The label of each. Source: section 7, "Carriers"; the wording is ours. */
export const POWER_UNIT_TYPE_LABELS = {
  tractor: 'Tractor',
  straight_truck: 'Straight truck',
  cargo_van: 'Cargo van',
  hotshot: 'Hotshot',
} as const satisfies Readonly<Record<PowerUnitType, string>>

/** The sources of a carrier's vehicle. Source: section 7, "Carriers"; the values are ours. */
export const VEHICLE_SOURCES = ['inspection', 'eld', 'insurance_certificate', 'load'] as const
/** One of the four. Source: section 7, "Carriers". */
export type VehicleSource = (typeof VEHICLE_SOURCES)[number]

/** The label of each. Source: section 7, "Carriers"; the wording is ours. */
export const VEHICLE_SOURCE_LABELS = {
  inspection: 'Inspection',
  eld: 'ELD',
  insurance_certificate: 'Insurance certificate',
  load: 'Load',
} as const satisfies Readonly<Record<VehicleSource, string>>

/**
 * A carrier's use of a vehicle on a day, from one source. Source: section 3, "Carrier detail"; section 7, "Vehicles".
 */
export interface CarrierVehicle {
  readonly id: CarrierVehicleId
  readonly carrierId: CarrierId
  /** Null while the vehicle itself is not on record. */
  readonly vehicleId: VehicleId | null
  readonly vin: string | null
  /** The carrier's own number of the unit. */
  readonly unitNumber: string | null
  readonly type: VehicleType
  /** A portfolio field, or the source's own word; null for a power unit, and when it is not on record. */
  readonly trailerType: string | null
  /** Null for a trailer, or if not on record. */
  readonly powerUnitType: PowerUnitType | null
  readonly source: VehicleSource
  /** The last day on which this source saw the two together. */
  readonly date: CalendarDate
  /** Whether the carrier's insurance lists it by its VIN; null when the policy is not on record. */
  readonly isScheduled: boolean | null
}
