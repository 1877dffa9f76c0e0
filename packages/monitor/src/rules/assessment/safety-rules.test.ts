import { expect, it } from 'vitest'
import type { RuleType } from '../terms/rule-types.ts'
import { assessRule } from './assess.ts'
import type { CarrierFacts } from './facts.ts'

const TODAY = '2026-11-21'
const UNCHECKED = { is_verified: null, verified_on: null }

const factsWith = (safety: Partial<CarrierFacts['safety']>): CarrierFacts => ({
  census: { status_code: null, carrier_operation: null, as_of: null },
  authority: { common: null, contract: null, granted_on: null, as_of: null },
  insurance: { policies: [] },
  safety: {
    rating: null,
    out_of_service: null,
    inspections_24_months: null,
    last_inspection_date: null,
    as_of: '2026-11-01',
    ...safety,
  },
  physical_location: UNCHECKED,
  manual_identifier: UNCHECKED,
})

const resultOf = (type: RuleType, safety: Partial<CarrierFacts['safety']>, threshold?: number) => {
  const { result, value } = assessRule(type, factsWith(safety), TODAY, threshold)
  return [result, value]
}

it.each([
  ['S', 'pass'],
  ['C', 'pass'],
  ['U', 'fail'],
  ['Conditional or Unsatisfactory', 'incomplete'],
  [null, 'pass'],
])('a rating that is not unsatisfactory, of %j: %s', (rating, result) => {
  expect(resultOf('safety_rating_not_unsatisfactory', { rating })[0]).toBe(result)
})

it('a carrier without a safety record is not known to be unrated', () => {
  expect(resultOf('safety_rating_not_unsatisfactory', { as_of: null })).toEqual(['incomplete', null])
})

it.each([
  [10_000, 2226, 'pass', 100],
  [10_000, 2227, 'fail', 101],
  [5, 0, 'pass', 0],
])('of %d inspections of vehicles %d out of service: %s', (inspections, count, result, percent) => {
  const safety = { vehicle_inspections: inspections, vehicle_oos_inspections: count }
  const value = { code: 'out_of_service_rate', count, inspections, percent }
  expect(resultOf('vehicle_out_of_service_rate_at_most_100_percent', safety)).toEqual([result, value])
})

it('below five inspections there is no rate, and without their counts nothing is on record', () => {
  const type = 'driver_out_of_service_rate_at_most_100_percent'
  expect(resultOf(type, { driver_inspections: 4, driver_oos_inspections: 0 })).toEqual([
    'incomplete',
    { code: 'few_inspections', count: 4, min: 5 },
  ])
  expect(resultOf(type, { driver_inspections: 9 })).toEqual(['incomplete', null])
  expect(resultOf(type, {})).toEqual(['incomplete', null])
})

it('a rule of rates measures by its own percent', () => {
  const safety = { vehicle_inspections: 12, vehicle_oos_inspections: 3 }
  const type = 'vehicle_out_of_service_rate_at_most_100_percent'
  expect([resultOf(type, safety, 112)[0], resultOf(type, safety, 113)[0]]).toEqual(['fail', 'pass'])
})
