import { sql } from 'kysely'
import { z } from 'zod'
import { checkedOnce } from '../../http/checked-once.ts'
import { wireCarrier } from '../wire-carrier.ts'
import { vinOf } from './vin-of.ts'

/** The columns of a carrier vehicle that go over the wire, beside whether the insurance lists it. */
export const CARRIER_VEHICLE_COLUMNS = [
  'carrier_vehicles.id',
  'carrier_vehicles.carrier_id',
  'carrier_vehicles.vehicle_id',
  vinOf('carrier_vehicles').as('vin'),
  'carrier_vehicles.unit_number',
  'carrier_vehicles.is_type',
  'carrier_vehicles.trailer_type',
  'carrier_vehicles.power_unit_type',
  'carrier_vehicles.source',
  'carrier_vehicles.date',
] as const

/** The model and the year of a vehicle as they go over the wire. */
export const MODEL_COLUMNS = [
  sql<string | null>`vehicles.model ->> 0`.as('model'),
  sql<number | null>`(vehicles.model ->> 1)::integer`.as('model_year'),
] as const

export const VEHICLE_TYPES = ['power_unit', 'trailer'] as const
export const POWER_UNIT_TYPES = ['tractor', 'straight_truck', 'cargo_van', 'hotshot'] as const
export const VEHICLE_SOURCES = ['inspection', 'eld', 'insurance_certificate', 'load'] as const

const text = z.string().nullable()

/** A vehicle of a carrier, by one source. */
export const wireCarrierVehicle = z.object({
  id: z.number(),
  carrier_id: z.number(),
  vehicle_id: z.number().nullable(),
  vin: text,
  unit_number: text,
  is_type: z.enum(VEHICLE_TYPES),
  trailer_type: text,
  power_unit_type: z.enum(POWER_UNIT_TYPES).nullable(),
  source: z.enum(VEHICLE_SOURCES),
  date: z.string(),
  is_scheduled: z.boolean().nullable(),
})

/** The carrier of a vehicle, with the relations of the caller's company. */
export const wireVehicleCarrier = checkedOnce(
  wireCarrier.pick({
    id: true,
    legal_name: true,
    identifiers: true,
    connection: true,
    invitation: true,
    rules_assessment: true,
    cautions: true,
  }),
)

/** A carrier vehicle in a list of all carriers, with its description, carrier and last area. */
export const wireFoundVehicle = wireCarrierVehicle.extend({
  make: text,
  model: text,
  model_year: z.number().nullable(),
  plate: text,
  plate_state: text,
  last_area_name: text,
  carrier: wireVehicleCarrier,
})

const days = { first_seen_on: z.string(), last_seen_on: z.string() }

/** A carrier that was seen with a vehicle, with its insurance schedule and the sightings. */
const wireRun = z.object({
  carrier: wireVehicleCarrier,
  ...days,
  schedule: z.object({
    is_scheduled: z.boolean().nullable(),
    listed_vins: z.number().nullable(),
    until: text,
  }),
  sightings: z.array(
    z.object({
      carrier_vehicle_id: z.number(),
      source: z.enum(VEHICLE_SOURCES),
      unit_number: text,
      provider: text,
      ...days,
    }),
  ),
})

/** One truck or trailer of any carrier. */
export const wireVehicle = z.object({
  id: z.number(),
  vin: text,
  make: text,
  model: text,
  model_year: z.number().nullable(),
  unit_type: z.number().nullable(),
  plate: text,
  plate_state: text,
  carriers: z.array(wireRun),
})

/** A vehicle in an area on a day. */
export const wireMovement = z.object({
  id: z.number(),
  carrier_vehicle_id: z.number(),
  carrier_id: z.number(),
  source: z.enum(['inspection', 'eld', 'load']),
  area_id: z.number(),
  area_name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  seen_on: z.string(),
})
