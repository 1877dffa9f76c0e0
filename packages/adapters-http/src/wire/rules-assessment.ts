import type { RuleFinding, RulesAssessment } from '@fairhaul/core'
import { byRuleType } from './by-rule-type.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { ruleOverrides } from './rule-override.ts'
import { calendarDate, nullable, oneOf, text } from './values.ts'

const summary = byRuleType(
  record({
    result: oneOf(['pass', 'incomplete', 'fail']),
    value: nullable(text),
    source: nullable(text),
    as_of: nullable(calendarDate),
  }),
)

const findings: Reader<readonly RuleFinding[]> = value =>
  summary(value).map(([ruleType, finding]) => Object.assign(finding, { ruleType }))

/** The monitor's finding for each rule, with the overrides. Source: section 3, "Onboarding packet". */
export const rulesAssessment: Reader<RulesAssessment> = record({
  summary: ['findings', findings],
  carrier_rule_overrides: ['overrides', ruleOverrides],
})
