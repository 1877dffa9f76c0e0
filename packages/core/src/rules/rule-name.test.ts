import { expect, it } from 'vitest'
import { ruleName, thresholdText } from './rule-name.ts'
import { RULE_TYPES, ruleKind, type RuleType, standardThreshold } from './rule-types.ts'

it.each([
  ['active_interstate_authority', 'Active interstate authority', 'Authority'],
  ['authority_age_at_least_3_months', 'Authority age at least 3 months', 'Authority'],
  ['authority_age_at_least_6_months', 'Authority age at least 6 months', 'Authority'],
  ['bipd_at_least_750000', 'BIPD at least 750,000', 'Insurance'],
  ['bipd_at_least_1000000', 'BIPD at least 1,000,000', 'Insurance'],
  ['cargo_at_least_100000', 'Cargo at least 100,000', 'Insurance'],
  ['satisfactory_or_unrated_safety_rating', 'Satisfactory or unrated safety rating', 'Operations'],
  ['active_operating_status', 'Active operating status', 'Operations'],
  ['inspected_within_last_24_months', 'Inspected within the last 24 months', 'Operations'],
  ['no_active_out_of_service_orders', 'No active out-of-service orders', 'Operations'],
  ['verified_physical_location_activity', 'Verified physical location activity', 'Operations'],
  ['verified_manually_entered_identifier', 'Verified manually entered identifier', 'Operations'],
  ['general_liability_at_least_1000000', 'General liability at least 1,000,000', 'Insurance'],
  ['mcs150_filed_within_last_24_months', 'MCS-150 filed within the last 24 months', 'Operations'],
  ['dot_number_age_at_least_18_months', 'DOT number at least 18 months old', 'Operations'],
  ['power_units_at_least_2', 'At least 2 power units', 'Operations'],
  ['power_units_at_most_500', 'At most 500 power units', 'Operations'],
  ['no_active_broker_authority', 'No active broker authority', 'Authority'],
  ['contacts_unchanged_for_90_days', 'Phone, e-mail and address unchanged for 90 days', 'Operations'],
  ['no_changes_together_within_30_days', 'No two kinds of change within 30 days', 'Operations'],
] as const)('the rule %s is %j, in %s', (ruleType, label, category) => {
  expect(ruleName(ruleType)).toBe(label)
  expect(ruleKind(ruleType).category).toBe(category)
})

it('every rule type has its own label, without underscores', () => {
  const labels = RULE_TYPES.map(ruleType => ruleName(ruleType))
  expect(new Set(labels).size).toBe(RULE_TYPES.length)
  expect(labels.join()).not.toMatch(/_|undefined/)
})

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
  expect(ruleName(ruleType, threshold)).toBe(name)
})

it('a rule by the threshold of its name has its usual name', () => {
  for (const ruleType of RULE_TYPES)
    expect(ruleName(ruleType, standardThreshold(ruleType))).toBe(ruleName(ruleType))
})

it('a threshold is given with its unit', () => {
  expect([
    thresholdText('usd', 850_000),
    thresholdText('months', 1),
    thresholdText('days', 60),
    thresholdText('percent', 120),
    thresholdText('count', 5),
  ]).toEqual(['$850,000', '1 month', '60 days', '120%', '5'])
})
