import { formatNumber } from '../shared/amounts.ts'
import type { Problem } from '../shared/refusal.ts'
import { type OwnRule, ruleNotKnown } from '../finding/own-rule.ts'
import { furtherRulesOf } from './further-rules.ts'
import { refuseSharedNames } from '../finding/find-own-rules.ts'
import { assessedRuleTypes, notifyingRuleTypes } from '../rules/assessed-rule-types.ts'
import { ANY_AGE, type FactAges } from '../rules/fact-ages.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import { thresholdText } from '../rules/rule-name.ts'
import { type RuleMode, ruleModeOf, type RuleSet } from '../rules/rule-set.ts'
import { isThreshold, type RuleThreshold, type ThresholdUnit } from '../rules/rule-kind.ts'
import {
  type AnyRuleType,
  isRuleType,
  isStandardRuleType,
  knownRule,
  RULE_TYPES,
  ruleKind,
  type RuleType,
  ruleTypeAt,
  ruleTypesOf,
  type StandardRuleType,
  thresholdOf,
} from '../rules/rule-types.ts'

/** One rule of a draft. */
export interface DraftRule {
  /** Whether carriers are assessed by it; one that only notifies decides no verdict. */
  readonly mode: RuleMode
  /** The number that it measures by, in the unit of its kind. Null: its question has no number. */
  readonly threshold: number | null
}

/** The mode of a rule in words: "notify only". */
export const RULE_MODE_TEXTS: Readonly<Record<RuleMode, string>> = {
  off: 'off',
  notify: 'notify only',
  required: 'required',
}

/** Rules to try: which are required and by which numbers, and how old facts may be. Source: section 3, "Rule set". */
export interface RuleDraft {
  /** A place for each standard rule, which another threshold may fill: by it the rule has another name. */
  readonly rules: Readonly<Record<StandardRuleType, DraftRule>>
  readonly ages: FactAges
  /** Known rules beyond those of their kinds that have a place, which are on as they are. */
  readonly furtherRules: readonly RuleType[]
  /** Rules that are no known type, which are on: one's own, and those of a newer monitor. */
  readonly ownRules: readonly OwnRule[]
}

/** What a draft changes about some rules of a set: a number, by which the rule is required, or its mode. */
export type RuleChanges = Readonly<Partial<Record<StandardRuleType, number | RuleMode>>>

/** The rules of a set by the place that each fills in a draft: its own, else the first of its kind that is free. */
const placed = (ruleTypes: readonly RuleType[]): ReadonlyMap<RuleType, StandardRuleType> => {
  const places = new Map<RuleType, StandardRuleType>()
  for (const ruleType of ruleTypes.filter(isStandardRuleType)) places.set(ruleType, ruleType)
  const filled = new Set(places.values())
  for (const ruleType of ruleTypes) {
    if (places.has(ruleType)) continue
    const place = ruleTypesOf(knownRule(ruleType).kind).find(each => !filled.has(each))
    if (place === undefined) continue
    filled.add(place)
    places.set(ruleType, place)
  }
  return places
}

/**
 * The draft that changes nothing: the rules that a set assesses, by the numbers of their names. One with another number
 * has the place of a standard rule of its kind that is off, a required one first.
 *
 * Empty: without a rule set every rule is off. A rule that only a newer monitor knows is incomplete for every carrier. `ages`: the company's limits, any age by default.
 * Source: section 3, "Rule set"; section 9, "Active rule value".
 */
export const draftOfRuleSet = (
  ruleSet: Pick<RuleSet, 'values'> | undefined,
  ages: FactAges = ANY_AGE,
): RuleDraft => {
  const values = ruleSet?.values ?? new Map<AnyRuleType, number>()
  const assessed = assessedRuleTypes({ values })
  const known = assessed.filter(isRuleType)
  const places = placed([...known, ...notifyingRuleTypes({ values }).filter(isRuleType)])
  const filled = new Map([...places].map(([ruleType, place]) => [place, ruleType]))
  return {
    ownRules: assessed.flatMap(ruleType => (isRuleType(ruleType) ? [] : [ruleNotKnown(ruleType)])),
    furtherRules: known.filter(ruleType => !places.has(ruleType)),
    rules: Object.fromEntries(
      RULE_TYPES.map(place => {
        const ruleType = filled.get(place) ?? place
        return [place, { mode: ruleModeOf(values.get(ruleType)), threshold: thresholdOf(ruleType) }]
      }),
    ) as Record<StandardRuleType, DraftRule>,
    ages,
  }
}

/**
 * A draft with some rules changed: `{ bipd_at_least_750000: 850_000, active_operating_status: 'off' }`.
 *
 * Refuses: a RangeError for a number outside the limits of its rule, and for a rule without one.
 * Source: section 3, "Rule set".
 */
export const withRuleChanges = (draft: RuleDraft, changes: RuleChanges): RuleDraft => ({
  ...draft,
  rules: Object.fromEntries(
    RULE_TYPES.map(ruleType => [ruleType, changedRule(ruleType, draft.rules[ruleType], changes[ruleType])]),
  ) as Record<StandardRuleType, DraftRule>,
})

const changedRule = (
  ruleType: StandardRuleType,
  before: DraftRule,
  change: number | RuleMode | undefined,
): DraftRule => {
  if (change === undefined) return before
  if (typeof change === 'string') return { ...before, mode: change }
  const limits = ruleKind(ruleType).threshold
  if (limits === undefined || !isThreshold(limits, change))
    throw new RangeError(`${change} is no threshold of ${ruleType}.`)
  return { mode: 'required', threshold: change }
}

/**
 * A draft with rules of one's own beside those that it has.
 *
 * Refuses: throws an `OwnRuleError` where two rules have one name. Source: section 3, "Rule set".
 */
export const draftWithOwnRules = (draft: RuleDraft, rules: readonly OwnRule[]): RuleDraft => {
  const ownRules = [...draft.ownRules, ...rules]
  refuseSharedNames(ownRules)
  return { ...draft, ownRules }
}

/** The stored name of a rule as a draft has it, by its number. Source: section 9, "Rule types". */
export const ruleTypeIn = (ruleType: AnyRuleType, { rules }: Pick<RuleDraft, 'rules'>): AnyRuleType =>
  isStandardRuleType(ruleType) ? ruleTypeAt(knownRule(ruleType).kind, rules[ruleType].threshold) : ruleType

/** The name of a rule as a draft has it: "BIPD at least 850,000". Source: section 9, "Rule types". */
export const ruleNameIn = (ruleType: AnyRuleType, draft: RuleDraft): string =>
  draft.ownRules.find(({ name }) => name === ruleType)?.label ?? readableRuleName(ruleTypeIn(ruleType, draft))

/** One rule as typed: its mode, and its number as text. */
export interface TypedRule {
  readonly mode: RuleMode
  readonly text: string
}

/** The rules of a draft as typed. Only those that differ from the company's need to be in it; further rules are off or required. */
export type TypedRules = Readonly<Partial<Record<RuleType, TypedRule>>>

const HOW_MANY: Readonly<Record<ThresholdUnit, string>> = {
  usd: 'whole dollars',
  months: 'months',
  days: 'days',
  percent: 'whole percent',
  hundredths: 'a number',
  count: 'a whole number',
}

/** A number as typed, without what sets its digits apart. */
const plain = (text: string): string => text.replaceAll(/[$,\s]/g, '')

/** Whether two rules as typed are the same. The number of a rule that is off does not count. */
export const isSameTyped = (one: TypedRule, other: TypedRule): boolean =>
  one.mode === other.mode && (one.mode === 'off' || plain(one.text) === plain(other.text))

/** What numbers a rule may measure by: "Enter months from 1 to 120." Source: section 9, "Rule types". */
export const thresholdMessage = ({ min, max, unit }: RuleThreshold): string =>
  `Enter ${HOW_MANY[unit]} from ${typedNumber(unit, min)} to ${typedNumber(unit, max)}.`

/** A threshold as it is typed, without its unit: "850,000", and hundredths as "4.25". Source: section 9, "Rule types". */
export const typedNumber = (unit: ThresholdUnit, threshold: number): string =>
  unit === 'hundredths' ? thresholdText(unit, threshold) : formatNumber(threshold)

/**
 * The number in a text such as "$850,000" or "850000"; that of hundredths in "4.25".
 *
 * Empty: undefined without one. Source: section 9, "Rule types".
 */
export const numberIn = (text: string, unit?: ThresholdUnit): number | undefined => {
  const digits = plain(text)
  if (unit !== 'hundredths') return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
  return /^\d{1,6}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined
}

/** What is wrong with the number of a rule as typed. Empty: undefined: nothing, the rule is off, or it has no number. */
export const typedRuleProblem = (ruleType: StandardRuleType, typed: TypedRule): Problem | undefined => {
  const limits = ruleKind(ruleType).threshold
  if (limits === undefined || typed.mode === 'off') return undefined
  const value = numberIn(typed.text, limits.unit)
  if (value !== undefined && isThreshold(limits, value)) return undefined
  return { field: ruleType, message: thresholdMessage(limits) }
}

/** What is wrong with the rules as typed, by rule. Empty: they make a draft. Source: section 9, "Rule types". */
export const typedRuleProblems = (typed: TypedRules): readonly Problem[] =>
  RULE_TYPES.flatMap(ruleType => {
    const rule = typed[ruleType]
    return (rule && typedRuleProblem(ruleType, rule)) ?? []
  })

/**
 * The draft that was typed over the company's own rules. A number that cannot be used leaves the one before, so that the
 * answer follows the rest of the draft.
 *
 * Source: section 3, "Rule set".
 */
export const draftOfTyped = (current: RuleDraft, typed: TypedRules): RuleDraft => ({
  ...current,
  furtherRules: furtherRulesOf(current.furtherRules, typed),
  rules: Object.fromEntries(
    RULE_TYPES.map(ruleType => {
      const before = current.rules[ruleType]
      const rule = typed[ruleType]
      if (rule === undefined) return [ruleType, before]
      const limits = ruleKind(ruleType).threshold
      const value = numberIn(rule.text, limits?.unit)
      const isUsable = limits !== undefined && value !== undefined && isThreshold(limits, value)
      return [ruleType, { mode: rule.mode, threshold: isUsable ? value : before.threshold }]
    }),
  ) as Record<StandardRuleType, DraftRule>,
})

/** One rule of a draft as it is typed. Empty: no text for a rule without a number. */
export const typedRule = (ruleType: StandardRuleType, { mode, threshold }: DraftRule): TypedRule => {
  const limits = ruleKind(ruleType).threshold
  return {
    mode,
    text: threshold === null || limits === undefined ? '' : typedNumber(limits.unit, threshold),
  }
}

/** One rule of a draft as it is typed; one without a place is off or required. */
export const typedRuleOf = (draft: RuleDraft, ruleType: RuleType): TypedRule =>
  isStandardRuleType(ruleType)
    ? typedRule(ruleType, draft.rules[ruleType])
    : { mode: draft.furtherRules.includes(ruleType) ? 'required' : 'off', text: '' }

const isSameRule = (one: DraftRule, other: DraftRule): boolean =>
  one.mode === other.mode && (one.mode === 'off' || one.threshold === other.threshold)

/** The rules in which two drafts differ, in the order of all rules. The number of a rule that is off does not count. */
export const changedRules = (one: RuleDraft, other: RuleDraft): readonly StandardRuleType[] =>
  RULE_TYPES.filter(ruleType => !isSameRule(one.rules[ruleType], other.rules[ruleType]))
