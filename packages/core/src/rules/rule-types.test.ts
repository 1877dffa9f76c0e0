import { expect, it } from 'vitest'
import { RULE_CATEGORIES } from './rule-kind.ts'
import {
  isSafetyRule,
  isRuleType,
  isStandardRuleType,
  knownRule,
  knownRulesFirst,
  mostSeriousFirst,
  RULE_TYPES,
  ruleKind,
  ruleTypeAt,
  ruleTypesOf,
  strictestThreshold,
  thresholdOf,
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
    'safety_rating_not_unsatisfactory',
    'vehicle_out_of_service_rate_at_most_100_percent',
    'driver_out_of_service_rate_at_most_100_percent',
    'crashes_per_100_power_units_at_most_10',
    'unsafe_driving_measure_at_most_500',
    'hours_of_service_measure_at_most_200',
    'driver_fitness_measure_at_most_50',
    'controlled_substances_measure_at_most_20',
    'vehicle_maintenance_measure_at_most_1000',
    'no_driver_out_of_service_for_english',
    'mcs150_filed_within_last_24_months',
    'dot_number_age_at_least_18_months',
    'power_units_at_least_2',
    'power_units_at_most_500',
    'no_active_broker_authority',
    'contacts_unchanged_for_90_days',
    'no_changes_together_within_30_days',
    'no_prior_revoked_registration',
    'broker_bond_in_force',
    'officers_unchanged_for_90_days',
    'no_ties_to_revoked',
  ])
})

it('there are three categories, in their order', () => {
  expect(RULE_CATEGORIES).toEqual(['Authority', 'Insurance', 'Operations'])
})

it.each([
  ['cargo_at_least_100000', true],
  ['cargo_at_least_250000', true],
  ['authority_age_at_least_12_months', true],
  ['cargo_at_least', false],
  ['cargo_at_least_0', false],
  ['cargo_at_least_0250000', false],
  ['cargo_at_least_-1', false],
  ['cargo_at_least_1.5', false],
  ['cargo_at_least_1e5', false],
  ['cargo_at_least_100000001', false],
  ['cargo_at_least_250000_months', false],
  ['cargo_at_least_250000 ', false],
  ['Cargo_at_least_250000', false],
  ['authority_age_at_least_12', false],
  ['authority_age_at_least_12_days', false],
  ['authority_age_at_least_1201_months', false],
  ['active_operating_status_3', false],
  ['shiny_trucks_at_least_3', false],
  ['constructor', false],
  ['constructor_3', false],
  ['', false],
])('%j as a rule type: %s', (name, isOne) => {
  expect(isRuleType(name)).toBe(isOne)
})

it('a standard rule has a number that is usual', () => {
  expect(isStandardRuleType('cargo_at_least_100000')).toBe(true)
  expect(isStandardRuleType('cargo_at_least_250000')).toBe(false)
})

it('the name of a rule says its kind and its number', () => {
  expect(knownRule('cargo_at_least_250000')).toEqual({ kind: 'cargo_at_least', threshold: 250_000 })
  expect(ruleTypeAt('cargo_at_least', 250_000)).toBe('cargo_at_least_250000')
  expect(ruleTypeAt('authority_age_at_least', 12)).toBe('authority_age_at_least_12_months')
  expect(ruleTypeAt('active_operating_status', null)).toBe('active_operating_status')
})

it.each([
  ['cargo_at_least', 0],
  ['cargo_at_least', null],
  ['cargo_at_least', 1.5],
  ['inspected_within_last', 121],
  ['active_operating_status', 1],
] as const)('%s has no rule with the number %s', (kind, threshold) => {
  expect(() => ruleTypeAt(kind, threshold)).toThrow(
    new RangeError(`${threshold} is no threshold of ${kind}.`),
  )
})

it('a rule with another number is shown beside the standard ones of its kind', () => {
  expect(
    knownRulesFirst([
      'a_newer_rule',
      'cargo_at_least_250000',
      'bipd_at_least_1000000',
      'bipd_at_least_800000',
      'authority_age_at_least_12_months',
      'cargo_at_least_100000',
      'bipd_at_least_750000',
      'another_newer_rule',
      'a_newer_rule',
    ]),
  ).toEqual([
    'authority_age_at_least_12_months',
    'bipd_at_least_750000',
    'bipd_at_least_800000',
    'bipd_at_least_1000000',
    'cargo_at_least_100000',
    'cargo_at_least_250000',
    'a_newer_rule',
    'another_newer_rule',
  ])
  expect(knownRulesFirst([...RULE_TYPES].toReversed())).toEqual(RULE_TYPES)
})

it('the most serious rules come first, of one kind the stricter threshold', () => {
  const some = ['a_newer_rule', 'inspected_within_last_12_months', ...RULE_TYPES, 'another_newer_rule']
  expect(some.toSorted(mostSeriousFirst)).toEqual([
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
    'inspected_within_last_12_months',
    'inspected_within_last_24_months',
    'safety_rating_not_unsatisfactory',
    'no_driver_out_of_service_for_english',
    'vehicle_out_of_service_rate_at_most_100_percent',
    'driver_out_of_service_rate_at_most_100_percent',
    'crashes_per_100_power_units_at_most_10',
    'unsafe_driving_measure_at_most_500',
    'hours_of_service_measure_at_most_200',
    'driver_fitness_measure_at_most_50',
    'controlled_substances_measure_at_most_20',
    'vehicle_maintenance_measure_at_most_1000',
    'no_active_broker_authority',
    'broker_bond_in_force',
    'dot_number_age_at_least_18_months',
    'no_prior_revoked_registration',
    'no_ties_to_revoked',
    'mcs150_filed_within_last_24_months',
    'contacts_unchanged_for_90_days',
    'officers_unchanged_for_90_days',
    'no_changes_together_within_30_days',
    'power_units_at_least_2',
    'power_units_at_most_500',
    'verified_physical_location_activity',
    'verified_manually_entered_identifier',
    'a_newer_rule',
    'another_newer_rule',
  ])
})

it('which kinds of rules are decided on safety data, whatever their number', () => {
  expect(RULE_TYPES.filter(isSafetyRule)).toEqual([
    'satisfactory_or_unrated_safety_rating',
    'inspected_within_last_24_months',
    'no_active_out_of_service_orders',
    'safety_rating_not_unsatisfactory',
    'vehicle_out_of_service_rate_at_most_100_percent',
    'driver_out_of_service_rate_at_most_100_percent',
    'crashes_per_100_power_units_at_most_10',
    'unsafe_driving_measure_at_most_500',
    'hours_of_service_measure_at_most_200',
    'driver_fitness_measure_at_most_50',
    'controlled_substances_measure_at_most_20',
    'vehicle_maintenance_measure_at_most_1000',
    'no_driver_out_of_service_for_english',
    'no_ties_to_revoked',
  ])
  expect(isSafetyRule('inspected_within_last_12_months')).toBe(true)
  expect(isSafetyRule('cargo_at_least_250000')).toBe(false)
  expect(isSafetyRule('my_inspected_within_last_12_months')).toBe(false)
})

it('the threshold of each name is one that its kind may have', () => {
  for (const ruleType of RULE_TYPES) {
    const { threshold } = ruleKind(ruleType)
    const standard = thresholdOf(ruleType)
    expect(standard === null).toBe(threshold === undefined)
    if (threshold === undefined) continue
    expect(standard).toBeGreaterThanOrEqual(threshold.min)
    expect(standard).toBeLessThanOrEqual(threshold.max)
  }
})

it('a rule of a newer monitor has no threshold', () => {
  expect(thresholdOf('a_newer_rule_250000')).toBeNull()
})

it('of the rules of a kind among some the strictest threshold counts', () => {
  expect(ruleTypesOf('bipd_at_least')).toEqual(['bipd_at_least_750000', 'bipd_at_least_1000000'])
  expect(strictestThreshold('bipd_at_least', RULE_TYPES)).toBe(1_000_000)
  expect(strictestThreshold('bipd_at_least', ['bipd_at_least_750000', 'a_newer_rule'])).toBe(750_000)
  expect(strictestThreshold('cargo_at_least', [...RULE_TYPES, 'cargo_at_least_250000'])).toBe(250_000)
  expect(
    strictestThreshold('inspected_within_last', [...RULE_TYPES, 'inspected_within_last_12_months']),
  ).toBe(12)
  expect(strictestThreshold('bipd_at_least', ['cargo_at_least_100000'])).toBeUndefined()
})

it('known rules come in their order, others after them in theirs, each once', () => {
  expect(
    knownRulesFirst([
      'shiny_trucks',
      'cargo_at_least_100000',
      '__proto__',
      'active_interstate_authority',
      'shiny_trucks',
    ]),
  ).toEqual(['active_interstate_authority', 'cargo_at_least_100000', 'shiny_trucks', '__proto__'])
  expect(knownRulesFirst([])).toEqual([])
})
