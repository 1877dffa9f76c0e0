import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { PolicyFact } from '../../rules/assessment/facts.ts'
import type { Schema } from '../../database/schema.ts'
import {
  FILING_END_KINDS,
  INSURANCE_KINDS,
  UNCONFIRMED,
  type InsuranceKind,
} from '../../rules/assessment/policy-terms.ts'
import { ID_MAX } from '../../http/fields.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'
import { withPaperDoubt } from '../../rules/assessment/paper-doubt.ts'
import { PAPER_KINDS } from '../../rules/assessment/paper.ts'
import { isUnconfirmed } from '../../rules/assessment/policy-days.ts'
import { readRecords } from '../read-records.ts'
import { INSURER } from './insurers.ts'
import { fileOf } from './own-papers.ts'

/** The status of a policy on a day. Policies that have ended are never listed. */
export type PolicyStatus = 'cancelled' | 'ended' | 'pending' | 'active'

type DatedPolicy = Pick<PolicyFact, 'effective_on' | 'expires_on' | 'cancelled_on' | 'has_ended'> & {
  readonly is_pending: boolean
}

/**
 * The status of a policy on a day: cancelled before ended, ended before pending. Its last day counts, the day of a
 * cancellation does not, and a future cancellation is only a warning. A policy that ends by its first day is canceled.
 *
 * Source: section 3, "Insurance records". Choice: a policy that begins later is active, as the insurer has issued it.
 */
export function policyStatus(policy: DatedPolicy, day: string): PolicyStatus {
  const { cancelled_on, effective_on } = policy
  if (cancelled_on !== null && (cancelled_on <= day || cancelled_on <= (effective_on ?? '')))
    return 'cancelled'
  if (policy.has_ended === true || (policy.expires_on !== null && policy.expires_on < day)) return 'ended'
  return policy.is_pending ? 'pending' : 'active'
}

const text = z.string().nullable()

/** One policy, with its source and date. */
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
  end_kind: z.enum(FILING_END_KINDS).nullable(),
  /** Why it is not confirmed, and the day that this is about; null: it is, or no file says why. */
  unconfirmed: z.enum(UNCONFIRMED).nullable(),
  unconfirmed_on: text,
  scheduled_vins: z.array(z.string()).nullable(),
  source: z.enum(['filing', 'certificate']),
  as_of: text,
  /** The company's own certificate that it is on. */
  certificate: z.object({ confirmed_on: z.string(), confirmed_by: text, file: wireFile }).optional(),
})

type WirePolicy = z.input<typeof wirePolicy>

/** Policies on a company's own certificates have greater ids than any row, and so do not mix with those of all companies. */
const PAPER_IDS_FROM = ID_MAX + 1

/**
 * The policies on a company's own certificates of a carrier, but for those taken back. One that the register contradicts is
 * pending.
 */
const ownPolicies = async (
  db: Kysely<Schema>,
  { companyId, carrierId, day }: { companyId: number; carrierId: number; day: string },
): Promise<readonly WirePolicy[]> => {
  const [record] = await readRecords(db, [carrierId], companyId, { types: [] })
  const all = record?.insurances ?? []
  return all.flatMap(each => {
    const { paper } = each
    if (paper == null || each.unconfirmed === 'withdrawn') return []
    const policy = withPaperDoubt(each, all, day)
    const isDoubted = isUnconfirmed(policy, day)
    return [
      {
        id:
          PAPER_IDS_FROM +
          paper.id * PAPER_KINDS.length +
          paper.policies.findIndex(it => it.kind === each.kind),
        carrier_id: carrierId,
        coverage: each.kind,
        insurer: each.insurer,
        policy_number: each.policy_number,
        amount: each.amount,
        effective_on: each.effective_on,
        expires_on: each.expires_on,
        cancelled_on: each.cancelled_on,
        is_pending: isDoubted,
        end_kind: each.end_kind,
        unconfirmed: isDoubted ? (policy.unconfirmed ?? null) : null,
        unconfirmed_on: isDoubted ? (policy.unconfirmed_on ?? null) : null,
        scheduled_vins: null,
        source: each.source,
        as_of: each.as_of,
        certificate: {
          confirmed_on: paper.confirmed_on,
          confirmed_by: paper.confirmed_by,
          file: fileOf(paper),
        },
      },
    ]
  })
}

/** The columns of a policy that go over the wire. */
const policies = (db: Kysely<Schema>) =>
  db
    .selectFrom('listed_insurances')
    .select(['id', 'carrier_id', 'kind', 'is_primary', INSURER.as('insurer'), 'policy_number', 'amount'])
    .select(['effective_on', 'expires_on', 'cancelled_on', 'is_pending', 'scheduled_vins', 'source', 'as_of'])
    .select(['end_kind', 'unconfirmed', 'unconfirmed_on'])
    // Nothing on file is no policy.
    .where(where =>
      where.or([
        where('source_file', 'is', null),
        where('source_file', '<>', 'QCMobile'),
        where('amount', '<>', 0),
      ]),
    )

/**
 * The line of coverage that a policy is listed under.
 *
 * Choice: excess cover is umbrella cover, whatever its kind: it pays after a primary policy and does not replace one.
 */
export const coverageOf = (policy: { readonly kind: InsuranceKind; readonly is_primary: boolean }) =>
  policy.is_primary ? policy.kind : 'umbrella'

/**
 * The policies of a carrier that are in force on a day or will be, by id; cancelled and unconfirmed ones on request. Those on
 * a company's own certificates come last.
 *
 * Empty: none, or all have ended.
 */
export async function activePolicies(
  db: Kysely<Schema>,
  carrierId: number,
  {
    day,
    cancelled,
    pending,
    companyId,
  }: { day: string; cancelled: boolean; pending: boolean; companyId?: number },
): Promise<WirePolicy[]> {
  const found = await policies(db)
    .where('carrier_id', '=', carrierId)
    .where('has_ended', '=', false)
    .orderBy('id')
    .execute()
  const isRequested = { active: true, ended: false, cancelled, pending }
  const shared = found.map(({ kind, is_primary, ...policy }) => ({
    ...policy,
    coverage: coverageOf({ kind, is_primary }),
  }))
  const own = companyId === undefined ? [] : await ownPolicies(db, { companyId, carrierId, day })
  return [...shared, ...own].filter(policy => isRequested[policyStatus(policy, day)])
}
