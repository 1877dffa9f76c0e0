import { formatCount, formatNumber, formatUsd } from '../shared/amounts.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import type { RuleCategory } from '../rules/rule-kind.ts'
import { RULE_CATEGORIES } from '../rules/rule-kind.ts'
import { describeRule } from '../rules/rule-description.ts'
import { type AnyRuleType, isRuleType, knownRulesFirst, ruleKind, thresholdOf } from '../rules/rule-types.ts'
import type { OverridePaper, OverrideTerms } from '../rules/override-terms.ts'
import type { PolicyRule, PolicyRuleMode } from './policy.ts'

/** The words for what a rule does, in a sentence. */
export const POLICY_MODE_TEXTS: Readonly<Record<PolicyRuleMode, string>> = {
  notify: 'notifies only',
  required: 'required',
}

/** The words for what an override has to come with. Empty: nothing. */
const PAPER_TEXTS: Readonly<Record<OverridePaper, string>> = {
  none: '',
  file: ' with a document',
  certificate: ' with a certificate',
}

/**
 * The name of a rule in a sentence of a policy: as everywhere, but an amount is in dollars: "Cargo at least $250,000".
 *
 * Source: section 9, "Rule types".
 */
export const policyRuleName = (ruleType: AnyRuleType): string => {
  const name = readableRuleName(ruleType)
  const threshold = thresholdOf(ruleType)
  const isUsd = isRuleType(ruleType) && ruleKind(ruleType).threshold?.unit === 'usd'
  return threshold === null || !isUsd ? name : name.replace(formatNumber(threshold), formatUsd(threshold))
}

/**
 * Whether a rule may be overridden, and how: "may not be overridden", "may be overridden by admins for 30 days with a
 * certificate".
 *
 * Units: days, the first one included. Empty: "may be overridden" where nothing is limited.
 */
export const overrideTermsText = ({ by, daysMax, paper }: OverrideTerms): string => {
  if (by === 'no_one') return 'may not be overridden'
  const author = by === 'admins' ? ' by admins' : ''
  const days = daysMax === null ? '' : ` for ${formatCount(daysMax, 'day')}`
  return `may be overridden${author}${days}${PAPER_TEXTS[paper]}`
}

/** What a rule does and whether it may be overridden; one that only notifies has nothing to override. */
export const policyRuleTexts = ({
  mode,
  override,
}: Pick<PolicyRule, 'mode' | 'override'>): readonly string[] =>
  mode === 'notify' ? [POLICY_MODE_TEXTS.notify] : [POLICY_MODE_TEXTS.required, overrideTermsText(override)]

/**
 * A rule of a policy in one sentence: "Cargo at least $250,000, required, may be overridden for 30 days with a
 * certificate."
 *
 * Source: section 3, "Policy". Choice: one that only notifies decides nothing, so there is nothing to override.
 */
export const policyRuleSentence = (rule: PolicyRule): string =>
  `${[policyRuleName(rule.ruleType), ...policyRuleTexts(rule)].join(', ')}.`

/** The rules of a policy in one category. */
export interface PolicyRuleGroup {
  readonly category: RuleCategory
  readonly rules: readonly PolicyRule[]
}

/** Rules of a policy in the order in which rules are listed. Source: section 9, "Rule types". */
export const orderedPolicyRules = (rules: readonly PolicyRule[]): readonly PolicyRule[] => {
  const order = knownRulesFirst(rules.map(({ ruleType }) => ruleType))
  return rules.toSorted((one, other) => order.indexOf(one.ruleType) - order.indexOf(other.ruleType))
}

/** Rules of a policy by category, each in the order of all rules. Empty: no category without a rule. Source: section 9, "Rule categories". */
export const groupedPolicyRules = (rules: readonly PolicyRule[]): readonly PolicyRuleGroup[] =>
  RULE_CATEGORIES.map(category => ({
    category,
    rules: orderedPolicyRules(rules).filter(rule => describeRule(rule).category === category),
  })).filter(group => group.rules.length > 0)
