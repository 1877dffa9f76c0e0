import { insuranceOn } from '../carrier/facts/cover-on.ts'
import { findRule } from '../finding/find-rules.ts'
import type { RuleFacts } from '../finding/rule-facts.ts'
import type { RuleFinding } from '../rules/assessment.ts'
import { type AnyRuleType, isRuleType, ruleKind } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/**
 * What does not pass on a later day by the facts of today, in the order of the rules. How old the facts are by then, and what a newer
 * inspection would tell, is left out: newer files come until that day.
 *
 * Empty: all pass; a rule that is no known type is not decided ahead. Source: section 4, "Gate".
 */
export const notPassingOn = (
  ruleTypes: readonly AnyRuleType[],
  facts: RuleFacts,
  day: CalendarDate,
): readonly RuleFinding[] => {
  const ahead = { ...facts, insurance: insuranceOn(facts.insurance, day), unreadFiles: [] }
  return ruleTypes
    .filter(ruleType => isRuleType(ruleType) && !ruleKind(ruleType).failsByAbsence)
    .map(ruleType => findRule(ruleType, ahead, day))
    .filter(({ result }) => result !== 'pass')
}
