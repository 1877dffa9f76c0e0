import { formatCount, formatNumber, formatUsd } from '../shared/amounts.ts'
import { type ThresholdUnit, ruleTextAt } from './rule-kind.ts'
import { hundredthsText } from './safety-kinds.ts'
import { ruleKind, type RuleType, thresholdOf } from './rule-types.ts'

const THRESHOLD_TEXTS: Readonly<Record<ThresholdUnit, (threshold: number) => string>> = {
  usd: formatUsd,
  months: months => formatCount(months, 'month'),
  days: days => formatCount(days, 'day'),
  percent: percent => `${formatNumber(percent)}%`,
  hundredths: hundredthsText,
  count: formatNumber,
}

/** A threshold with its unit: "$850,000", "4 months", "60 days", "120%", "4.25", "5". */
export const thresholdText = (unit: ThresholdUnit, threshold: number): string =>
  THRESHOLD_TEXTS[unit](threshold)

/**
 * The name of a rule: "BIPD at least 750,000", "Cargo at least 250,000", "Authority age at least 1 month".
 *
 * Source: section 9, "Rule types".
 */
export const ruleName = (ruleType: RuleType): string =>
  ruleTextAt(ruleKind(ruleType).label, thresholdOf(ruleType))
