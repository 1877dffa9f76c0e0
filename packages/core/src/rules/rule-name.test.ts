import { expect, it } from 'vitest'
import { ruleName, thresholdText } from './rule-name.ts'
import { RULE_TYPES, ruleKind, type RuleType } from './rule-types.ts'

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
  ['safety_rating_not_unsatisfactory', 'Safety rating not Unsatisfactory', 'Operations'],
  [
    'vehicle_out_of_service_rate_at_most_100_percent',
    'Vehicle out-of-service rate at most 100% of the national average',
    'Operations',
  ],
  [
    'driver_out_of_service_rate_at_most_100_percent',
    'Driver out-of-service rate at most 100% of the national average',
    'Operations',
  ],
  [
    'no_driver_out_of_service_for_english',
    'No driver put out of service for English proficiency',
    'Operations',
  ],
  [
    'crashes_per_100_power_units_at_most_10',
    'Crashes of 24 months at most 10 per 100 power units',
    'Operations',
  ],
  ['unsafe_driving_measure_at_most_500', 'Unsafe driving measure at most 5.00', 'Operations'],
  ['hours_of_service_measure_at_most_200', 'Hours of service measure at most 2.00', 'Operations'],
  ['driver_fitness_measure_at_most_50', 'Driver fitness measure at most 0.50', 'Operations'],
  [
    'controlled_substances_measure_at_most_20',
    'Controlled substances and alcohol measure at most 0.20',
    'Operations',
  ],
  ['vehicle_maintenance_measure_at_most_1000', 'Vehicle maintenance measure at most 10.00', 'Operations'],
  ['mcs150_filed_within_last_24_months', 'MCS-150 filed within the last 24 months', 'Operations'],
  ['dot_number_age_at_least_18_months', 'DOT number at least 18 months old', 'Operations'],
  ['power_units_at_least_2', 'At least 2 power units', 'Operations'],
  ['power_units_at_most_500', 'At most 500 power units', 'Operations'],
  ['no_active_broker_authority', 'No active broker authority', 'Authority'],
  ['contacts_unchanged_for_90_days', 'Phone, e-mail and address unchanged for 90 days', 'Operations'],
  ['no_prior_revoked_registration', 'No earlier registration that was revoked', 'Operations'],
  ['broker_bond_in_force', 'Broker bond in force where it is a broker', 'Insurance'],
  ['officers_unchanged_for_90_days', 'Officers unchanged for 90 days', 'Operations'],
  ['no_ties_to_revoked', 'No ties to a carrier that was revoked or is out of service', 'Operations'],
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

it.each<readonly [RuleType, string]>([
  ['bipd_at_least_850000', 'BIPD at least 850,000'],
  ['cargo_at_least_25000', 'Cargo at least 25,000'],
  ['general_liability_at_least_2000000', 'General liability at least 2,000,000'],
  ['authority_age_at_least_1_months', 'Authority age at least 1 month'],
  ['authority_age_at_least_12_months', 'Authority age at least 12 months'],
  ['inspected_within_last_12_months', 'Inspected within the last 12 months'],
])('the rule %s is named %s', (ruleType, name) => {
  expect(ruleName(ruleType)).toBe(name)
})

it.each([
  ['usd', 850_000, '$850,000'],
  ['months', 1, '1 month'],
  ['months', 4, '4 months'],
  ['days', 1, '1 day'],
  ['days', 60, '60 days'],
  ['percent', 120, '120%'],
  ['hundredths', 425, '4.25'],
  ['count', 5, '5'],
] as const)('a threshold in %s, %i, is "%s"', (unit, threshold, text) => {
  expect(thresholdText(unit, threshold)).toBe(text)
})
