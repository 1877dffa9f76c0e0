import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { RULE_TYPES, type RuleType } from '../../rules/assessment/assess.ts'

/** Rules that need facts a broker has to check. */
const LATER: ReadonlySet<RuleType> = new Set<RuleType>([
  'verified_physical_location_activity',
  'verified_manually_entered_identifier',
  'general_liability_at_least_1000000',
])

const ACTIVE = 2
const OFF = 1

/**
 * Gives a new company its rule set.
 *
 * Choice: it starts with the ten labelled rules, without the other three. No request creates a rule set, so a company
 * without one could not vet carriers. Source: section 3, "Rule set"; section 9, "Rule types".
 */
export const giveFirstRuleSet = async (
  trx: Kysely<Schema>,
  companyId: number,
  at: Date | undefined,
): Promise<void> => {
  const is_types = Object.fromEntries(RULE_TYPES.map(type => [type, LATER.has(type) ? OFF : ACTIVE]))
  await trx
    .insertInto('rule_sets')
    .values({ company_id: companyId, is_types: JSON.stringify(is_types), ...(at && { created_at: at }) })
    .execute()
}
