import { expect, it } from 'vitest'
import { spanText } from './time-span.ts'

const TODAY = '2026-11-21'

it.each([
  ['2026-11-21', '0 days'],
  ['2026-11-20', '1 day'],
  ['2026-10-21', '1 month'],
  ['2025-11-21', '1 year'],
  ['2025-09-01', '1 year 2 months'],
  ['2016-05-02', '10 years'],
  ['2026-12-01', '0 days'],
] as const)('from %s it is %s', (from, text) => {
  expect(spanText(from, TODAY)).toBe(text)
})
