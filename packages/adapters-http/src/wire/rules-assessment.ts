import { RULE_TYPES, type RuleFinding, type RulesAssessment } from '@fairhaul/core'
import { type Reader, rethrowInside } from './reader.ts'
import { members, record } from './record.ts'
import { ruleOverrides } from './rule-override.ts'
import { calendarDate, nullable, oneOf, text } from './values.ts'

const finding = record({
  result: oneOf(['pass', 'incomplete', 'fail']),
  value: nullable(text),
  source: nullable(text),
  as_of: nullable(calendarDate),
})

/**
 * The summary by rule type as a list in the order of RULE_TYPES, whatever order it came in.
 *
 * Choice: a rule type that this portal does not know is left out: it has neither a label nor a category here.
 */
const findings: Reader<readonly RuleFinding[]> = value => {
  const summary = members(value)
  return RULE_TYPES.flatMap(ruleType => {
    if (!Object.hasOwn(summary, ruleType)) return []
    try {
      return [{ ruleType, ...finding(summary[ruleType]) }]
    } catch (thrown) {
      return rethrowInside(ruleType, thrown)
    }
  })
}

/** What the monitor found for each rule, with the overrides. Source: section 3, "Onboarding packet". */
export const rulesAssessment: Reader<RulesAssessment> = record({
  summary: ['findings', findings],
  carrier_rule_overrides: ['overrides', ruleOverrides],
})
