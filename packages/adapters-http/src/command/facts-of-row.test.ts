import { type AnyRuleType, findRule, type RuleResult, RULE_TYPES } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { factsOfRow } from './facts-of-row.ts'
import { RowReader } from './facts-row.ts'

const TODAY = '2026-11-21'

const resultOf = (ruleType: AnyRuleType, cells: Readonly<Record<string, string>>) => {
  const row = new RowReader(2, new Map(Object.entries({ as_of: '2026-11-20', ...cells })))
  const { result } = findRule(ruleType, factsOfRow(row, TODAY), TODAY)
  return [result, ...row.problems]
}

it.each<readonly [AnyRuleType, Readonly<Record<string, string>>, RuleResult]>([
  [
    'vehicle_out_of_service_rate_at_most_100_percent',
    { vehicle_inspections: '9', vehicle_out_of_service: '1' },
    'pass',
  ],
  [
    'vehicle_out_of_service_rate_at_most_100_percent',
    { vehicle_inspections: '9', vehicle_out_of_service: '4' },
    'fail',
  ],
  [
    'driver_out_of_service_rate_at_most_100_percent',
    { driver_inspections: '9', driver_out_of_service: '0' },
    'pass',
  ],
  ['driver_out_of_service_rate_at_most_100_percent', { driver_inspections: '9' }, 'incomplete'],
  ['crashes_per_100_power_units_at_most_10', { crashes: '2', power_units: '20' }, 'pass'],
  ['crashes_per_100_power_units_at_most_10', { crashes: '2' }, 'incomplete'],
  [
    'unsafe_driving_measure_at_most_500',
    { unsafe_driving_measure: '5.01', measured_on: '2026-11-01' },
    'fail',
  ],
  ['unsafe_driving_measure_at_most_500', { unsafe_driving_measure: '5', measured_on: '2026-11-01' }, 'pass'],
  ['unsafe_driving_measure_at_most_500', { unsafe_driving_measure: '5' }, 'incomplete'],
  [
    'hours_of_service_measure_at_most_200',
    { hours_of_service_measure: '0', measured_on: '2026-11-01' },
    'pass',
  ],
  ['driver_fitness_measure_at_most_50', { driver_fitness_measure: '0', measured_on: '2026-11-01' }, 'pass'],
  [
    'controlled_substances_measure_at_most_20',
    { controlled_substances_measure: '1', measured_on: '2026-11-01' },
    'fail',
  ],
  [
    'vehicle_maintenance_measure_at_most_1000',
    { vehicle_maintenance_measure: '9.99', measured_on: '2026-11-01' },
    'pass',
  ],
  ['no_driver_out_of_service_for_english', { english_out_of_service: 'no', inspections: '4' }, 'pass'],
  ['no_driver_out_of_service_for_english', { english_out_of_service: 'No' }, 'incomplete'],
  ['no_driver_out_of_service_for_english', { inspections: '4' }, 'incomplete'],
  ['no_driver_out_of_service_for_english', { english_out_of_service: '2026-03-04' }, 'fail'],
  ['mcs150_filed_within_last_24_months', { mcs150_filed: '2025-11-21' }, 'pass'],
  ['dot_number_age_at_least_18_months', { dot_since: '2026-01-02' }, 'fail'],
  ['power_units_at_least_2', { power_units: '1' }, 'fail'],
  ['power_units_at_most_500', { power_units: '12', drivers: '14' }, 'pass'],
  ['no_active_broker_authority', { broker: 'A' }, 'fail'],
  ['contacts_unchanged_for_90_days', { history_since: '2024-01-02' }, 'pass'],
  ['contacts_unchanged_for_90_days', { history_since: '2024-01-02', phone_changed: '2026-11-01' }, 'fail'],
  ['contacts_unchanged_for_90_days', { email_changed: '2026-01-02' }, 'incomplete'],
  ['contacts_unchanged_for_90_days', {}, 'incomplete'],
  ['officers_unchanged_for_90_days', { history_since: '2024-01-02' }, 'incomplete'],
  ['officers_unchanged_for_90_days', { officers_since: '2024-01-02' }, 'pass'],
  ['officers_unchanged_for_90_days', { officer_changed: '2026-11-01' }, 'fail'],
  [
    'no_changes_together_within_30_days',
    { history_since: '2024-01-02', name_changed: '2026-11-01', address_changed: '2026-11-02' },
    'fail',
  ],
  ['broker_bond_in_force', { broker: 'A', broker_bond_usd: '75000' }, 'pass'],
  [
    'broker_bond_in_force',
    { broker: 'A', broker_bond_usd: '75000', broker_bond_until: '2026-11-01' },
    'fail',
  ],
  ['broker_bond_in_force', { broker: 'A' }, 'incomplete'],
  ['broker_bond_in_force', { broker: 'N' }, 'pass'],
  ['no_prior_revoked_registration', { prior_revoked: 'no' }, 'pass'],
  ['no_prior_revoked_registration', { prior_revoked: 'yes' }, 'fail'],
  ['no_prior_revoked_registration', { prior_revoked: 'no', prior_revoked_dot: '12345' }, 'fail'],
  ['no_ties_to_revoked', { tied_by: 'no' }, 'pass'],
  ['no_ties_to_revoked', { tied_by: 'phone', tied_dot: '12345', tied_on: '2026-01-05' }, 'fail'],
  ['no_ties_to_revoked', { tied_by: 'officer', tied_end: 'out_of_service' }, 'fail'],
  ['no_ties_to_revoked', { tied_dot: '12345' }, 'incomplete'],
  ['no_ties_to_revoked', { tied_by: 'no', tied_dot: '12345' }, 'incomplete'],
  ['no_ties_to_revoked', {}, 'incomplete'],
])('%s with %j: %s', (ruleType, cells, result) => {
  expect(resultOf(ruleType, cells)).toEqual([result])
})

it('an empty row decides nothing in favor of a carrier', () => {
  const passing = RULE_TYPES.filter(ruleType => resultOf(ruleType, {})[0] === 'pass')
  // No rating is what most carriers have.
  expect(passing).toEqual(['satisfactory_or_unrated_safety_rating', 'safety_rating_not_unsatisfactory'])
})

it.each([
  ['power_units', 'many', 'line 2, power_units: "many" is no whole number.'],
  ['unsafe_driving_measure', '-1', 'line 2, unsafe_driving_measure: "-1" is no measure such as 4.25.'],
  [
    'english_out_of_service',
    'none',
    'line 2, english_out_of_service: "none" is no day written as 2026-11-21 and not no.',
  ],
])('a cell that cannot be read is said: %s %j', (column, cell, problem) => {
  expect(resultOf('power_units_at_least_2', { [column]: cell })).toContain(problem)
})
