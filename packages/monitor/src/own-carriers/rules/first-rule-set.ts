import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { FIRST_RULES } from '../../rules/first-rules.ts'
import { RULE_TYPES } from '../../rules/terms/rule-types.ts'

const ACTIVE = 2
const OFF = 1

/**
 * Gives a new company its rule set.
 *
 * Choice: it starts with the ten labelled rules, as the others need facts that a broker has to check. No request creates a
 * rule set, so a company without one could not vet carriers. Source: section 3, "Rule set"; section 9, "Rule types".
 */
export const giveFirstRuleSet = async (
  trx: Kysely<Schema>,
  companyId: number,
  at: Date | undefined,
): Promise<void> => {
  const is_types = Object.fromEntries(
    RULE_TYPES.map(type => [type, FIRST_RULES.includes(type) ? ACTIVE : OFF]),
  )
  await trx
    .insertInto('rule_sets')
    .values({ company_id: companyId, is_types: JSON.stringify(is_types), ...(at && { created_at: at }) })
    .execute()
}
