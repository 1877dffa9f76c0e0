import type { RuleFinding } from './assessment.ts'
import { readableRuleName } from './readable-rule-name.ts'
import { ruleName } from './rule-name.ts'
import { isRuleType, RULE_TYPES, type RuleDescription, ruleKind, type RuleType } from './rule-types.ts'

const described = (ruleType: RuleType): RuleDescription => ({
  label: ruleName(ruleType),
  category: ruleKind(ruleType).category,
})

/** Made once, as a list describes thousands of rules. */
const STANDARD: ReadonlyMap<string, RuleDescription> = new Map(
  RULE_TYPES.map(ruleType => [ruleType, described(ruleType)]),
)

/**
 * How the rule of a finding is shown: a known rule type as in the tables, a rule of one's own as it describes itself.
 *
 * Empty: one without a description, as of a newer monitor, by its readable name under Operations.
 * Source: section 9, "Rule types"; section 9, "Rule categories". Choice: Operations is the group of what is neither the
 * right to operate nor what pays; a rule that is in no group would count and be nowhere to be seen.
 */
export const describeRule = ({ ruleType, rule }: Pick<RuleFinding, 'ruleType' | 'rule'>): RuleDescription =>
  STANDARD.get(ruleType) ??
  (isRuleType(ruleType) ? described(ruleType) : rule) ?? {
    label: readableRuleName(ruleType),
    category: 'Operations',
  }
