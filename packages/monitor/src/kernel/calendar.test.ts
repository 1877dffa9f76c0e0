import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayText, wholeMonths } from './calendar.ts'

describe('addMonths', () => {
  it.each([
    ['2025-11-30', 3, '2026-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-21', -24, '2024-11-21'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', -12, '2023-02-28'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})

it('wholeMonths is the inverse of addMonths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), (days, months) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10)
      expect(wholeMonths(day, addMonths(day, months))).toBe(months)
    }),
  )
})

it.each([
  ['2008-01-10', 'Jan 10, 2008'],
  ['2026-12-31', 'Dec 31, 2026'],
  ['2024-02-09', 'Feb 9, 2024'],
])('dayText writes %s as %s', (day, text) => {
  expect(dayText(day)).toBe(text)
})
