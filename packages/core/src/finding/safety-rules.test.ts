import { someRuleFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { findingValueText } from '../rules/finding-terms.ts'
import { ruleFactText } from '../rules/rule-fact-text.ts'
import type { RuleType } from '../rules/rule-types.ts'
import { findRule } from './find-rules.ts'
import type { RuleFacts } from './rule-facts.ts'

const TODAY = '2026-11-21'
const usual = someRuleFacts()

const factsWith = (safety: Partial<RuleFacts['safety']>): RuleFacts => ({
  ...usual,
  safety: { ...usual.safety, ...safety },
})

const findingText = (ruleType: RuleType, safety: Partial<RuleFacts['safety']>): string => {
  const { result, value } = findRule(ruleType, factsWith(safety), TODAY)
  return `${result}: ${findingValueText(value)}`
}

it.each<readonly [Partial<RuleFacts['safety']>, string]>([
  [{ rating: 'S' }, 'pass: Satisfactory'],
  [{ rating: 'C' }, 'pass: Conditional'],
  [{ rating: null }, 'pass: Unrated'],
  [{ rating: 'U' }, 'fail: Unsatisfactory'],
  [{ rating: 'Conditional or Unsatisfactory' }, 'incomplete: rating Conditional or Unsatisfactory'],
  [{ rating: null, asOf: null }, 'incomplete: not on record'],
])('a rating that is not Unsatisfactory, of %j: %s', (safety, expected) => {
  expect(findingText('safety_rating_not_unsatisfactory', safety)).toBe(expected)
})

const counted = (change: Partial<NonNullable<RuleFacts['safety']['counts']>>) => ({
  counts: {
    vehicleInspections: null,
    vehicleOutOfService: null,
    driverInspections: null,
    driverOutOfService: null,
    ...change,
  },
})

it.each<readonly [number | null, number | null, string]>([
  [10_000, 2226, 'pass: 2,226 of 10,000 inspections, 100% of the national average'],
  [10_000, 2227, 'fail: 2,227 of 10,000 inspections, 101% of the national average'],
  [5, 0, 'pass: 0 of 5 inspections, 0% of the national average'],
  [5, 2, 'fail: 2 of 5 inspections, 180% of the national average'],
  [4, 0, 'incomplete: 4 inspections, a rate needs 5'],
  [1, 1, 'incomplete: 1 inspection, a rate needs 5'],
  [0, 0, 'incomplete: 0 inspections, a rate needs 5'],
  [9, null, 'incomplete: not on record'],
  [null, 2, 'incomplete: not on record'],
])('a rate of vehicles of %j inspections with %j out of service: %s', (inspections, stopped, expected) => {
  const safety = counted({ vehicleInspections: inspections, vehicleOutOfService: stopped })
  expect(findingText('vehicle_out_of_service_rate_at_most_100_percent', safety)).toBe(expected)
})

it.each<readonly [number, number, string]>([
  [100, 6, 'pass: 6 of 100 inspections, 90% of the national average'],
  [100, 7, 'fail: 7 of 100 inspections, 105% of the national average'],
  [3, 0, 'incomplete: 3 inspections, a rate needs 5'],
])('a rate of drivers of %d inspections with %d out of service: %s', (inspections, stopped, expected) => {
  const safety = counted({ driverInspections: inspections, driverOutOfService: stopped })
  expect(findingText('driver_out_of_service_rate_at_most_100_percent', safety)).toBe(expected)
})

it('a rate is not on record where the monitor counts nothing', () => {
  expect(findingText('driver_out_of_service_rate_at_most_100_percent', { counts: null })).toBe(
    'incomplete: not on record',
  )
})

it('a rule of rates measures by its own percent', () => {
  const safety = counted({ vehicleInspections: 12, vehicleOutOfService: 3 })
  const facts = factsWith(safety)
  const ruleType = 'vehicle_out_of_service_rate_at_most_100_percent'
  const resultAt = (percent: number) => findRule(ruleType, facts, TODAY, undefined, percent).result
  expect([resultAt(112), resultAt(113)]).toEqual(['fail', 'pass'])
})

it.each<readonly [number, number, number, string]>([
  [12, 3, 100, 'vehicle OOS: 3 of 12 inspections, 113% of the national average, needs at most 100%'],
  [12, 3, 49, 'vehicle OOS: 113%, needs at most 100%'],
  [3, 1, 100, 'vehicle OOS: 3 inspections, a rate needs 5'],
])('the fact of a rate of %d inspections with %d, in %d characters: %s', (inspections, stopped, max, text) => {
  const ruleType = 'vehicle_out_of_service_rate_at_most_100_percent'
  const safety = counted({ vehicleInspections: inspections, vehicleOutOfService: stopped })
  const finding = findRule(ruleType, factsWith(safety), TODAY)
  expect(ruleFactText({ ruleType, result: finding.result, finding }, max)).toBe(text)
})
