import { expect, it } from 'vitest'
import { RULE_TYPES, type RuleType } from '../terms/rule-types.ts'
import { assessRule, turnsOfRules } from './assess.ts'
import type { CarrierFacts } from './facts.ts'
import { isEnglish } from './safety-records.ts'

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

const resultOf = (type: RuleType, safety: Partial<CarrierFacts['safety']>, units?: number) => {
  const facts = factsWith(safety)
  const census = { ...facts.census, ...(units !== undefined && { power_units: units }) }
  const { result, value } = assessRule(type, { ...facts, census }, TODAY)
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
  const resultAt = (percent: number) =>
    resultOf(`vehicle_out_of_service_rate_at_most_${percent}_percent`, safety)[0]
  expect([resultAt(112), resultAt(113)]).toEqual(['fail', 'pass'])
})

const CRASH_RULE = 'crashes_per_100_power_units_at_most_10'

it.each([
  [[], 20, 'pass', { code: 'no_crash', months: 24 }],
  [[], 0, 'pass', { code: 'no_crash', months: 24 }],
  [['2024-11-20', '2026-11-22'], 20, 'pass', { code: 'no_crash', months: 24 }],
  [['2024-11-21', '2026-11-21'], 20, 'pass', { code: 'crash_rate', count: 2, units: 20, rate: 10 }],
  [['2025-01-01', '2026-11-21'], 19, 'fail', { code: 'crash_rate', count: 2, units: 19, rate: 11 }],
  [['2025-01-01'], 0, 'incomplete', { code: 'crashes_without_units', count: 1, months: 24, units: 0 }],
  [
    ['2025-01-01'],
    undefined,
    'incomplete',
    { code: 'crashes_without_units', count: 1, months: 24, units: null },
  ],
])('crashes on %j with %j power units: %s', (crash_days, units, result, value) => {
  expect(resultOf(CRASH_RULE, { crash_days }, units)).toEqual([result, value])
})

it('crashes are not on record where no one tells of them, and are of their file', () => {
  expect(resultOf(CRASH_RULE, {}, 20)).toEqual(['incomplete', null])
  const crashes = { crash_days: [], crashes_source: 'Crash File', crashes_as_of: '2026-11-15' }
  expect(assessRule(CRASH_RULE, factsWith(crashes), TODAY)).toMatchObject({
    source: 'Crash File',
    as_of: '2026-11-15',
  })
})

const NOT_MEASURED = {
  unsafe_driving: null,
  hours_of_service: null,
  driver_fitness: null,
  controlled_substances: null,
  vehicle_maintenance: null,
}

it.each([
  [5, '2026-09-07', 'pass', { code: 'basic_measure', hundredths: 500 }],
  [5.001, '2026-09-07', 'fail', { code: 'basic_measure', hundredths: 501 }],
  [0.57, '2026-09-06', 'incomplete', { code: 'basic_measure_old', hundredths: 57, on: '2026-09-06' }],
])('a measure of %d of %s: %s', (measure, on, result, value) => {
  const measures = { ...NOT_MEASURED, unsafe_driving: { measure, on } }
  expect(resultOf('unsafe_driving_measure_at_most_500', { measures })).toEqual([result, value])
})

it('a carrier without a measure is incomplete', () => {
  for (const safety of [{}, { measures: null }, { measures: NOT_MEASURED }])
    expect(resultOf('unsafe_driving_measure_at_most_500', safety)).toEqual(['incomplete', null])
})

it('rules decide anew when a crash begins or ceases to count, and when a measure is too old', () => {
  const turns = turnsOfRules(
    factsWith({
      crash_days: ['2025-01-01'],
      measures: { ...NOT_MEASURED, unsafe_driving: { measure: 1, on: '2026-10-30' } },
    }),
    RULE_TYPES,
  )
  expect(turns).toEqual(expect.arrayContaining(['2025-01-01', '2027-01-02', '2027-01-14']))
})

it.each([
  [{ english_oos_on: '2026-03-04' }, ['fail', { code: 'english_out_of_service', on: '2026-03-04' }]],
  [
    { english_unread_on: '2026-03-04', inspections_24_months: 3 },
    ['incomplete', { code: 'english_mark_unread', on: '2026-03-04' }],
  ],
  [{ inspections_24_months: 3 }, ['pass', { code: 'no_english_out_of_service', since: '2025-06-25' }]],
  [{}, ['incomplete', null]],
])('English proficiency with %j: %j', (safety, expected) => {
  expect(resultOf('no_driver_out_of_service_for_english', safety)).toEqual(expected)
})

it.each([
  ['391.11(b)(2)', true],
  ['39111B2', true],
  ['391.11B2-S', true],
  ['391.11B1', false],
  ['391.41A', false],
])('the code %s is of English proficiency: %s', (code, is) => {
  expect(isEnglish(code)).toBe(is)
})
