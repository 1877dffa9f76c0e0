import { ACTIVE_RULE_VALUE, type RuleSet } from './rule-set.ts'
import type { RuleType } from './rule-types.ts'
import { RULE_TYPES } from './rule-types.ts'

/**
 * The rule types a rule set assesses, in the order of the specification. Empty: none.
 *
 * Source: section 3, "Rule set": "2 means active". Choice: any other value is not assessed.
 */
export const assessedRuleTypes = ({ values }: RuleSet): readonly RuleType[] =>
  RULE_TYPES.filter(ruleType => values.get(ruleType) === ACTIVE_RULE_VALUE)

const KNOWN: ReadonlySet<string> = new Set(RULE_TYPES)

/** Whether a name from outside is a rule type that this portal knows. */
export const isRuleType = (name: string): name is RuleType => KNOWN.has(name)
