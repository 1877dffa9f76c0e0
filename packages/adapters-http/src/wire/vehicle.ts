import {
  type CarrierVehicle,
  POWER_UNIT_TYPES,
  type Vehicle,
  type VehicleMovement,
  VEHICLE_SOURCES,
  VEHICLE_TYPES,
} from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, degrees, id, names, nullable, oneOf, text, yesNo } from './values.ts'

/** That a carrier ran a vehicle, by one source. Source: section 7, "Vehicles". */
export const carrierVehicle: Reader<CarrierVehicle> = record({
  id: id<'carrier-vehicle'>,
  carrier_id: id<'carrier'>,
  vehicle_id: nullable(id<'vehicle'>),
  vin: nullable(text),
  unit_number: nullable(text),
  is_type: ['type', oneOf(VEHICLE_TYPES)],
  trailer_type: nullable(text),
  power_unit_type: nullable(oneOf(POWER_UNIT_TYPES)),
  source: oneOf(VEHICLE_SOURCES),
  date: calendarDate,
  is_scheduled: nullable(yesNo),
})

const KNOWN = [
  names('is_type', VEHICLE_TYPES),
  names('power_unit_type', POWER_UNIT_TYPES),
  names('source', VEHICLE_SOURCES),
]

/** Carrier vehicles, without those of a type or source that this portal does not know. */
export const carrierVehicles = listOfKnown(row => KNOWN.every(isKnown => isKnown(row)), carrierVehicle)

/** One truck or trailer, whoever runs it. Source: section 7, "Vehicles". */
export const vehicle: Reader<Vehicle> = record({
  id: id<'vehicle'>,
  vin: nullable(text),
  make: nullable(text),
  model: nullable(text),
  model_year: nullable(count),
  unit_type: nullable(count),
  plate: nullable(text),
  plate_state: nullable(text),
  carriers: list(record({ carrier_id: id<'carrier'>, last_seen_on: calendarDate })),
})

/** That a vehicle was in an area. Source: section 7, "Vehicles". */
const vehicleMovement: Reader<VehicleMovement> = record({
  id: id<'vehicle-movement'>,
  carrier_vehicle_id: id<'carrier-vehicle'>,
  area_id: id<'area'>,
  area_name: text,
  latitude: nullable(degrees),
  longitude: nullable(degrees),
  seen_on: calendarDate,
})

/** Movements, as they come. */
export const vehicleMovements = list(vehicleMovement)
