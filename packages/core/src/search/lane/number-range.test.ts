import { describe, expect, it } from 'vitest'
import {
  AUTHORITY_AGE_LIMITS_MONTHS,
  COUNT_LIMITS,
  isInRange,
  isNarrow,
  narrowRange,
  rangeBetween,
  rangeText,
} from './number-range.ts'

describe('a range of vehicles', () => {
  it('a range of vehicles goes from 0 to 1000', () => {
    expect(COUNT_LIMITS).toEqual({ min: 0, max: 1_000 })
  })

  it.each([
    [{ min: 0, max: 1_000 }, {}],
    [{ min: 0, max: 999 }, { max: 999 }],
    [{ min: 1, max: 1_000 }, { min: 1 }],
    [
      { min: 5, max: 40 },
      { min: 5, max: 40 },
    ],
    [{ min: 1_000, max: 1_000 }, { min: 1_000 }],
    [{ min: 0, max: 0 }, { max: 0 }],
  ])('the vehicle range %j narrows to %j', (range, narrow) => {
    expect(narrowRange(COUNT_LIMITS, range)).toEqual(narrow)
    expect(isNarrow(COUNT_LIMITS, range)).toBe(Object.keys(narrow).length > 0)
  })
})

describe('the age of an authority', () => {
  it.each([
    [{ min: 1, max: 24 }, {}],
    [{ min: 2, max: 24 }, { min: 2 }],
    [{ min: 1, max: 23 }, { max: 23 }],
    [{ min: 24, max: 24 }, { min: 24 }],
  ])('the authority age of %j months narrows to %j', (range, narrow) => {
    expect(narrowRange(AUTHORITY_AGE_LIMITS_MONTHS, range)).toEqual(narrow)
  })
})

it.each([
  [5, 40, { min: 5, max: 40 }],
  [40, 5, { min: 5, max: 40 }],
  [-3, 2_000, { min: 0, max: 1_000 }],
  [4.9, 7.9, { min: 4, max: 7 }],
  [Number.NaN, 9, { min: 0, max: 9 }],
  [9, Number.NaN, { min: 9, max: 1_000 }],
])('the range between %d and %d is %j', (one, other, range) => {
  expect(rangeBetween(COUNT_LIMITS, one, other)).toEqual(range)
})

it.each([
  [{}, null, true],
  [{}, 7, true],
  [{ min: 5 }, 4, false],
  [{ min: 5 }, 5, true],
  [{ min: 5 }, null, false],
  [{ max: 5 }, 5, true],
  [{ max: 5 }, 6, false],
  [{ max: 5 }, null, false],
  [{ min: 5, max: 6 }, 5, true],
  [{ min: 5, max: 6 }, 7, false],
])('whether the range %j includes %s: %s', (range, value, held) => {
  expect(isInRange(range, value)).toBe(held)
})

it.each([
  [{}, 'any number of vans'],
  [{ min: 5 }, 'at least 5 vans'],
  [{ min: 1 }, 'at least 1 van'],
  [{ max: 999 }, 'at most 999 vans'],
  [{ max: 1 }, 'at most 1 van'],
  [{ max: 0 }, 'at most 0 vans'],
  [{ min: 1, max: 40 }, '1 to 40 vans'],
  [{ min: 5, max: 40 }, '5 to 40 vans'],
  [{ min: 12, max: 12 }, '12 vans'],
  [{ min: 1, max: 1 }, '1 van'],
  [{ min: 1_000 }, 'at least 1,000 vans'],
])('the range %j is described as %s', (range, text) => {
  expect(rangeText(range, 'van')).toBe(text)
})
