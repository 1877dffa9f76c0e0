import { z } from 'zod'
import { REGISTER_PARTS } from '../rules/terms/finding-value.ts'

/** What changed in the registration since the carrier was first read: each part and day once. */
export const wireRegisterChanges = z.object({
  since: z.string(),
  /** Null: the register names no officer. */
  officers_since: z.string().nullable(),
  all: z.array(z.object({ is_type: z.enum(REGISTER_PARTS), on: z.string() })).readonly(),
})
