import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { invalid, missing } from '../http/refused.ts'
import { policyStatus } from './policy-status.ts'
import { coverageOf } from './read-policies.ts'

/**
 * A cargo policy whose certificate can be asked for, with whose it is and who answers for it. One that is pending,
 * begins later or has no end on record can be, as its certificate is what would tell.
 *
 * Refuses: 404 for one that is not there, or of a carrier that may not be found; 422 for one that is not for cargo, is
 * cancelled or has ended.
 */
export async function requestablePolicy(db: Kysely<Schema>, id: number, day: string) {
  const policy = await db
    .selectFrom('carrier_insurances')
    .innerJoin('carriers', 'carriers.id', 'carrier_insurances.carrier_id')
    .selectAll('carrier_insurances')
    .select('carriers.legal_name')
    .where('carrier_insurances.id', '=', id)
    .where('carriers.is_findable', '=', true)
    .executeTakeFirst()
  if (policy === undefined) throw missing()
  const refuse = (why: string) => invalid('insurance_policy_id', why)
  if (coverageOf(policy) !== 'cargo') throw refuse('This policy is not for cargo.')
  const standing = policyStatus(policy, day)
  if (standing === 'cancelled') throw refuse('This policy is cancelled.')
  if (standing === 'ended') throw refuse('This policy has ended.')
  return policy
}
