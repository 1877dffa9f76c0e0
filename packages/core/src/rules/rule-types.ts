import { KNOWN_RULES, RULE_KINDS, type RuleKindName } from './known-rules.ts'
import { isThreshold, type RuleCategory, type RuleKind, type ThresholdUnit } from './rule-kind.ts'

/** One of the rule types whose threshold is the usual one. Source: section 9, "Rule types". */
export type StandardRuleType = keyof typeof KNOWN_RULES

/** What follows the number in the name of a rule. */
const SUFFIXES = {
  usd: '',
  months: '_months',
  days: '_days',
  percent: '_percent',
  hundredths: '',
  count: '',
} as const satisfies Readonly<Record<ThresholdUnit, string>>

/** The name of a known rule, with any threshold: `cargo_at_least_250000`. Source: section 9, "Rule types". */
export type RuleType = StandardRuleType | `${RuleKindName}_${number}${(typeof SUFFIXES)[ThresholdUnit]}`

/**
 * Every standard rule type by its stored name, in display order.
 *
 * Source: section 9, "Rule types".
 */
export const RULE_TYPES = Object.keys(KNOWN_RULES) as readonly string[] as readonly [
  StandardRuleType,
  ...StandardRuleType[],
]

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

/** What a rule is by its name: one of the kinds, by a number. */
export interface KnownRule {
  readonly kind: RuleKindName
  /** Null: its question has no number. */
  readonly threshold: number | null
}

const KINDS: Readonly<Record<RuleKindName, RuleKind>> = RULE_KINDS

const isKind = (name: string): name is RuleKindName => Object.hasOwn(RULE_KINDS, name)

/** Whether an external name is that of a standard rule. Source: section 9, "Rule types". */
export const isStandardRuleType = (name: string): name is StandardRuleType => Object.hasOwn(KNOWN_RULES, name)

/**
 * The stored name of the rule of a kind with a threshold: `authority_age_at_least_12_months`. Empty: the name of the kind
 * for a rule without one.
 *
 * Refuses: a RangeError for a number that the kind does not allow. Source: section 9, "Rule types".
 */
export const ruleTypeAt = (kind: RuleKindName, threshold: number | null): RuleType => {
  const limits = KINDS[kind].threshold
  if (limits === undefined && threshold === null) return kind as RuleType
  if (limits === undefined || threshold === null || !isThreshold(limits, threshold))
    throw new RangeError(`${threshold} is no threshold of ${kind}.`)
  return `${kind}_${threshold}${SUFFIXES[limits.unit]}`
}

/** A name with a number in it. */
const NAME = /^([a-z][a-z0-9_]*)_(\d+)(?:_[a-z]+)?$/

/** What a name is, where the number is one that the kind allows, written as `ruleTypeAt` writes it. */
const read = (name: string): KnownRule | undefined => {
  if (isStandardRuleType(name)) return KNOWN_RULES[name]
  const [, kind = '', digits] = NAME.exec(name) ?? []
  if (!isKind(kind)) return undefined
  const limits = KINDS[kind].threshold
  const threshold = Number(digits)
  if (limits === undefined || !isThreshold(limits, threshold)) return undefined
  return ruleTypeAt(kind, threshold) === name ? { kind, threshold } : undefined
}

/**
 * Whether an external name is a known rule type: a standard one, or a kind with a number within its limits, in its unit.
 *
 * Source: section 9, "Rule types". Choice: each rule has one name, so a number with a leading zero is no known type.
 */
export const isRuleType = (name: string): name is RuleType => read(name) !== undefined

/** The kind and the number of a rule. Source: section 9, "Rule types". */
export const knownRule = (ruleType: RuleType): KnownRule => read(ruleType) as KnownRule

/** The kind of a rule type, with all that is said and known of it. Source: section 9, "Rule types". */
export const ruleKind = (ruleType: RuleType): RuleKind => KINDS[knownRule(ruleType).kind]

/** The number that a rule measures by in its own name. Empty: null for a rule without one. Source: section 9, "Rule types". */
export const thresholdOf = (ruleType: AnyRuleType): number | null => read(ruleType)?.threshold ?? null

/** The standard rule types of a kind, in display order. Source: section 9, "Rule types". */
export const ruleTypesOf = (kind: RuleKindName): readonly StandardRuleType[] =>
  RULE_TYPES.filter(ruleType => KNOWN_RULES[ruleType].kind === kind)

const KIND_NAMES = Object.keys(RULE_KINDS) as readonly RuleKindName[]

/** The kinds in the order of the standard rules, then those that no standard rule is of. */
const SHOWN_KINDS = [...new Set([...RULE_TYPES.map(ruleType => KNOWN_RULES[ruleType].kind), ...KIND_NAMES])]

/**
 * Rule types in display order: the known ones by their kinds, each from its least threshold on; then the others in theirs,
 * each once. Source: section 9, "Rule types".
 */
export const knownRulesFirst = (ruleTypes: Iterable<AnyRuleType>): readonly AnyRuleType[] => {
  const place = (ruleType: AnyRuleType): number => {
    const rule = read(ruleType)
    return rule === undefined ? SHOWN_KINDS.length : SHOWN_KINDS.indexOf(rule.kind)
  }
  return [...new Set(ruleTypes)].toSorted(
    (one, other) => place(one) - place(other) || Number(thresholdOf(one)) - Number(thresholdOf(other)),
  )
}

/**
 * Puts the more serious of two rules first. Rules that are no known type are alike, after all others.
 *
 * Source: section 4, "Category and overall status". Choice: the order is ours; of two of one kind the stricter threshold is
 * first, as only that makes both pass.
 */
export const mostSeriousFirst = (one: AnyRuleType, other: AnyRuleType): number => {
  const [first, second] = [read(one), read(other)]
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined)
  if (first.kind !== second.kind) return KIND_NAMES.indexOf(first.kind) - KIND_NAMES.indexOf(second.kind)
  const more = Number(second.threshold) - Number(first.threshold)
  return KINDS[first.kind].threshold?.stricter === 'lesser' ? -more : more
}

/**
 * The strictest threshold of the rules of a kind among some. Empty: undefined when none is of it.
 *
 * Source: section 9, "Rule types".
 */
export const strictestThreshold = (
  kind: RuleKindName,
  ruleTypes: readonly AnyRuleType[],
): number | undefined => {
  const [strictest] = ruleTypes.filter(ruleType => read(ruleType)?.kind === kind).toSorted(mostSeriousFirst)
  return strictest === undefined ? undefined : Number(thresholdOf(strictest))
}

/**
 * The names of the rules that are decided on safety data, which is hidden from some users, as a pattern: each kind, with any
 * number. Source: section 6, "Safety data".
 */
export const SAFETY_RULES = `^(${KIND_NAMES.filter(kind => KINDS[kind].source === 'safety').join('|')})(_[0-9]+(_[a-z]+)?)?$`

const SAFETY = new RegExp(SAFETY_RULES)

/** Whether a rule is decided on safety data, which is hidden from some users. Source: section 6, "Safety data". */
export const isSafetyRule = (ruleType: AnyRuleType): boolean => SAFETY.test(ruleType)
