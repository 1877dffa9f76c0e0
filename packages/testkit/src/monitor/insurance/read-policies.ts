import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { INSURANCE_KINDS, type InsuranceKind } from '../database/tables/vetting-tables.ts'
import type { PolicyFact } from '../assessment/facts.ts'

/** How a policy stands on a day. Those that have ended are never listed. */
export type PolicyStatus = 'cancelled' | 'ended' | 'pending' | 'active'

type DatedPolicy = Pick<PolicyFact, 'expires_on' | 'cancelled_on'> & { readonly is_pending: boolean }

/**
 * How a policy stands on a day: cancelled before ended, ended before pending. Its last day counts, the day of a
 * cancellation does not, and a cancellation to come is a warning only.
 *
 * Source: section 3, "Insurance records". Choice: one that begins later is active, as the insurer stands by it already.
 */
export function policyStatus(policy: DatedPolicy, day: string): PolicyStatus {
  if (policy.cancelled_on !== null && policy.cancelled_on <= day) return 'cancelled'
  if (policy.expires_on !== null && policy.expires_on < day) return 'ended'
  return policy.is_pending ? 'pending' : 'active'
}

const text = z.string().nullable()

/** One policy. `source` and `as_of` say where and when it was read. */
export const wirePolicy = z.object({
  id: z.number(),
  carrier_id: z.number(),
  coverage: z.enum(INSURANCE_KINDS),
  insurer: text,
  policy_number: text,
  amount: z.number().nullable(),
  effective_on: text,
  expires_on: text,
  cancelled_on: text,
  is_pending: z.boolean(),
  scheduled_vins: z.array(z.string()).nullable(),
  source: z.enum(['filing', 'certificate']),
  as_of: text,
})

/** The columns that a policy goes over the wire with. */
const policies = (db: Kysely<Schema>) =>
  db
    .selectFrom('carrier_insurances')
    .select(['id', 'carrier_id', 'kind', 'is_primary', 'insurer', 'policy_number', 'amount'])
    .select(['effective_on', 'expires_on', 'cancelled_on', 'is_pending', 'scheduled_vins', 'source', 'as_of'])

/**
 * The line that a policy is listed under.
 *
 * Choice: excess cover is umbrella cover, whatever it lies upon: it pays after a primary policy and stands for none.
 */
export const coverageOf = (policy: { readonly kind: InsuranceKind; readonly is_primary: boolean }) =>
  policy.is_primary ? policy.kind : 'umbrella'

/**
 * The policies of a carrier that count on a day or will, by id; those that were cancelled, and those that nobody has
 * confirmed, where they are asked for.
 *
 * Empty: none, also where all have ended.
 */
export async function activePolicies(
  db: Kysely<Schema>,
  carrierId: number,
  { day, cancelled, pending }: { day: string; cancelled: boolean; pending: boolean },
): Promise<z.input<typeof wirePolicy>[]> {
  const found = await policies(db).where('carrier_id', '=', carrierId).orderBy('id').execute()
  const isRequested = { active: true, ended: false, cancelled, pending }
  return found
    .filter(policy => isRequested[policyStatus(policy, day)])
    .map(({ kind, is_primary, ...policy }) => ({ ...policy, coverage: coverageOf({ kind, is_primary }) }))
}
