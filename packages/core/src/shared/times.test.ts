import { describe, expect, it } from 'vitest'
import { formatCount, formatNumber, formatUsd } from './amounts.ts'
import { exactTime, relativeTime, timeAgo } from './times.ts'

const now = new Date(2026, 10, 21, 14, 5).getTime()
const ago = (ms: number) => new Date(now - ms).toISOString()

describe('an instant', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [-30_000, 'just now'],
    [-59_999, 'just now'],
    [-60_000, 'Nov 21, 2026'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, '1 day ago'],
    [6 * 86_400_000, '6 days ago'],
    [7 * 86_400_000 - 1, '6 days ago'],
    [7 * 86_400_000, 'Nov 14, 2026'],
    [-86_400_000, 'Nov 22, 2026'],
  ])('an instant %i ms ago is shown as %s', (ms, text) => {
    expect(relativeTime(ago(ms), now)).toBe(text)
  })

  it("the exact text of an instant is in the viewer's zone", () => {
    expect(exactTime(ago(0))).toBe('Nov 21, 2026, 2:05 PM')
    expect(exactTime(new Date(2026, 2, 4, 9, 30).toISOString())).toBe('Mar 4, 2026, 9:30 AM')
  })

  it.each([
    [0, 'just now'],
    [6 * 86_400_000, '6 days ago'],
    [7 * 86_400_000, undefined],
    [-60_000, undefined],
  ])('how long ago an instant of %i ms ago was is said as %s', (ms, text) => {
    expect(timeAgo(ago(ms), now)).toBe(text)
  })

  it('an invalid instant has no text', () => {
    expect([relativeTime('soon', now), exactTime(''), timeAgo('soon', now)]).toEqual(['', '', undefined])
  })
})

describe('amounts', () => {
  it.each([
    [1_000_000, '$1,000,000'],
    [0, '$0'],
    [1_234.5, '$1,234.50'],
    [0.999, '$1'],
    [-75_000, '-$75,000'],
  ])('the amount %d is shown as %s', (dollars, text) => {
    expect(formatUsd(dollars)).toBe(text)
  })

  it('amounts are shown with their unit', () => {
    expect(formatCount(1, 'truck')).toBe('1 truck')
    expect(formatCount(0, 'truck')).toBe('0 trucks')
    expect(formatCount(12_345, 'company', 'companies')).toBe('12,345 companies')
    expect(formatNumber(900_000)).toBe('900,000')
  })
})
