import { formatCount, formatNumber, formatUsd } from '../shared/amounts.ts'
import { ruleName } from './rule-labels.ts'
import { type AnyRuleType, isRuleType, RULE_TYPES, type RuleType } from './rule-types.ts'

/** What a rule measures by: whole US dollars, or calendar months. */
export type ThresholdUnit = 'usd' | 'months'

/** The number that a rule measures by, and the numbers that a draft of it may have instead. */
export interface RuleThreshold {
  readonly unit: ThresholdUnit
  /** The number in the rule's own name. */
  readonly standard: number
  /** The least number of a draft. */
  readonly min: number
  /** The greatest number of a draft. */
  readonly max: number
}

const usd = (standard: number): RuleThreshold => ({ unit: 'usd', standard, min: 1, max: 100_000_000 })
const months = (standard: number, max: number): RuleThreshold => ({ unit: 'months', standard, min: 1, max })

/** An age of authority that no carrier of today has: the register begins in 1935. */
const AGE_MONTHS_MAX = 1_200
/** Inspections of more than ten years ago are in no file. */
const INSPECTION_MONTHS_MAX = 120

/**
 * The thresholds of the rules that have one; the other rules ask a question that has no number.
 *
 * Source: section 9, "Rule types". Choice: the limits are ours, so that a slip of the keyboard is noticed.
 */
export const RULE_THRESHOLDS: Readonly<Partial<Record<RuleType, RuleThreshold>>> = {
  authority_age_at_least_3_months: months(3, AGE_MONTHS_MAX),
  authority_age_at_least_6_months: months(6, AGE_MONTHS_MAX),
  bipd_at_least_750000: usd(750_000),
  bipd_at_least_1000000: usd(1_000_000),
  cargo_at_least_100000: usd(100_000),
  inspected_within_last_24_months: months(24, INSPECTION_MONTHS_MAX),
  general_liability_at_least_1000000: usd(1_000_000),
}

/** The number that a rule measures by in its own name. Empty: null for a rule without one. Source: section 9, "Rule types". */
export const standardThreshold = (ruleType: AnyRuleType): number | null =>
  isRuleType(ruleType) ? (RULE_THRESHOLDS[ruleType]?.standard ?? null) : null

/** The thresholds of all rules as their names have them. Source: section 9, "Rule types". */
export const STANDARD_THRESHOLDS: Readonly<Record<RuleType, number | null>> = Object.fromEntries(
  RULE_TYPES.map(ruleType => [ruleType, standardThreshold(ruleType)]),
) as Record<RuleType, number | null>

/** A threshold with its unit: "$850,000", "4 months". */
export const thresholdText = (unit: ThresholdUnit, threshold: number): string =>
  unit === 'usd' ? formatUsd(threshold) : formatCount(threshold, 'month')

/**
 * The name of a rule with another threshold: "BIPD at least 850,000", "Authority age at least 1 month".
 *
 * Empty: its usual name with its usual threshold, without one, and for a rule that has none.
 * Source: section 9, "Rule types".
 */
export const ruleNameAt = (ruleType: RuleType, threshold: number | null): string => {
  const own = RULE_THRESHOLDS[ruleType]
  if (own === undefined || threshold === null) return ruleName(ruleType)
  return own.unit === 'usd'
    ? ruleName(ruleType).replace(formatNumber(own.standard), formatNumber(threshold))
    : ruleName(ruleType).replace(formatCount(own.standard, 'month'), formatCount(threshold, 'month'))
}
