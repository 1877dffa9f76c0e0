import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { classificationsOf } from './read-classifications.ts'
import { assessedTypes } from '../../rules/assessment/assess.ts'
import type { Measure } from '../../rules/bucket-of.ts'

/**
 * The measures of a company: each classification it uses with the rules of its own set, else the company's. Choice: a
 * company that uses no classification measures by its own rules.
 *
 * Empty: without a rule set nothing is assessed, and each measure has no rules.
 */
export async function measuresOf(db: Kysely<Schema>, companyId: number): Promise<readonly Measure[]> {
  const used = await classificationsOf(db, companyId)
    .select('classifications.id')
    .where('classifications.is_active', '=', true)
    .orderBy('classifications.id')
    .execute()
  const sets = await db
    .selectFrom('rule_sets')
    .select(['classification_id', 'is_types'])
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .execute()
  const typesBy = new Map(sets.map(set => [set.classification_id, assessedTypes(set.is_types)]))
  const general = typesBy.get(null) ?? []
  return used.length === 0
    ? [{ classificationId: null, types: general }]
    : used.map(({ id }) => ({ classificationId: id, types: typesBy.get(id) ?? general }))
}
