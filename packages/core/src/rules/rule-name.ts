import { formatCount, formatUsd } from '../shared/amounts.ts'
import { type ThresholdUnit, ruleTextAt } from './rule-kind.ts'
import { ruleKind, type RuleType, standardThreshold } from './rule-types.ts'

/** A threshold with its unit: "$850,000", "4 months". */
export const thresholdText = (unit: ThresholdUnit, threshold: number): string =>
  unit === 'usd' ? formatUsd(threshold) : formatCount(threshold, 'month')

/**
 * The name of a rule: "BIPD at least 750,000"; with another threshold "BIPD at least 850,000", "Authority age at least 1
 * month".
 *
 * Empty: its usual name without a threshold, and for a rule that has none.
 * Source: section 9, "Rule types".
 */
export const ruleName = (ruleType: RuleType, threshold: number | null = null): string =>
  ruleTextAt(ruleKind(ruleType).label, threshold ?? standardThreshold(ruleType))
