import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedNoun, formatCount, formatNumber, formatRetryDelay, formatUsd } from './amounts.ts'

describe('amounts for people', () => {
  it.each([
    [0, 'truck', 'trucks', '0 trucks'],
    [1, 'truck', 'truck', '1 truck'],
    [2, 'truck', 'trucks', '2 trucks'],
    [1_200, 'truck', 'trucks', '1,200 trucks'],
  ])('the amount of %d, a %s is shown as %s', (count, one, word, text) => {
    expect(countedNoun(count, one)).toBe(word)
    expect(formatCount(count, one)).toBe(text)
  })

  it('an amount uses its own plural where an s is not enough', () => {
    expect(formatCount(1, 'search', 'searches')).toBe('1 search')
    expect(formatCount(3, 'search', 'searches')).toBe('3 searches')
  })

  it.each([
    [1, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('a wait of %d seconds is shown as %s', (seconds, text) => {
    expect(formatRetryDelay(seconds)).toBe(text)
  })

  it.each([
    [0, '$0'],
    [1_000_000, '$1,000,000'],
    [1_234.5, '$1,234.50'],
    [-2_500, '-$2,500'],
    [99.999, '$100'],
  ])('an amount of %d dollars is shown as %s', (dollars, text) => {
    expect(formatUsd(dollars)).toBe(text)
  })

  it.each([
    [12.5, '12.5'],
    [-1_200, '-1,200'],
  ])('the number %d is shown as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('a whole number, and as many dollars, are shown as a browser shows them', () => {
    const number = new Intl.NumberFormat('en-US')
    const usd = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    })
    fc.assert(
      fc.property(fc.maxSafeNat(), value => {
        expect([formatNumber(value), formatUsd(value)]).toEqual([number.format(value), usd.format(value)])
      }),
    )
  })
})
