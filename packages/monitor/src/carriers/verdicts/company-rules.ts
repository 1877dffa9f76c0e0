import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { classificationsOf } from './read-classifications.ts'
import { assessedTypes } from '../../rules/assessment/assess.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'

/** The rule types that a company assesses by its own set; null when it has none. */
export async function companyRuleTypes(
  db: Kysely<Schema>,
  companyId: number,
  classificationId: number | null = null,
): Promise<readonly RuleType[] | null> {
  const set = await db
    .selectFrom('rule_sets')
    .select('is_types')
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .where('classification_id', classificationId === null ? 'is' : '=', classificationId)
    .executeTakeFirst()
  return set === undefined ? null : assessedTypes(set.is_types)
}

/** Whether a classification is the company's own or shared. A foreign one looks like a missing one. */
export async function hasClassification(db: Kysely<Schema>, companyId: number, id: number): Promise<boolean> {
  const found = await classificationsOf(db, companyId)
    .select('classifications.id')
    .where('classifications.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
