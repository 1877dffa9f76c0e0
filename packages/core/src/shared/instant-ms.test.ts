import { expect, it } from 'vitest'
import { instantMs } from './instant-ms.ts'

it.each([
  ['1970-01-01T00:00:01.000Z', 1_000],
  ['2026-11-21T08:00:00.000-06:00', Date.UTC(2026, 10, 21, 14)],
  ['soon', null],
  ['', null],
  [null, null],
])('the instant %s is %s ms since 1970', (instant, ms) => {
  expect(instantMs(instant)).toBe(ms)
})
