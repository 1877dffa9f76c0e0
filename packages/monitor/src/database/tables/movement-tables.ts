import type { ColumnType, Generated } from 'kysely'
import type { CalendarDate, Id, Instant } from './columns.ts'

/** Written by the database alone. */
type Counted<T> = ColumnType<T, never, never>

export type ModelList = readonly [model: string | null, year: number | null]

/** One truck or trailer, of any carrier. */
export interface VehiclesTable {
  id: Id
  /** As it is on record, in capitals; two vehicles never have the same. */
  vin: string | null
  make: string | null
  /** Its model and model year. Read as a list, written as JSON. Null: neither is known. */
  model: ColumnType<ModelList | null, string | ModelList | null | undefined, string | null>
  /** Federal code of the kind of unit: 9 semi-trailer, 10 straight truck, 11 truck tractor. */
  unit_type: number | null
  plate: string | null
  plate_state: string | null
  /** The day of the inspection with the plate. Null: the plate is from another source. */
  plate_as_of: Generated<CalendarDate | null>
}

/** A carrier's use of a vehicle, by one source. */
export interface CarrierVehiclesTable {
  id: Id
  carrier_id: number
  /** Null while the vehicle itself is not on record. */
  vehicle_id: number | null
  /** As this source wrote it. Null: as the vehicle has it: see `vehicles/vin-of.ts`. */
  vin: string | null
  /** The carrier's own number of the unit. */
  unit_number: string | null
  is_type: 'power_unit' | 'trailer'
  trailer_type: string | null
  power_unit_type: 'tractor' | 'straight_truck' | 'cargo_van' | 'hotshot' | null
  source: 'inspection' | 'eld' | 'insurance_certificate' | 'load'
  /** The last day that this source saw the two together. */
  date: CalendarDate
  /** The maker of the logging device, for the source `eld`. */
  provider: string | null
}

/** A sighting of a carrier's vehicle in a five-digit ZIP area. */
export interface CarrierVehicleAreasTable {
  id: Id
  /** That of the carrier vehicle, so that a lane search joins nothing. */
  carrier_id: number
  carrier_vehicle_id: number
  area_id: number
  latitude: number | null
  longitude: number | null
  source: 'inspection' | 'eld' | 'load'
  seen_on: CalendarDate
  /** Null when only the day is known. */
  seen_at: Instant | null
}

/**
 * How often a carrier was seen in an area, or in the areas below it. Maintained by triggers of `carrier_vehicle_areas`,
 * one row for each level an area lies in: ZIP, three-digit ZIP, market, state and country.
 */
export interface CarrierAreaTouchesTable {
  area_id: Counted<number>
  carrier_id: Counted<number>
  /** Whether the sightings name this very area, and not one below it. */
  is_leaf: Counted<boolean>
  /** From all sources together; 1 or more. */
  touches_count: Counted<number>
  last_on: Counted<CalendarDate>
  /** Of these, what an ELD reported. */
  eld_count: Counted<number>
  eld_last_on: Counted<CalendarDate | null>
  other_last_on: Counted<CalendarDate | null>
}

/** One row per carrier with an ELD connection, accepted or refused. */
export interface CarrierEldConnectionsTable {
  carrier_id: number
  /** The maker of the devices, in its own spelling. */
  provider: string | null
  /** Whether the provider accepts the carrier's credentials. Null: not tried yet. */
  has_valid_credentials: boolean | null
  connected_on: CalendarDate | null
}

/** One row per carrier that has been reached by a contact on record. */
export interface CarrierContactChecksTable {
  carrier_id: number
  verified_on: CalendarDate
}

/** A lane search that counted against the plan: a repeat by the same user is not counted again soon after. */
export interface LaneSearchesTable {
  id: Id
  company_id: number
  user_id: number
  /** Of the areas and filters. */
  digest: string
  counted_at: Instant
}

/** What a federal code of a unit is to a carrier. Codes that say neither truck nor trailer are not here. */
export interface UnitTypesTable {
  code: number
  is_type: CarrierVehiclesTable['is_type']
  trailer_type: string | null
  power_unit_type: CarrierVehiclesTable['power_unit_type']
}

/** Each VIN of each list of a primary auto policy that is confirmed; a row without a VIN for a list that names none. */
export interface ScheduledVehiclesView {
  carrier_id: Counted<number>
  carrier_insurance_id: Counted<number>
  effective_on: Counted<CalendarDate | null>
  expires_on: Counted<CalendarDate | null>
  cancelled_on: Counted<CalendarDate | null>
  vin: Counted<string | null>
}

export interface MovementTables {
  unit_types: UnitTypesTable
  scheduled_vehicles: ScheduledVehiclesView
  carrier_area_touches: CarrierAreaTouchesTable
  carrier_eld_connections: CarrierEldConnectionsTable
  carrier_contact_checks: CarrierContactChecksTable
  lane_searches: LaneSearchesTable
  vehicles: VehiclesTable
  carrier_vehicles: CarrierVehiclesTable
  carrier_vehicle_areas: CarrierVehicleAreasTable
}
