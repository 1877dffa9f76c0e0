import type { Kysely } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { allOfEach } from '../read-records.ts'
import type { Schema } from '../../database/schema.ts'

/** The overrides of one company for some carriers, newest first for each, as far as they decide an outcome. */
export async function decidingOverridesOf(
  db: Kysely<Schema>,
  companyId: number,
  carrierIds: readonly number[],
) {
  if (carrierIds.length === 0) return allOfEach([])
  const rows = await db
    .selectFrom('rule_overrides')
    .select(['carrier_id', 'classification_id', 'is_type', 'is_active', 'expiration_date'])
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', anyOf(carrierIds))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return allOfEach(rows)
}
