import { expect, it } from 'vitest'
import { RULE_THRESHOLDS, ruleNameAt, STANDARD_THRESHOLDS, thresholdText } from './rule-thresholds.ts'
import type { RuleType } from './rule-types.ts'
import { RULE_TYPES } from './rule-types.ts'
import { ruleName } from './rule-labels.ts'

it.each<readonly [RuleType, number | null, string]>([
  ['bipd_at_least_750000', 850_000, 'BIPD at least 850,000'],
  ['cargo_at_least_100000', 25_000, 'Cargo at least 25,000'],
  ['general_liability_at_least_1000000', 2_000_000, 'General liability at least 2,000,000'],
  ['authority_age_at_least_3_months', 1, 'Authority age at least 1 month'],
  ['authority_age_at_least_6_months', 12, 'Authority age at least 12 months'],
  ['inspected_within_last_24_months', 12, 'Inspected within the last 12 months'],
  ['bipd_at_least_750000', null, 'BIPD at least 750,000'],
  ['active_operating_status', 7, 'Active operating status'],
])('the rule %s by %j is named %s', (ruleType, threshold, name) => {
  expect(ruleNameAt(ruleType, threshold)).toBe(name)
})

it('a rule by the threshold of its name has its usual name', () => {
  for (const ruleType of RULE_TYPES)
    expect(ruleNameAt(ruleType, STANDARD_THRESHOLDS[ruleType])).toBe(ruleName(ruleType))
})

it('a threshold is given with its unit', () => {
  expect([thresholdText('usd', 850_000), thresholdText('months', 1), thresholdText('months', 4)]).toEqual([
    '$850,000',
    '1 month',
    '4 months',
  ])
})

it('the threshold of each name is one that a draft may have', () => {
  for (const limits of Object.values(RULE_THRESHOLDS)) {
    expect(limits.standard).toBeGreaterThanOrEqual(limits.min)
    expect(limits.standard).toBeLessThanOrEqual(limits.max)
  }
})
