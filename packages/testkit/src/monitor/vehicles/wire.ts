import { z } from 'zod'

export const VEHICLE_TYPES = ['power_unit', 'trailer'] as const
export const POWER_UNIT_TYPES = ['tractor', 'straight_truck', 'cargo_van', 'hotshot'] as const
export const VEHICLE_SOURCES = ['inspection', 'eld', 'insurance_certificate', 'load'] as const

const text = z.string().nullable()

/** That a carrier ran a vehicle, by one source. */
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

/** One truck or trailer, whoever runs it. */
export const wireVehicle = z.object({
  id: z.number(),
  vin: text,
  make: text,
  model: text,
  model_year: z.number().nullable(),
  unit_type: z.number().nullable(),
  plate: text,
  plate_state: text,
  carriers: z.array(z.object({ carrier_id: z.number(), last_seen_on: z.string() })),
})

/** That a vehicle was in an area on a day. */
export const wireMovement = z.object({
  id: z.number(),
  carrier_vehicle_id: z.number(),
  area_id: z.number(),
  area_name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  seen_on: z.string(),
})
