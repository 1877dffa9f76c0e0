import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFinding, RuleResult } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import { overrideInForce } from './overrides-on-a-day.ts'
import type { Verdict } from './verdict.ts'

/**
 * The label of a result, with the override that counts for it: Override whatever the result, else the result itself.
 *
 * Source: section 4, "Rule label".
 */
export const verdictOf = (result: RuleResult, override: RuleOverride | null | undefined): Verdict => {
  if (override !== null && override !== undefined) return 'Override'
  if (result === 'pass') return 'Pass'
  return result === 'fail' ? 'Fail' : 'Incomplete'
}

/**
 * The label of one rule on a day, given the overrides of its carrier for the company that asks.
 *
 * An override that counts is shown whatever the result, a pass included.
 * Source: section 4, "Rule label".
 */
export const ruleLabel = (
  finding: RuleFinding,
  overrides: readonly RuleOverride[],
  today: CalendarDate,
): Verdict => verdictOf(finding.result, overrideInForce(overrides, finding.ruleType, today))
