import { z } from 'zod'
import { wireRegisterChanges } from './wire-register-changes.ts'

const text = z.string().nullable()
const day = z.string().nullable()
const count = z.number().nullable()

/** What the register says of a carrier itself. */
export const wireCensus = z.object({
  status_code: text,
  carrier_operation: text,
  is_private: z.boolean().nullable().optional(),
  power_units: count,
  drivers: count,
  mileage: count,
  mileage_year: count,
  mcs150_date: day,
  add_date: day,
  hazmat: z.boolean().nullable(),
  is_prior_revoked: z.boolean().nullable().optional(),
  prior_revoked_dot: text.optional(),
  as_of: day,
  source: text.optional(),
  /** The source and day of the status, where they are not those of the census. */
  status_source: text.optional(),
  status_as_of: day.optional(),
  changes: wireRegisterChanges.nullable().optional(),
})
