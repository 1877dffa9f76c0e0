// Written by npm run terms from packages/core/src/rules/rule-kind.ts: change it there.
import type { FindingValue } from './finding-value.ts'
import type { AnyOf, SourceKind } from './rule-sources.ts'

/** The groups of rules, in display order; each name is also its label. Source: section 9, "Rule categories". */
export const RULE_CATEGORIES = ['Authority', 'Insurance', 'Operations'] as const

/** One of the groups. Source: section 9, "Rule categories". */
export type RuleCategory = (typeof RULE_CATEGORIES)[number]

/** What a rule measures by, in whole numbers: US dollars, calendar months, days, percent, hundredths, or how many. */
export type ThresholdUnit = 'usd' | 'months' | 'days' | 'percent' | 'hundredths' | 'count'

/** The numbers that a rule may measure by. */
export interface RuleThreshold {
  readonly unit: ThresholdUnit
  readonly min: number
  readonly max: number
  /** Of two rules of the kind, the one with which number asks for more. */
  readonly stricter: 'greater' | 'lesser'
}

/** Whether a rule may measure by a number. */
export const isThreshold = ({ min, max }: RuleThreshold, value: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** What is said of a rule, by its threshold where it has one. */
export type RuleText = string | ((threshold: number) => string)

/** How the fact of a rule reads, and what the rule needs. */
export interface RuleTerms {
  readonly subject: string
  /** Null: the fact alone says it. */
  readonly requires: RuleText | null
  /** What comes before what was found; the subject by default. Empty: what was found is a phrase of its own. */
  readonly before?: string
  /** A rule that is no known type: what was found is said as it is. */
  readonly isOther?: true
  /** The subject where it has little room. */
  readonly shortSubject?: string
  /** What the rule needs where it has little room, the longest first; by what was found. */
  readonly shortRequires?: (value: FindingValue | null) => readonly string[]
}

/** All that is said and known of one kind of rule, whatever its threshold; what it finds is in `finding`. */
export interface RuleKind extends RuleTerms {
  readonly label: RuleText
  readonly category: RuleCategory
  /** Missing: its question has no number. */
  readonly threshold?: RuleThreshold
  /** Where its fact is from, which decides how old it may be. */
  readonly source: SourceKind
  /** The files that decide it, each of them. Empty: no file does. */
  readonly files: readonly AnyOf[]
  /** It fails by what is not on record; what is needs no file. */
  readonly failsByAbsence?: true
  /** The line of insurance that it is about, with whose policy an override may end. */
  readonly line?: 'bipd' | 'cargo' | 'generalLiability'
  /** What makes it pass, after "Passes". */
  readonly passes: RuleText
}

/** What is said of a rule by its threshold. Null: it has none. */
export const ruleTextAt = (text: RuleText, threshold: number | null): string =>
  typeof text === 'string' ? text : text(Number(threshold))
