import { expect, it } from 'vitest'
import { latestFirst, newestFirst } from './newest-first.ts'

it.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-20T16:30:00.000Z', -1],
  ['2026-11-20T16:30:00.000Z', '2026-11-21T08:00:00.000Z', 1],
  ['2026-11-20T16:30:00Z', '2026-11-20T16:30:00.500Z', 1],
  ['2026-11-20T16:30:00Z', '2026-11-20T10:30:00-06:00', 0],
  ['2026-11-20T16:30:00+02:00', '2026-11-20T15:00:00Z', 1],
  ['soon', '2026-11-20T15:00:00Z', 1],
  ['2026-11-20T15:00:00Z', '', -1],
  ['soon', '', 0],
])('the order of the instants %s and %s, newest first', (one, other, sign) => {
  expect(Math.sign(latestFirst(one, other))).toBe(sign)
})

it('records are sorted newest first, then by higher id', () => {
  const first = { id: 9, createdAt: '2026-11-19T08:00:00.000Z' }
  const low = { id: 1, createdAt: '2026-11-20T16:30:00.000Z' }
  const high = { id: 2, createdAt: '2026-11-20T10:30:00-06:00' }
  for (const all of [
    [first, low, high],
    [high, low, first],
    [low, high, first],
  ])
    expect(all.toSorted(newestFirst)).toEqual([high, low, first])
})
