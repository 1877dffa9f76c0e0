import { z } from 'zod'
import { wireCarrierVehicle, wireVehicleCarrier } from '../../carriers/vehicles/wire-vehicle.ts'
import { LOAD_STATUSES, TRACKING_STATUSES } from './load-status.ts'

/** A stop of a load. */
const wireStop = z.object({
  id: z.number(),
  is_type: z.enum(['pickup', 'delivery']),
  sequence: z.number(),
  latitude_for_map: z.number().nullable(),
  longitude_for_map: z.number().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  scheduled_window: z.object({ starts_at: z.string().nullable(), ends_at: z.string().nullable() }),
  time_zone: z.string().nullable(),
  /** Beyond section 3: the town of the postal code, and what is logged here. */
  town: z.string().nullable(),
  progress: z.object({ arrived_at: z.string().nullable(), done_at: z.string().nullable() }),
})
export type WireStop = z.output<typeof wireStop>

/** A truck or trailer, as the company's own system has it. */
const wireUnit = z.object({
  unit: z.string().nullable(),
  plate: z.string().nullable(),
  plate_state: z.string().nullable(),
  vin: z.string().nullable(),
})

/** Beyond section 3: what the company's own system says of a load. Null: it does not say. */
const wireDetails = z.object({
  equipment: z.string().nullable(),
  commodity: z.string().nullable(),
  commodity_value_usd: z.number().nullable(),
  rate_usd: z.number().nullable(),
  is_team: z.boolean().nullable(),
  driver_phone_e164: z.string().nullable(),
  truck: wireUnit.nullable(),
  trailer: wireUnit.nullable(),
  /** The number of a carrier that is not on record, as it was given. */
  stated_carrier: z
    .object({ is_type: z.string(), value: z.string(), region: z.string().nullable() })
    .nullable(),
  updated_at: z.string().nullable(),
})
export type WireLoadDetails = z.output<typeof wireDetails>

/** A load with its stops, in the order of the journey. */
export const wireLoad = z.object({
  id: z.number(),
  external_load_number: z.string().nullable(),
  status: z.enum(LOAD_STATUSES),
  tracking_status: z.enum(TRACKING_STATUSES),
  billable_miles: z.number().nullable(),
  /** Null: the miles are not on record. */
  is_trackable: z.boolean().nullable(),
  carrier_id: z.number().nullable(),
  /** Beyond section 3: the carrier with its verdict now, and the truck. */
  carrier: wireVehicleCarrier.nullable(),
  carrier_vehicle_id: z.number().nullable(),
  carrier_vehicle: wireCarrierVehicle.nullable(),
  team_id: z.number().nullable(),
  company_id: z.number(),
  details: wireDetails,
  stops: z.array(wireStop),
})
export type WireLoad = z.output<typeof wireLoad>

/** An event of a load. */
export const wireLoadLog = z.object({
  id: z.number(),
  load_id: z.number(),
  stop_id: z.number().nullable(),
  is_type: z.string(),
  occurred_at: z.string(),
  external_message: z.string().nullable(),
})
export type WireLoadLog = z.output<typeof wireLoadLog>

/** One area that a truck was seen in. */
export const wireTracePoint = z.object({
  carrier_vehicle_id: z.number(),
  area_name: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  seen_at: z.string(),
})
export type WireTracePoint = z.output<typeof wireTracePoint>
