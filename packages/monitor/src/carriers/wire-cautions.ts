import { z } from 'zod'
import { INSURANCE_KINDS } from '../rules/assessment/policy-terms.ts'
import { FEDERAL_KINDS } from './associations/kinds.ts'
import { INSIGHT_KINDS } from './insights/insight-carriers.ts'

/** A carrier that should not be used, and what agrees with it: how many values that so many carriers have. */
export const wireIdentityTie = z.object({
  /** Null: the agency names a number that no carrier on record has. */
  carrier_id: z.number().nullable(),
  legal_name: z.string().nullable(),
  dot_number: z.string().nullable(),
  is_type: z.enum(['revoked', 'out_of_service', 'reported', 'do_not_dispatch']),
  on: z.string().nullable(),
  is_prior: z.boolean(),
  shared: z.array(
    z.object({ is_type: z.enum(FEDERAL_KINDS), count: z.number(), carriers_count: z.number() }),
  ),
})
export type WireIdentityTie = z.input<typeof wireIdentityTie>

/**
 * What deserves a look at a carrier although no rule fails; beyond section 7. Null: the user may not see it.
 */
export const wireCautions = z.object({
  alert_days: z.array(z.string()),
  do_not_use_count: z.number().nullable(),
  identity_ties: z.array(wireIdentityTie).nullable(),
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
