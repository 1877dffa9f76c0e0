import {
  type CarrierVehicle,
  type FoundVehicle,
  POWER_UNIT_TYPES,
  VEHICLE_SOURCES,
  VEHICLE_TYPES,
  type Vehicle,
  type VehicleCarrier,
  type VehicleMovement,
  type VehicleRun,
} from '@fairhaul/core'
import { carrierSummaryFields } from './carrier.ts'
import { holdsCarrierAsKnown } from './carrier-connection.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, degrees, id, names, nullable, oneOf, text, yesNo } from './values.ts'

/** A carrier's use of a vehicle, from one source. Source: section 7, "Vehicles". */
const carrierVehicleFields = {
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
} as const

const carrierVehicle: Reader<CarrierVehicle> = record(carrierVehicleFields)

const KNOWN = [
  names('is_type', VEHICLE_TYPES),
  names('power_unit_type', POWER_UNIT_TYPES),
  names('source', VEHICLE_SOURCES),
]

/** Carrier vehicles, without those of a type or source that this portal does not know. */
export const carrierVehicles = listOfKnown(row => KNOWN.every(isKnown => isKnown(row)), carrierVehicle)

const carrierFields = {
  id: carrierSummaryFields.id,
  legal_name: carrierSummaryFields.legal_name,
  identifiers: carrierSummaryFields.identifiers,
  connection: carrierSummaryFields.connection,
  invitation: carrierSummaryFields.invitation,
  rules_assessment: carrierSummaryFields.rules_assessment,
  cautions: carrierSummaryFields.cautions,
} as const

/** The carrier of a vehicle, with the fields that the row has. */
const vehicleCarrier: Reader<VehicleCarrier> = record(carrierFields)

/**
 * The carrier of a load. Null: its connection status is one that this portal does not know; shown as not connected, a
 * do-not-dispatch carrier could look available.
 */
export const carrierOfFreight: Reader<VehicleCarrier | null> = value =>
  holdsCarrierAsKnown({ carrier: value }) ? vehicleCarrier(value) : null

/** The truck of a load. Null: of a type or source that this portal does not know. */
export const freightVehicle: Reader<CarrierVehicle | null> = value =>
  KNOWN.every(isKnown => isKnown(value)) ? carrierVehicle(value) : null

/** The same in a list of all carriers, where each row has its vehicle and its carrier. */
const foundVehicle: Reader<FoundVehicle> = record({
  ...carrierVehicleFields,
  make: nullable(text),
  model: nullable(text),
  model_year: nullable(count),
  plate: nullable(text),
  plate_state: nullable(text),
  last_area_name: nullable(text),
  carrier: vehicleCarrier,
})

/** Vehicles of a search, without those whose carrier has an unknown connection status. */
export const foundVehicles = listOfKnown(
  row => holdsCarrierAsKnown(row) && KNOWN.every(isKnown => isKnown(row)),
  foundVehicle,
)

const hasKnownSource = names('source', VEHICLE_SOURCES)

const vehicleRun: Reader<VehicleRun> = record({
  carrier: vehicleCarrier,
  first_seen_on: calendarDate,
  last_seen_on: calendarDate,
  schedule: record({
    is_scheduled: nullable(yesNo),
    listed_vins: nullable(count),
    until: nullable(calendarDate),
  }),
  sightings: listOfKnown(
    hasKnownSource,
    record({
      carrier_vehicle_id: id<'carrier-vehicle'>,
      source: oneOf(VEHICLE_SOURCES),
      unit_number: nullable(text),
      provider: nullable(text),
      first_seen_on: calendarDate,
      last_seen_on: calendarDate,
    }),
  ),
})

/** One truck or trailer of any carrier. Source: section 7, "Vehicles". */
export const vehicle: Reader<Vehicle> = record({
  id: id<'vehicle'>,
  vin: nullable(text),
  make: nullable(text),
  model: nullable(text),
  model_year: nullable(count),
  unit_type: nullable(count),
  plate: nullable(text),
  plate_state: nullable(text),
  carriers: listOfKnown(holdsCarrierAsKnown, vehicleRun),
})

/** A sighting of a vehicle in an area. Source: section 7, "Vehicles". */
const vehicleMovement: Reader<VehicleMovement> = record({
  id: id<'vehicle-movement'>,
  carrier_vehicle_id: id<'carrier-vehicle'>,
  carrier_id: id<'carrier'>,
  source: oneOf(VEHICLE_SOURCES),
  area_id: id<'area'>,
  area_name: text,
  latitude: nullable(degrees),
  longitude: nullable(degrees),
  seen_on: calendarDate,
})

/** Movements, without those of a source that this portal does not know. */
export const vehicleMovements = listOfKnown(hasKnownSource, vehicleMovement)
