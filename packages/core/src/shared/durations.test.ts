import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { durationText } from './durations.ts'

it.each([
  [-5, '0 min'],
  [0, '0 min'],
  [59_999, '0 min'],
  [45 * 60_000, '45 min'],
  [60 * 60_000, '1 h'],
  [130 * 60_000, '2 h 10 min'],
  [24 * 3_600_000, '1 d'],
  [76 * 3_600_000 + 60_000, '3 d 4 h'],
])('a duration of %i ms is shown as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

it('a duration has one or two units, and the next minute never shortens it', () => {
  holds([fc.integer({ min: 0, max: 2_000_000_000 })], ms => {
    const [one, other, ...rest] = durationText(ms).match(/\d+ (?:min|h|d)/g) ?? []
    expect(one).toBeDefined()
    expect(rest).toEqual([])
    if (other !== undefined) expect(Number.parseInt(other, 10)).toBeGreaterThan(0)
  })
})
