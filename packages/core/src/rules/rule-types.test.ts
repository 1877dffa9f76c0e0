import { expect, it } from 'vitest'
import { RULE_CATEGORIES } from './rule-kind.ts'
import {
  greatestThreshold,
  isRuleType,
  MOST_SERIOUS_FIRST,
  RULE_TYPES,
  ruleKind,
  ruleTypesOf,
  SAFETY_RULE_TYPES,
  standardThreshold,
} from './rule-types.ts'

it('the rule types are in their order', () => {
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
    'mcs150_filed_within_last_24_months',
    'dot_number_age_at_least_18_months',
    'power_units_at_least_2',
    'power_units_at_most_500',
    'no_active_broker_authority',
    'contacts_unchanged_for_90_days',
    'no_changes_together_within_30_days',
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

it('the most serious rules come first, of one kind the greater threshold', () => {
  expect(MOST_SERIOUS_FIRST).toEqual([
    'no_active_out_of_service_orders',
    'active_operating_status',
    'active_interstate_authority',
    'bipd_at_least_1000000',
    'bipd_at_least_750000',
    'cargo_at_least_100000',
    'general_liability_at_least_1000000',
    'satisfactory_or_unrated_safety_rating',
    'authority_age_at_least_6_months',
    'authority_age_at_least_3_months',
    'inspected_within_last_24_months',
    'no_active_broker_authority',
    'dot_number_age_at_least_18_months',
    'mcs150_filed_within_last_24_months',
    'contacts_unchanged_for_90_days',
    'no_changes_together_within_30_days',
    'power_units_at_least_2',
    'power_units_at_most_500',
    'verified_physical_location_activity',
    'verified_manually_entered_identifier',
  ])
})

it('three rules are decided on safety data', () => {
  expect([...SAFETY_RULE_TYPES]).toEqual([
    'satisfactory_or_unrated_safety_rating',
    'inspected_within_last_24_months',
    'no_active_out_of_service_orders',
  ])
})

it('the threshold of each name is one that its kind may have', () => {
  for (const ruleType of RULE_TYPES) {
    const { threshold } = ruleKind(ruleType)
    const standard = standardThreshold(ruleType)
    expect(standard === null).toBe(threshold === undefined)
    if (threshold === undefined) continue
    expect(standard).toBeGreaterThanOrEqual(threshold.min)
    expect(standard).toBeLessThanOrEqual(threshold.max)
  }
})

it('a rule of a newer monitor has no threshold', () => {
  expect(standardThreshold('cargo_at_least_250000')).toBeNull()
})

it('of the rules of a kind among some the greatest threshold counts', () => {
  expect(ruleTypesOf('bipd_at_least')).toEqual(['bipd_at_least_750000', 'bipd_at_least_1000000'])
  expect(greatestThreshold('bipd_at_least', RULE_TYPES)).toBe(1_000_000)
  expect(greatestThreshold('bipd_at_least', ['bipd_at_least_750000', 'a_newer_rule'])).toBe(750_000)
  expect(greatestThreshold('bipd_at_least', ['cargo_at_least_100000'])).toBeUndefined()
})
