import { describe, expect, it } from 'vitest'
import { activeFiltersText, coverText, numberRangeEndText, numberRangeText } from './filter-text.ts'
import { COUNT_LIMITS } from './number-range.ts'

describe('words of filters', () => {
  it.each([
    [0, 1_000, 'Any'],
    [5, 1_000, 'At least 5 vans'],
    [1, 1_000, 'At least 1 van'],
    [0, 40, 'At most 40 vans'],
    [0, 0, 'At most 0 vans'],
    [5, 40, '5 to 40 vans'],
    [12, 12, '12 vans'],
    [1, 1, '1 van'],
  ])('the text for the range from %d to %d is %j', (min, max, text) => {
    expect(numberRangeText(COUNT_LIMITS, { min, max }, 'van')).toBe(text)
  })

  it.each([
    ['min', 0, 'any'],
    ['min', 1, 'at least 1 unit'],
    ['min', 1_000, 'at least 1,000 units'],
    ['max', 1_000, 'any'],
    ['max', 40, 'at most 40 units'],
    ['max', 0, 'at most 0 units'],
  ] as const)('the text for the range end %s of %d is %j', (end, value, text) => {
    expect(numberRangeEndText(COUNT_LIMITS, end, value, 'unit')).toBe(text)
  })

  it.each([
    [0, 'Any'],
    [250_000, 'At least $250,000'],
  ])('the text for cover of %d is %j', (usd, text) => {
    expect(coverText(usd)).toBe(text)
  })

  it.each([
    [0, 'No filters: showing every carrier seen on this lane.'],
    [1, '1 filter narrows this lane.'],
    [3, '3 filters narrow this lane.'],
  ])('the text for %d active filters is %j', (count, text) => {
    expect(activeFiltersText(count)).toBe(text)
  })
})
