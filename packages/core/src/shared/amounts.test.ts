import { describe, expect, it } from 'vitest'
import { countedNoun, formatCount, formatRetryDelay, formatUsd } from './amounts.ts'

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
    [1_000_000, '$1,000,000'],
    [1_234.5, '$1,234.50'],
  ])('an amount of %d dollars is shown as %s', (dollars, text) => {
    expect(formatUsd(dollars)).toBe(text)
  })
})
