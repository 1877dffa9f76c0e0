import { expect, it } from 'vitest'
import type { RuleFinding } from './assessment.ts'
import { ANY_AGE, sourceKindsOf, withinAge } from './fact-ages.ts'
import type { FactPart } from './fact-parts.ts'

const TODAY = '2026-11-21'

const cargo: RuleFinding = {
  ruleType: 'cargo_at_least_100000',
  result: 'pass',
  value: { code: 'cover', usd: 250_000, notice: null },
  source: 'L&I Insur',
  asOf: '2026-05-14',
}
const within30 = { ...ANY_AGE, registration: 30 }

it('a pass whose fact is older than the company allows is incomplete, and names the days allowed', () => {
  expect(withinAge(cargo, within30, TODAY)).toEqual({ ...cargo, result: 'incomplete', olderThanDays: 30 })
})

it('a fact is too old on the day after its last day', () => {
  const of = (asOf: RuleFinding['asOf']) => withinAge({ ...cargo, asOf }, within30, TODAY).result
  expect(of('2026-10-22')).toBe('pass')
  expect(of('2026-10-21')).toBe('incomplete')
})

it('a fact whose day is not on record is too old under a limit, and of no matter without one', () => {
  const undated = { ...cargo, asOf: null }
  expect(withinAge(undated, within30, TODAY)).toMatchObject({ result: 'incomplete', olderThanDays: 30 })
  expect(withinAge(undated, ANY_AGE, TODAY)).toBe(undated)
})

it('a failure stays one, however old its fact', () => {
  const failed = { ...cargo, result: 'fail' } as const
  expect(withinAge(failed, within30, TODAY)).toBe(failed)
})

it('a limit is that of the source that decided', () => {
  const of = (ruleType: RuleFinding['ruleType'], source: string | null) =>
    sourceKindsOf({ ruleType, source })[0]
  expect(of('cargo_at_least_100000', 'FMCSA Motus Insur')).toBe('registration')
  expect(of('cargo_at_least_100000', 'Certificate of insurance')).toBe('certificates')
  expect(of('cargo_at_least_100000', 'Certificate confirmed Nov 29, 2026 by Dana Reyes')).toBe('certificates')
  expect(of('no_active_out_of_service_orders', 'Out of Service Orders')).toBe('registration')
  expect(of('no_active_out_of_service_orders', 'FMCSA safety measurement')).toBe('safety')
  expect(of('active_operating_status', null)).toBe('census')
  expect(of('verified_physical_location_activity', 'Location activity')).toBe('checks')
})

it('a rule that is no known type has the limits of what it reads, the least of them', () => {
  const own = { ...cargo, ruleType: 'our_cargo_at_least_250000' }
  const ages = { ...ANY_AGE, registration: 30, safety: 10 }
  const days = (source: string, ...parts: readonly FactPart[]) =>
    withinAge({ ...own, source, asOf: null }, ages, TODAY, parts).olderThanDays
  expect(days('Motus Insur', 'insurance')).toBe(30)
  expect(days('Motus Insur', 'insurance', 'safety')).toBe(10)
  expect(days('Motus Insur', 'census')).toBeUndefined()
  expect(days('Certificate of insurance', 'insurance')).toBeUndefined()
  expect(days('Certificate of insurance', 'insurance', 'safety')).toBe(10)
})
