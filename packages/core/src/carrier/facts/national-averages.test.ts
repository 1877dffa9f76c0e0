import { expect, it } from 'vitest'
import { NATIONAL_OUT_OF_SERVICE_RATES, percentOfNationalRate } from './national-averages.ts'

it.each([
  ['vehicle', 2226, 10_000, 100],
  ['vehicle', 2227, 10_000, 101],
  ['vehicle', 0, 5, 0],
  ['driver', 667, 10_000, 100],
  ['driver', 1, 5, 300],
  ['driver', 5, 5, 1500],
] as const)('a rate of %ss of %d in %d is %d percent of the national one', (of, stopped, all, percent) => {
  expect(percentOfNationalRate(of, stopped, all)).toBe(percent)
})

it('the national rates are dated', () => {
  expect(NATIONAL_OUT_OF_SERVICE_RATES.asOf).toBe('2025-06-06')
})
