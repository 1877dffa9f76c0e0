import { ACTIVE_RULE_VALUE, type RuleSet } from './rule-set.ts'
import { type AnyRuleType, knownRulesFirst } from './rule-types.ts'

/**
 * The rule types that a rule set assesses, in the order of all rule types; then those that only a newer monitor knows.
 *
 * Empty: none, when no rule of the set is active.
 * Source: section 3, "Rule set"; section 9, "Active rule value". Choice: any other value, or none, is not assessed.
 */
export const assessedRuleTypes = ({ values }: Pick<RuleSet, 'values'>): readonly AnyRuleType[] =>
  knownRulesFirst([...values].flatMap(([ruleType, value]) => (value === ACTIVE_RULE_VALUE ? [ruleType] : [])))
