import type { FactAges } from '../rules/fact-ages.ts'
import { ANY_OVERRIDE, type OverrideAuthors, type OverridePaper } from '../rules/override-terms.ts'
import { isThreshold } from '../rules/rule-kind.ts'
import { ACTIVE_RULE_VALUE, NOTIFY_RULE_VALUE, type RuleMode } from '../rules/rule-set.ts'
import {
  type AnyRuleType,
  isRuleType,
  knownRule,
  knownRulesFirst,
  RULE_TYPES,
  ruleKind,
  ruleTypeAt,
  ruleTypesOf,
  thresholdOf,
} from '../rules/rule-types.ts'
import { thresholdText } from '../rules/rule-name.ts'
import { formatNumber } from '../shared/amounts.ts'
import type { ClassificationId } from '../shared/ids.ts'
import type { Problem } from '../shared/refusal.ts'
import {
  changedRules,
  draftOfRuleSet,
  numberIn,
  typedNumber,
  type RuleDraft,
  thresholdMessage,
  type TypedRules,
  typedRule,
} from '../what-if/rule-draft.ts'
import { switchedBetween } from '../what-if/further-rules.ts'
import type { PolicyRule, PolicySection, PolicySections } from './policy.ts'
import { OVERRIDE_DAYS_MAX } from './policy-problems.ts'
import { policyRuleName } from './rule-sentence.ts'

/** One rule of a policy as it is typed. */
export interface TypedPolicyRule {
  /** Its name with the number that it had before it was typed. */
  readonly ruleType: AnyRuleType
  readonly mode: RuleMode
  /** Its number as text, in the unit of its kind. Empty: its question has no number. */
  readonly threshold: string
  readonly by: OverrideAuthors
  /** How many days an override may last, as text. Empty: without an end too. */
  readonly days: string
  readonly paper: OverridePaper
}

/** The rules of one section as they are typed: those that are off too. */
export interface TypedPolicySection {
  /** Null: for all carriers. */
  readonly classificationId: ClassificationId | null
  readonly rules: readonly TypedPolicyRule[]
}

/** What a rule may measure by. Empty: undefined for one without a number. */
const limitsOf = (ruleType: AnyRuleType) => (isRuleType(ruleType) ? ruleKind(ruleType).threshold : undefined)

const typedThreshold = (ruleType: AnyRuleType): string => {
  const threshold = thresholdOf(ruleType)
  const limits = limitsOf(ruleType)
  return threshold === null || limits === undefined ? '' : typedNumber(limits.unit, threshold)
}

/** A rule of a policy as it is typed. */
const typedPolicyRule = ({ ruleType, mode, override }: PolicyRule): TypedPolicyRule => ({
  ruleType,
  mode,
  threshold: typedThreshold(ruleType),
  by: override.by,
  days: override.daysMax === null ? '' : formatNumber(override.daysMax),
  paper: override.paper,
})

/** A rule that is off, as it is typed. */
export const typedRuleThatIsOff = (ruleType: AnyRuleType): TypedPolicyRule => ({
  ...typedPolicyRule({ ruleType, mode: 'required', override: ANY_OVERRIDE }),
  mode: 'off',
})

const kindOf = (ruleType: AnyRuleType): string => (isRuleType(ruleType) ? knownRule(ruleType).kind : ruleType)

/**
 * The rules of a section to type in: its own, and one that is off for each kind that it has none of, in the order in which
 * rules are listed.
 */
const typedSection = ({ classificationId, rules }: PolicySection): TypedPolicySection => {
  const kinds = new Set(rules.map(({ ruleType }) => kindOf(ruleType)))
  const off = RULE_TYPES.filter(
    ruleType => !kinds.has(kindOf(ruleType)) && ruleTypesOf(knownRule(ruleType).kind)[0] === ruleType,
  )
  const all = new Map([
    ...off.map(ruleType => [ruleType as AnyRuleType, typedRuleThatIsOff(ruleType)] as const),
    ...rules.map(rule => [rule.ruleType, typedPolicyRule(rule)] as const),
  ])
  return {
    classificationId,
    rules: knownRulesFirst(all.keys()).map(ruleType => all.get(ruleType) as TypedPolicyRule),
  }
}

/** A policy to type in. Source: section 3, "Policy". */
export const typedPolicy = (sections: PolicySections): readonly TypedPolicySection[] =>
  sections.map(typedSection)

/** The rules of their own that a classification begins with: those for all carriers. */
export const typedSectionFor = (
  classificationId: ClassificationId,
  sections: readonly TypedPolicySection[],
): TypedPolicySection => ({ classificationId, rules: (sections[0] as TypedPolicySection).rules })

/**
 * What each rule of a section is called beside the field of its number: "Cargo at least"; a further one of its kind "Cargo
 * at least, 2".
 */
export const typedRuleLabels = (rules: readonly TypedPolicyRule[]): readonly string[] => {
  const counts = new Map<string, number>()
  return rules.map(({ ruleType }) => {
    const name = policyRuleName(ruleType)
    const limits = limitsOf(ruleType)
    const label =
      limits === undefined
        ? name
        : name.replace(thresholdText(limits.unit, Number(thresholdOf(ruleType))), '…').replace(/ …$/, '')
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    return count === 1 ? label : `${label}, ${count}`
  })
}

/** The name of a rule with the number that is typed; one that cannot be used leaves the one before. Source: section 3, "Policy". */
export const typedRuleType = ({ ruleType, threshold }: TypedPolicyRule): AnyRuleType => {
  const value = numberIn(threshold, limitsOf(ruleType)?.unit)
  if (!isRuleType(ruleType) || value === undefined) return ruleType
  const { kind } = knownRule(ruleType)
  const limits = ruleKind(ruleType).threshold
  return limits === undefined || !isThreshold(limits, value) ? ruleType : ruleTypeAt(kind, value)
}

const daysIn = (text: string): number | null => {
  const days = numberIn(text)
  return days === undefined || days < 1 || days > OVERRIDE_DAYS_MAX ? null : days
}

const ruleProblems = (
  rule: TypedPolicyRule,
  at: number,
  { rules }: TypedPolicySection,
): readonly Problem[] => {
  const { mode, ruleType, threshold, by, days } = rule
  if (mode === 'off') return []
  const limits = limitsOf(ruleType)
  const value = numberIn(threshold, limits?.unit)
  const isUsable = limits === undefined || (value !== undefined && isThreshold(limits, value))
  const isTwice = rules
    .slice(0, at)
    .some(it => it.mode !== 'off' && typedRuleType(it) === typedRuleType(rule))
  const number = isUsable ? (isTwice ? 'This rule is there already.' : undefined) : thresholdMessage(limits)
  const areDays = days.trim() === '' || daysIn(days) !== null
  const hasDays = mode === 'required' && by !== 'no_one'
  return [
    ...(number === undefined ? [] : [{ field: 'threshold', message: number }]),
    ...(areDays || !hasDays
      ? []
      : [{ field: 'days', message: 'Enter days from 1 to 3,650, or leave it blank.' }]),
  ]
}

/**
 * What is wrong with a policy as it is typed, by section and rule: `0.2.threshold`, `0.2.days`.
 *
 * Empty: it may be saved. Source: section 3, "Policy".
 */
export const typedPolicyProblems = (sections: readonly TypedPolicySection[]): readonly Problem[] =>
  sections.flatMap((section, at) =>
    section.rules.flatMap((rule, ruleAt) =>
      ruleProblems(rule, ruleAt, section).map(({ field, message }) => ({
        field: `${at}.${ruleAt}.${field}`,
        message,
      })),
    ),
  )

/**
 * The policy that is typed: each rule that is not off, by the name that its number gives it. A number that cannot be used
 * leaves the one before, and days that cannot be used are none.
 *
 * Source: section 3, "Policy".
 */
export const policyOfTyped = (sections: readonly TypedPolicySection[]): PolicySections =>
  sections.map(({ classificationId, rules }) => ({
    classificationId,
    rules: rules.flatMap(rule =>
      rule.mode === 'off'
        ? []
        : [
            {
              ruleType: typedRuleType(rule),
              mode: rule.mode,
              override: { by: rule.by, daysMax: daysIn(rule.days), paper: rule.paper },
            },
          ],
    ),
  })) as readonly PolicySection[] as PolicySections

/** The rules of a classification; those for all carriers where it has none of its own. Source: section 3, "Rule set". */
const rulesFor = (
  [all, ...others]: PolicySections,
  classificationId: ClassificationId | null,
): readonly PolicyRule[] => (others.find(each => each.classificationId === classificationId) ?? all).rules

/**
 * The rules for all carriers, or for a classification, to try on one's own: as a set of rules has them.
 *
 * Source: section 3, "Policy"; section 3, "Rule set". Choice: rules of classifications decide nothing for a carrier as a whole.
 */
export const draftOfPolicy = (
  sections: PolicySections,
  ages: FactAges,
  classificationId: ClassificationId | null = null,
): RuleDraft =>
  draftOfRuleSet(
    {
      values: new Map(
        rulesFor(sections, classificationId).map(({ ruleType, mode }) => [
          ruleType,
          mode === 'required' ? ACTIVE_RULE_VALUE : NOTIFY_RULE_VALUE,
        ]),
      ),
    },
    ages,
  )

/** What has to be typed over some rules to try others. Empty: nothing, they are the same. Source: section 4, "Rule what-if". */
export const typedToTry = (current: RuleDraft, draft: RuleDraft): TypedRules => ({
  ...Object.fromEntries(
    changedRules(current, draft).map(ruleType => [ruleType, typedRule(ruleType, draft.rules[ruleType])]),
  ),
  ...switchedBetween(current.furtherRules, draft.furtherRules),
})
