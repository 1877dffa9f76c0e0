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

type Counts = NonNullable<RuleFacts['safety']['counts']>

const counted = (change: Partial<Counts>) => ({
  counts: {
    vehicleInspections: null,
    vehicleOutOfService: null,
    driverInspections: null,
    driverOutOfService: null,
    englishOutOfServiceOn: null,
    englishUnreadOn: null,
    crashes24Months: null,
    crashesSource: null,
    crashesAsOf: null,
    measures: null,
    measuresSource: null,
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
  const resultAt = (percent: number) =>
    findRule(`vehicle_out_of_service_rate_at_most_${percent}_percent`, facts, TODAY).result
  expect([resultAt(112), resultAt(113)]).toEqual(['fail', 'pass'])
})

it.each<readonly [number, number, number, string]>([
  [12, 3, 100, 'vehicle OOS: 3 of 12 inspections, 113% of the national average, needs at most 100%'],
  [12, 3, 49, 'vehicle OOS: 113%, needs at most 100%'],
  [3, 1, 100, 'vehicle OOS: 3 inspections, a rate needs 5'],
])(
  'the fact of a rate of %d inspections with %d, in %d characters: %s',
  (inspections, stopped, max, text) => {
    const ruleType = 'vehicle_out_of_service_rate_at_most_100_percent'
    const safety = counted({ vehicleInspections: inspections, vehicleOutOfService: stopped })
    const finding = findRule(ruleType, factsWith(safety), TODAY)
    expect(ruleFactText({ ruleType, result: finding.result, finding }, max)).toBe(text)
  },
)

it.each<readonly [number | null, number | null, string]>([
  [0, 20, 'pass: none in 24 months'],
  [0, 0, 'pass: none in 24 months'],
  [0, null, 'pass: none in 24 months'],
  [2, 20, 'pass: 2 for 20 power units, 10 per 100'],
  [3, 20, 'fail: 3 for 20 power units, 15 per 100'],
  [2, 19, 'fail: 2 for 19 power units, 11 per 100'],
  [1, 1, 'fail: 1 for 1 power unit, 100 per 100'],
  [3, 0, 'incomplete: 3 in 24 months, a rate needs power units, there are none'],
  [3, null, 'incomplete: 3 in 24 months, a rate needs power units, not on record'],
  [null, 20, 'incomplete: not on record'],
])('%j crashes with %j power units: %s', (crashes24Months, powerUnits, expected) => {
  const facts = {
    ...factsWith(counted({ crashes24Months })),
    census: { ...usual.census, powerUnits },
  }
  const { result, value } = findRule('crashes_per_100_power_units_at_most_10', facts, TODAY)
  expect(`${result}: ${findingValueText(value)}`).toBe(expected)
})

it('crashes are of their file and day, and power units that no one sent are not on record', () => {
  const { powerUnits: _, ...census } = usual.census
  const safety = counted({ crashes24Months: 2, crashesSource: 'Crash File', crashesAsOf: '2026-11-15' })
  const facts = { ...factsWith(safety), census }
  expect(findRule('crashes_per_100_power_units_at_most_10', facts, TODAY)).toMatchObject({
    result: 'incomplete',
    source: 'Crash File',
    asOf: '2026-11-15',
  })
})

it('a rule of crashes is not on record where the monitor counts nothing', () => {
  expect(findingText('crashes_per_100_power_units_at_most_10', { counts: null })).toBe(
    'incomplete: not on record',
  )
})

const NOT_MEASURED = {
  unsafe_driving: null,
  hours_of_service: null,
  driver_fitness: null,
  controlled_substances: null,
  vehicle_maintenance: null,
}

it.each<readonly [RuleType, Partial<NonNullable<Counts['measures']>>, string]>([
  [
    'unsafe_driving_measure_at_most_500',
    { unsafe_driving: { measure: 5, on: '2026-10-30' } },
    'pass: 5.00 (SMS measures, 2026-10-30)',
  ],
  [
    'unsafe_driving_measure_at_most_500',
    { unsafe_driving: { measure: 5.001, on: '2026-10-30' } },
    'fail: 5.01 (SMS measures, 2026-10-30)',
  ],
  [
    'hours_of_service_measure_at_most_200',
    { hours_of_service: { measure: 0, on: '2026-10-30' } },
    'pass: 0.00 (SMS measures, 2026-10-30)',
  ],
  [
    'driver_fitness_measure_at_most_50',
    { driver_fitness: { measure: 0.57, on: '2026-10-30' } },
    'fail: 0.57 (SMS measures, 2026-10-30)',
  ],
  [
    'controlled_substances_measure_at_most_20',
    { controlled_substances: { measure: 0.2, on: '2026-09-07' } },
    'pass: 0.20 (SMS measures, 2026-09-07)',
  ],
  [
    'controlled_substances_measure_at_most_20',
    { controlled_substances: { measure: 0.2, on: '2026-09-06' } },
    'incomplete: 0.20 of Sep 6, 2026, too old (SMS measures, 2026-09-06)',
  ],
  [
    'vehicle_maintenance_measure_at_most_1000',
    { unsafe_driving: { measure: 1, on: '2026-10-30' } },
    'incomplete: not on record (SMS measures, 2026-11-01)',
  ],
])('%s with %j: %s', (ruleType, measures, expected) => {
  const safety = counted({ measures: { ...NOT_MEASURED, ...measures }, measuresSource: 'SMS measures' })
  const { result, value, source, asOf } = findRule(ruleType, factsWith(safety), TODAY)
  expect(`${result}: ${findingValueText(value)} (${source}, ${asOf})`).toBe(expected)
})

it('a measure is not on record where the monitor sends none', () => {
  for (const counts of [null, counted({}).counts])
    expect(findRule('unsafe_driving_measure_at_most_500', factsWith({ counts }), TODAY)).toMatchObject({
      result: 'incomplete',
      value: null,
      source: 'FMCSA safety measurement',
    })
})

it.each<readonly [RuleType, RuleFacts, number, string]>([
  [
    'controlled_substances_measure_at_most_20',
    factsWith(
      counted({
        measures: { ...NOT_MEASURED, controlled_substances: { measure: 0.35, on: '2026-10-30' } },
      }),
    ),
    49,
    'substances 0.35, needs at most 0.20',
  ],
  [
    'crashes_per_100_power_units_at_most_10',
    {
      ...factsWith(counted({ crashes24Months: 12 })),
      census: { ...usual.census, powerUnits: 40 },
    },
    49,
    'crashes: 30 per 100, needs at most 10 per 100',
  ],
  [
    'crashes_per_100_power_units_at_most_10',
    {
      ...factsWith(counted({ crashes24Months: 12 })),
      census: { ...usual.census, powerUnits: null },
    },
    49,
    'crashes: 12, a rate needs power units',
  ],
  [
    'no_driver_out_of_service_for_english',
    factsWith(counted({ englishOutOfServiceOn: '2026-03-04' })),
    49,
    'English proficiency: out of service, needs none',
  ],
  [
    'no_driver_out_of_service_for_english',
    factsWith(counted({ englishUnreadOn: '2026-05-06' })),
    36,
    'English proficiency: not readable',
  ],
])('the fact of %s in few characters', (ruleType, facts, max, text) => {
  const finding = findRule(ruleType, facts, TODAY)
  expect(ruleFactText({ ruleType, result: finding.result, finding }, max)).toBe(text)
})

it.each<readonly [Partial<RuleFacts['safety']>, string]>([
  [counted({ englishOutOfServiceOn: '2026-03-04' }), 'fail: driver out of service Mar 4, 2026'],
  [
    { inspections24Months: null, ...counted({ englishOutOfServiceOn: '2026-03-04' }) },
    'fail: driver out of service Mar 4, 2026',
  ],
  [
    counted({ englishOutOfServiceOn: '2026-03-04', englishUnreadOn: '2026-05-06' }),
    'fail: driver out of service Mar 4, 2026',
  ],
  [
    counted({ englishUnreadOn: '2026-05-06' }),
    'incomplete: violation May 6, 2026, whether out of service not readable',
  ],
  [counted({}), 'pass: none since Jun 25, 2025'],
  [{ inspections24Months: 0, ...counted({}) }, 'pass: none since Jun 25, 2025'],
  [{ inspections24Months: null, ...counted({}) }, 'incomplete: not on record'],
  [{ counts: null }, 'incomplete: not on record'],
])('English proficiency with %j: %s', (safety, expected) => {
  expect(findingText('no_driver_out_of_service_for_english', safety)).toBe(expected)
})

it('violations that were not read whole leave English proficiency open', () => {
  const source = 'SMS Input - Violation'
  const unread = [{ source, why: 'never' as const, asOf: null }]
  const finding = findRule(
    'no_driver_out_of_service_for_english',
    { ...factsWith(counted({})), unreadFiles: unread },
    TODAY,
  )
  expect(finding).toMatchObject({ result: 'incomplete', unread: { source } })
  const ruleType = 'no_driver_out_of_service_for_english'
  expect(ruleFactText({ ruleType, result: finding.result, finding })).toBe(
    'English proficiency: none since Jun 25, 2025, SMS violations not read yet',
  )
})
