import { z } from 'zod'
import { wireSafety } from '../wire-carrier.ts'

const text = z.string().nullable()
const day = z.string().nullable()
const flag = z.boolean().nullable()
const count = z.number().nullable()

const wireUnit = z.object({
  number: z.number(),
  unit_type: count,
  vin: text,
  make: text,
  plate: text,
  plate_state: text,
  is_out_of_service: z.boolean(),
})

/** For each kind, whether it was put out of service, null when not inspected, and by how many violations. */
export const wireInspection = z.object({
  id: z.number(),
  carrier_id: z.number(),
  report_number: z.string(),
  inspection_date: z.string(),
  level: count,
  country: text,
  state: text,
  place: text,
  units: z.array(wireUnit),
  out_of_service: z.object({ vehicle: flag, driver: flag, hazmat: flag }),
  out_of_service_counts: z.object({ vehicle: count, driver: count, hazmat: count }),
  violations_count: z.number(),
  as_of: day,
})
export type WireInspection = z.input<typeof wireInspection>

export const wireViolation = z.object({
  id: z.number(),
  inspection_id: z.number(),
  carrier_id: z.number(),
  found_on: z.string(),
  code: z.string(),
  description: text,
  category: count,
  basic: text,
  unit: text,
  /** Null: its mark could not be read. */
  is_out_of_service: z.boolean().nullable(),
  is_dismissed: z.boolean(),
  as_of: day,
})

export const wireCrash = z.object({
  id: z.number(),
  carrier_id: z.number(),
  report_number: z.string(),
  crash_date: z.string(),
  country: text,
  state: text,
  city: text,
  fatalities: z.number(),
  injuries: z.number(),
  is_tow_away: z.boolean(),
  is_hazmat_released: z.boolean(),
  is_not_preventable: flag,
  as_of: day,
})

export const wireCarrierSafety = z.object({
  carrier_id: z.number(),
  summary: wireSafety,
  basics: z.array(z.object({ basic: z.string(), measure: count, percentile: count })),
  measured_on: day,
  national_averages: z.object({
    vehicle_oos_rate: z.number(),
    driver_oos_rate: z.number(),
    as_of: z.string(),
  }),
})
export type WireCarrierSafety = z.input<typeof wireCarrierSafety>
