import { expect, it } from 'vitest'
import { spanText, wholeMonths } from './time-span.ts'

const TODAY = '2026-11-21'

it.each([
  ['2026-11-21', '0 days'],
  ['2026-11-20', '1 day'],
  ['2026-10-21', '1 month'],
  ['2025-11-21', '1 year'],
  ['2025-09-01', '1 year 2 months'],
  ['2016-05-02', '10 years'],
  ['2021-11-22', '4 years 11 months'],
  ['2021-10-21', '5 years'],
  ['2025-12-21', '11 months'],
  ['2026-10-22', '30 days'],
  ['2026-12-01', '0 days'],
] as const)('the time span from %s is %s', (from, text) => {
  expect(spanText(from, TODAY)).toBe(text)
})

it.each([
  ['2026-10-21', 1],
  ['2026-10-22', 0],
  ['2026-09-21', 2],
  ['2024-11-21', 24],
  ['2024-11-22', 23],
  ['2026-11-21', 0],
  ['2026-12-21', 0],
  ['1926-11-21', 1_200],
] as const)('from %s there are %i whole months', (from, months) => {
  expect(wholeMonths(from, TODAY)).toBe(months)
})

it('a month ends on the last day of a shorter month', () => {
  expect(wholeMonths('2026-01-31', '2026-02-28')).toBe(1)
  expect(wholeMonths('2026-01-31', '2026-02-27')).toBe(0)
})
