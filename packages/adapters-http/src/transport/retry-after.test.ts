import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')

describe('a retry-after header', () => {
  it.each([
    [null, null],
    ['0', 0],
    ['2', 2_000],
    ['Sat, 21 Nov 2026 08:00:03 GMT', 3_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
  ])('the retry-after header %o is %o ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms)
  })
})
