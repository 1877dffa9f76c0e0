import { describe, expect, it } from 'vitest'
import {
  AUTHORITY_AGE_SCALE,
  COUNT_SCALE,
  COUNT_STOPS,
  rangeAtStops,
  stopsOfRange,
  withRangeEnd,
} from './slider-stops.ts'

const LAST = COUNT_STOPS.length - 1

describe('the stops of a slider', () => {
  it('the stops of a slider begin and end at its limits', () => {
    for (const { limits, stops } of [COUNT_SCALE, AUTHORITY_AGE_SCALE]) {
      expect([stops[0], stops.at(-1)]).toEqual([limits.min, limits.max])
    }
    expect(AUTHORITY_AGE_SCALE.stops).toHaveLength(24)
  })

  it.each([
    [{ min: 0, max: 1_000 }, [0, LAST]],
    [{ min: 4, max: 37 }, [3, 9]],
    [{ min: 4, max: 4 }, [3, 3]],
  ])('the slider stops for the range %j are %j', (range, stops) => {
    expect(stopsOfRange(COUNT_SCALE, range)).toEqual(stops)
  })
})

describe('moving a thumb', () => {
  it('moving a slider thumb changes its own end and keeps a number typed for the other', () => {
    const typed = { min: 4, max: 37 }
    expect(rangeAtStops(COUNT_SCALE, typed, [5, 9])).toEqual({ min: 10, max: 37 })
    expect(rangeAtStops(COUNT_SCALE, typed, [3, LAST])).toEqual({ min: 4, max: 1_000 })
  })

  it('moving a slider thumb keeps the ends in order if both typed numbers share a stop', () => {
    expect(rangeAtStops(COUNT_SCALE, { min: 36, max: 38 }, [8, 9])).toEqual({ min: 30, max: 38 })
    expect(rangeAtStops(COUNT_SCALE, { min: 41, max: 44 }, [9, 8])).toEqual({ min: 30, max: 30 })
    expect(rangeAtStops(COUNT_SCALE, { min: 36, max: 38 }, [10, 9])).toEqual({ min: 50, max: 50 })
  })

  it('moving a slider thumb to an invalid stop changes nothing', () => {
    expect(rangeAtStops(COUNT_SCALE, { min: 5, max: 40 }, [-1, 99])).toEqual({ min: 5, max: 40 })
  })
})

describe('typing an end', () => {
  it.each([
    ['min', 12, { min: 12, max: 40 }],
    ['min', 50, { min: 50, max: 50 }],
    ['min', undefined, { min: 0, max: 40 }],
    ['max', 3, { min: 3, max: 3 }],
    ['max', undefined, { min: 5, max: 1_000 }],
    ['max', 4_000, { min: 5, max: 1_000 }],
    ['min', -4, { min: 0, max: 40 }],
    ['min', 7.9, { min: 7, max: 40 }],
  ] as const)('typing %s as %j in the range 5 to 40 gives %j', (end, typed, range) => {
    expect(withRangeEnd(COUNT_SCALE, { min: 5, max: 40 }, end, typed)).toEqual(range)
  })
})
