import { thresholdText } from '../rules/rule-name.ts'
import type { RuleThreshold } from '../rules/rule-kind.ts'
import {
  type AnyRuleType,
  isRuleType,
  knownRule,
  ruleKind,
  type RuleType,
  thresholdOf,
} from '../rules/rule-types.ts'
import type { ClassificationId } from '../shared/ids.ts'
import type { PolicyRule, PolicySection, PolicySections } from './policy.ts'
import {
  orderedPolicyRules,
  overrideTermsText,
  policyRuleName,
  policyRuleSentence,
  policyRuleTexts,
  POLICY_MODE_TEXTS,
} from './rule-sentence.ts'

/** What differs between two rules of one kind. */
export type PolicyRulePart = 'threshold' | 'mode' | 'override'

/** A rule that only one of two policies has, or that both have otherwise. */
export type PolicyRuleDifference =
  | { readonly kind: 'added'; readonly after: PolicyRule }
  | { readonly kind: 'dropped'; readonly before: PolicyRule }
  | {
      readonly kind: 'changed'
      readonly before: PolicyRule
      readonly after: PolicyRule
      readonly parts: readonly PolicyRulePart[]
    }

/** What differs between the rules of one section of two policies. */
export interface PolicySectionDifference {
  /** Null: the rules for all carriers. */
  readonly classificationId: ClassificationId | null
  /** Whether only one of them has rules for this classification. Null: both have. */
  readonly change: 'added' | 'dropped' | null
  readonly rules: readonly PolicyRuleDifference[]
}

/** What makes two rules one of which takes the place of the other: their kind, or else their name. */
const kindOf = (ruleType: AnyRuleType): string => (isRuleType(ruleType) ? knownRule(ruleType).kind : ruleType)

const byThreshold = (one: PolicyRule, other: PolicyRule): number =>
  Number(thresholdOf(one.ruleType)) - Number(thresholdOf(other.ruleType))

const differentParts = (before: PolicyRule, after: PolicyRule): readonly PolicyRulePart[] => {
  const parts: PolicyRulePart[] = []
  if (before.ruleType !== after.ruleType) parts.push('threshold')
  if (before.mode !== after.mode) parts.push('mode')
  // One that only notifies is not overridden, whatever its terms are.
  const areRequired = before.mode === 'required' && after.mode === 'required'
  if (areRequired && overrideTermsText(before.override) !== overrideTermsText(after.override))
    parts.push('override')
  return parts
}

const changeOf = (before: PolicyRule, after: PolicyRule): readonly PolicyRuleDifference[] => {
  const parts = differentParts(before, after)
  return parts.length === 0 ? [] : [{ kind: 'changed', before, after, parts }]
}

/** The rules of one kind: those of one name are one rule, and of the others those that rank alike by threshold. */
const differencesOfKind = (
  before: readonly PolicyRule[],
  after: readonly PolicyRule[],
): readonly PolicyRuleDifference[] => {
  const has = (rules: readonly PolicyRule[], { ruleType }: PolicyRule) =>
    rules.some(rule => rule.ruleType === ruleType)
  const paired = before.flatMap(rule => {
    const same = after.find(({ ruleType }) => ruleType === rule.ruleType)
    return same === undefined ? [] : changeOf(rule, same)
  })
  const left = before.filter(rule => !has(after, rule)).toSorted(byThreshold)
  const right = after.filter(rule => !has(before, rule)).toSorted(byThreshold)
  const others = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one, other] = [left[at], right[at]]
    if (one === undefined) return [{ kind: 'added', after: other as PolicyRule } as const]
    return other === undefined ? [{ kind: 'dropped', before: one } as const] : changeOf(one, other)
  })
  return [...paired, ...others.flat()]
}

const rulesDifferences = (
  before: readonly PolicyRule[],
  after: readonly PolicyRule[],
): readonly PolicyRuleDifference[] => {
  const kinds = new Set(orderedPolicyRules([...before, ...after]).map(({ ruleType }) => kindOf(ruleType)))
  const ofKind = (rules: readonly PolicyRule[], kind: string) =>
    rules.filter(({ ruleType }) => kindOf(ruleType) === kind)
  return [...kinds].flatMap(kind => differencesOfKind(ofKind(before, kind), ofKind(after, kind)))
}

const sectionOf = (sections: PolicySections, id: ClassificationId | null): PolicySection | undefined =>
  sections.find(({ classificationId }) => classificationId === id)

/**
 * What differs between two policies, by section: the rules for all carriers first, then those of classifications. A rule
 * with another threshold takes the place of the one of its kind.
 *
 * Empty: none, they ask for the same. A section that only one of them has is a difference also without rules: its
 * carriers go by other rules then. Source: section 3, "Policy"; section 3, "Classification".
 */
export const comparePolicies = (
  before: PolicySections,
  after: PolicySections,
): readonly PolicySectionDifference[] => {
  const ids = new Set([...before, ...after].map(({ classificationId }) => classificationId))
  return [...ids].flatMap(classificationId => {
    const [one, other] = [sectionOf(before, classificationId), sectionOf(after, classificationId)]
    const change = one === undefined ? 'added' : other === undefined ? 'dropped' : null
    const rules = rulesDifferences(one?.rules ?? [], other?.rules ?? [])
    return change === null && rules.length === 0 ? [] : [{ classificationId, change, rules }]
  })
}

/** How many rules differ. */
export const countPolicyDifferences = (sections: readonly PolicySectionDifference[]): number =>
  sections.reduce((sum, { rules }) => sum + rules.length, 0)

/** The threshold of a rule, where it is the difference of two rules of one kind: "$250,000", "6 months". */
const shownThreshold = (ruleType: AnyRuleType): string => {
  const { threshold } = ruleKind(ruleType as RuleType)
  return thresholdText((threshold as RuleThreshold).unit, Number(thresholdOf(ruleType)))
}

const inPlaceOf = (textOf: (rule: PolicyRule) => string, before: PolicyRule, after: PolicyRule): string =>
  `${textOf(after)} in place of ${textOf(before)}`

/**
 * A difference in one sentence: "New: Cargo at least $250,000, required, may be overridden.", "No longer: Cargo at least
 * $100,000.", "Cargo at least $250,000 in place of $100,000; required in place of notifies only.", "Cargo at least
 * $250,000: may not be overridden in place of may be overridden."
 */
export const policyDifferenceSentence = (difference: PolicyRuleDifference): string => {
  if (difference.kind === 'added') return `New: ${policyRuleSentence(difference.after)}`
  if (difference.kind === 'dropped') return `No longer: ${policyRuleName(difference.before.ruleType)}.`
  const { before, after, parts } = difference
  const name = policyRuleName(after.ruleType)
  const texts = [
    ...(parts.includes('mode') ? [inPlaceOf(({ mode }) => POLICY_MODE_TEXTS[mode], before, after)] : []),
    ...(parts.includes('override')
      ? [inPlaceOf(({ override }) => overrideTermsText(override), before, after)]
      : []),
  ]
  return parts.includes('threshold')
    ? `${[`${name} in place of ${shownThreshold(before.ruleType)}`, ...texts].join('; ')}.`
    : `${name}: ${texts.join('; ')}.`
}

/** A difference as a row: the rule, and how each of two policies has it. Null: it does not. */
export interface PolicyDifferenceRow {
  readonly rule: string
  readonly before: string | null
  readonly after: string | null
}

/** A difference as a row; the threshold is repeated on both sides where it differs. */
export const policyDifferenceRow = (difference: PolicyRuleDifference): PolicyDifferenceRow => {
  const shown = difference.kind === 'dropped' ? difference.before : difference.after
  const hasThresholds = difference.kind === 'changed' && difference.parts.includes('threshold')
  const textOf = (rule: PolicyRule): string =>
    [...(hasThresholds ? [shownThreshold(rule.ruleType)] : []), ...policyRuleTexts(rule)].join(', ')
  return {
    rule: policyRuleName(shown.ruleType),
    before: difference.kind === 'added' ? null : textOf(difference.before),
    after: difference.kind === 'dropped' ? null : textOf(difference.after),
  }
}
