import { expect, it } from 'vitest'
import { countsForSafety, SAFETY_MONTHS, safetyFrom } from './safety-window.ts'

it('safety counts for 24 months', () => {
  expect(SAFETY_MONTHS).toBe(24)
  expect(safetyFrom('2026-11-21')).toBe('2024-11-21')
  expect(safetyFrom('2028-02-29')).toBe('2026-02-28')
})

it.each([
  ['2024-11-20', false],
  ['2024-11-21', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
] as const)('an event of %s counts on November 21, 2026: %s', (day, counts) => {
  expect(countsForSafety(day, '2026-11-21')).toBe(counts)
})
