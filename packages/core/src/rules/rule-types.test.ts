import { expect, it } from 'vitest'
import { isRuleType, RULE_CATEGORIES, RULE_TYPES } from './rule-types.ts'

it('there are thirteen rule types, in their order', () => {
  expect(RULE_TYPES).toEqual([
    'active_interstate_authority',
    'authority_age_at_least_3_months',
    'authority_age_at_least_6_months',
    'bipd_at_least_750000',
    'bipd_at_least_1000000',
    'cargo_at_least_100000',
    'satisfactory_or_unrated_safety_rating',
    'active_operating_status',
    'inspected_within_last_24_months',
    'no_active_out_of_service_orders',
    'verified_physical_location_activity',
    'verified_manually_entered_identifier',
    'general_liability_at_least_1000000',
  ])
})

it('there are three categories, in their order', () => {
  expect(RULE_CATEGORIES).toEqual(['Authority', 'Insurance', 'Operations'])
})

it.each([
  ['cargo_at_least_100000', true],
  ['cargo_at_least_250000', false],
  ['constructor', false],
  ['', false],
])('%j as a rule type: %s', (name, isOne) => {
  expect(isRuleType(name)).toBe(isOne)
})
