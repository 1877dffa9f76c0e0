import type { RuleFinding } from './assessment.ts'
import { readableRuleName } from './readable-rule-name.ts'
import { ruleName } from './rule-name.ts'
import { type AnyRuleType, isRuleType, RULE_TYPES, type RuleDescription, ruleKind } from './rule-types.ts'

const KNOWN: ReadonlyMap<string, RuleDescription> = new Map(
  RULE_TYPES.map(ruleType => [
    ruleType,
    { label: ruleName(ruleType), category: ruleKind(ruleType).category },
  ]),
)

/**
 * How the rule of a finding is shown: a known rule type as in the tables, a rule of one's own as it describes itself.
 *
 * Empty: one without a description, as of a newer monitor, by its readable name under Operations.
 * Source: section 9, "Rule types"; section 9, "Rule categories". Choice: Operations is the group of what is neither the
 * right to operate nor what pays; a rule that is in no group would count and be nowhere to be seen.
 */
export const describeRule = ({ ruleType, rule }: Pick<RuleFinding, 'ruleType' | 'rule'>): RuleDescription =>
  KNOWN.get(ruleType) ?? rule ?? { label: readableRuleName(ruleType), category: 'Operations' }

/** Rule types in the order of all known ones, then the others in theirs, each once. Source: section 9, "Rule types". */
export const knownRulesFirst = (ruleTypes: Iterable<AnyRuleType>): readonly AnyRuleType[] => {
  const all = new Set<string>(ruleTypes)
  return [...RULE_TYPES.filter(ruleType => all.has(ruleType)), ...[...all].filter(name => !isRuleType(name))]
}
