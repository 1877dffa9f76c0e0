import { z } from 'zod'
import { INSURANCE_KINDS } from '../database/tables/vetting-tables.ts'
import { INSIGHT_KINDS } from '../insights/insight-carriers.ts'

/**
 * What deserves a look at a carrier although no rule fails; beyond section 7. Null: the user may not see it.
 */
export const wireCautions = z.object({
  alert_days: z.array(z.string()),
  do_not_use_count: z.number().nullable(),
  ended_ties_count: z.number().nullable(),
  cancellations: z
    .array(
      z.object({
        coverage: z.enum(INSURANCE_KINDS),
        cancelled_on: z.string(),
        /** What is left from that day on; null: nothing is on record. */
        amount: z.number().nullable(),
      }),
    )
    .nullable(),
  insights: z.array(z.enum(INSIGHT_KINDS)).nullable(),
})
export type WireCautions = z.input<typeof wireCautions>
