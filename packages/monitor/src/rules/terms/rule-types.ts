// Written by npm run terms from packages/core/src/rules/rule-types.ts: change it there.
import { KNOWN_RULES, RULE_KINDS, type RuleKindName } from './known-rules.ts'
import type { RuleCategory, RuleKind } from './rule-kind.ts'

/** One of the rule types. Source: section 9, "Rule types". */
export type RuleType = keyof typeof KNOWN_RULES

/**
 * Every rule type by its stored name, in display order.
 *
 * Source: section 9, "Rule types".
 */
export const RULE_TYPES = Object.keys(KNOWN_RULES) as readonly string[] as readonly [RuleType, ...RuleType[]]

/**
 * The name of any rule: a known rule type, a rule of one's own, or one that only a newer monitor knows.
 *
 * Source: section 9, "Rule types".
 */
export type AnyRuleType = RuleType | (string & {})

/** How a rule is shown, and under which category it counts. Source: section 9, "Rule types". */
export interface RuleDescription {
  /** "Cargo at least $250,000". */
  readonly label: string
  readonly category: RuleCategory
}

/** Whether an external name is a known rule type. Source: section 9, "Rule types". */
export const isRuleType = (name: string): name is RuleType => Object.hasOwn(KNOWN_RULES, name)

/** The kind of a rule type, with all that is said and known of it. Source: section 9, "Rule types". */
export const ruleKind = (ruleType: RuleType): RuleKind => RULE_KINDS[KNOWN_RULES[ruleType].kind]

/** The number that a rule measures by in its own name. Empty: null for a rule without one. Source: section 9, "Rule types". */
export const standardThreshold = (ruleType: AnyRuleType): number | null =>
  isRuleType(ruleType) ? KNOWN_RULES[ruleType].threshold : null

/** The rule types of a kind, in display order. Source: section 9, "Rule types". */
export const ruleTypesOf = (kind: RuleKindName): readonly RuleType[] =>
  RULE_TYPES.filter(ruleType => KNOWN_RULES[ruleType].kind === kind)

/**
 * The greatest threshold of the rules of a kind among some. Empty: undefined when none is of it.
 *
 * Source: section 9, "Rule types".
 */
export const greatestThreshold = (
  kind: RuleKindName,
  ruleTypes: readonly AnyRuleType[],
): number | undefined => {
  const thresholds = ruleTypesOf(kind).flatMap(ruleType =>
    ruleTypes.includes(ruleType) ? [Number(standardThreshold(ruleType))] : [],
  )
  return thresholds.length === 0 ? undefined : Math.max(...thresholds)
}

/**
 * All rule types, the most serious first. Source: section 4, "Category and overall status". Choice: the order is ours; of
 * two of one kind the greater threshold is first, as only that makes both pass.
 */
export const MOST_SERIOUS_FIRST: readonly RuleType[] = (
  Object.keys(RULE_KINDS) as readonly RuleKindName[]
).flatMap(kind =>
  ruleTypesOf(kind).toSorted(
    (one, other) => Number(standardThreshold(other)) - Number(standardThreshold(one)),
  ),
)

/** The rules decided on safety data, which is hidden from some users. Source: section 6, "Safety data". */
export const SAFETY_RULE_TYPES: ReadonlySet<AnyRuleType> = new Set<RuleType>(
  RULE_TYPES.filter(ruleType => ruleKind(ruleType).source === 'safety'),
)
