import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'

/** One truck or trailer, whoever runs it. */
export interface VehiclesTable {
  id: Id
  /** As it is on record, in capitals; two vehicles never have the same. */
  vin: string | null
  make: string | null
  model: string | null
  model_year: number | null
  /** Federal code of the kind of unit: 9 semi-trailer, 10 straight truck, 11 truck tractor. */
  unit_type: number | null
  plate: string | null
  plate_state: string | null
  created_at: InstantByDefault
}

/** That a carrier ran a vehicle, by one source. */
export interface CarrierVehiclesTable {
  id: Id
  carrier_id: number
  /** Null while the vehicle itself is not on record. */
  vehicle_id: number | null
  vin: string | null
  /** The carrier's own number of the unit. */
  unit_number: string | null
  is_type: 'power_unit' | 'trailer'
  trailer_type: string | null
  power_unit_type: 'tractor' | 'straight_truck' | 'cargo_van' | 'hotshot' | null
  source: 'inspection' | 'eld' | 'insurance_certificate' | 'load'
  /** The last day that this source saw the two together. */
  date: CalendarDate
  /** Whether the insurance lists it by VIN. Null: the policy is not on record. */
  is_scheduled: boolean | null
  /** The maker of the logging device, for the source `eld`. */
  provider: string | null
  created_at: InstantByDefault
}

/** That a carrier's vehicle was in a five-digit ZIP area. */
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

export interface MovementTables {
  vehicles: VehiclesTable
  carrier_vehicles: CarrierVehiclesTable
  carrier_vehicle_areas: CarrierVehicleAreasTable
}
