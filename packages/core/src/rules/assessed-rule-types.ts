import { ACTIVE_RULE_VALUE, type RuleSet } from './rule-set.ts'
import type { RuleType } from './rule-types.ts'
import { RULE_TYPES } from './rule-types.ts'

/**
 * The rule types that a rule set assesses, in the order of all rule types.
 *
 * Empty: none, when no rule of the set is active.
 * Source: section 3, "Rule set"; section 9, "Active rule value". Choice: any other value, or none, is not assessed.
 */
export const assessedRuleTypes = ({ values }: Pick<RuleSet, 'values'>): readonly RuleType[] =>
  RULE_TYPES.filter(ruleType => values.get(ruleType) === ACTIVE_RULE_VALUE)
