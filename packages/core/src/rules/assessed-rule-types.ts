import { type RuleMode, ruleModeOf, type RuleSet } from './rule-set.ts'
import { type AnyRuleType, knownRulesFirst } from './rule-types.ts'

const rulesWith = (mode: RuleMode, { values }: Pick<RuleSet, 'values'>): readonly AnyRuleType[] =>
  knownRulesFirst([...values].flatMap(([ruleType, value]) => (ruleModeOf(value) === mode ? [ruleType] : [])))

/**
 * The rule types that a rule set assesses, in the order of all rule types; then those that only a newer monitor knows.
 *
 * Empty: none, when no rule of the set is active.
 * Source: section 3, "Rule set"; section 9, "Active rule value". Choice: any other value, or none, is not assessed.
 */
export const assessedRuleTypes = (ruleSet: Pick<RuleSet, 'values'>): readonly AnyRuleType[] =>
  rulesWith('required', ruleSet)

/**
 * The rule types that only notify, in the same order: what they find is shown and decides nothing.
 *
 * Empty: none. Source: section 9, "Active rule value".
 */
export const notifyingRuleTypes = (ruleSet: Pick<RuleSet, 'values'>): readonly AnyRuleType[] =>
  rulesWith('notify', ruleSet)
