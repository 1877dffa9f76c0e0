import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecent, withoutRecent, withRecent, writeRecent } from '../../shared/recent-list.ts'
import { numberRangeText } from './filter-text.ts'
import { laneFilterChips } from './lane-filter-chips.ts'
import { isNarrow } from './number-range.ts'
import { laneFiltersOffer, offeredLaneFilters } from './offered-lane-filters.ts'
import { laneKey, RECENT_LANES } from './recent-lanes.ts'
import { AUTHORITY_AGE_SCALE, COUNT_SCALE, rangeAtStops, stopsOfRange, withRangeEnd } from './slider-stops.ts'

const searched = fc
  .array(arbitrary.lanes, { maxLength: 20 })
  .map(lanes =>
    lanes.reduce<readonly (typeof lanes)[number][]>((all, lane) => withRecent(RECENT_LANES, all, lane), []),
  )

describe('laws of recent lanes', () => {
  it('recent lanes hold each lane once, and eight at most', () => {
    holds([searched], recent => {
      const keys = recent.map(laneKey)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).not.toContain(undefined)
      expect(recent.length).toBeLessThanOrEqual(RECENT_LANES.max)
    })
  })

  it('stored recent lanes read back the same, whatever the places are called', () => {
    holds([searched], recent => {
      expect(readRecent(RECENT_LANES, JSON.parse(JSON.stringify(writeRecent(RECENT_LANES, recent))))).toEqual(
        recent,
      )
    })
  })

  it('removing a recent lane removes that one and no other', () => {
    holds([searched, fc.nat(RECENT_LANES.max)], (recent, at) => {
      const lane = recent[at]
      if (lane === undefined) return
      expect(withoutRecent(RECENT_LANES, recent, lane)).toEqual(recent.filter((_, each) => each !== at))
    })
  })

  it('any stored value is read as recent lanes without an error', () => {
    holds([fc.anything()], stored => {
      expect(readRecent(RECENT_LANES, stored).length).toBeLessThanOrEqual(RECENT_LANES.max)
    })
  })
})

const stops = fc.nat(COUNT_SCALE.stops.length - 1)

describe('laws of sliders', () => {
  it('moving a slider thumb to its own place changes nothing', () => {
    holds([arbitrary.countRanges], range => {
      expect(rangeAtStops(COUNT_SCALE, range, stopsOfRange(COUNT_SCALE, range))).toEqual(range)
    })
  })

  it('moving one slider thumb keeps the other number, and the ends in order', () => {
    holds([arbitrary.countRanges, stops, fc.boolean()], (range, stop, isFrom) => {
      const [from, to] = stopsOfRange(COUNT_SCALE, range)
      const moved = rangeAtStops(
        COUNT_SCALE,
        range,
        isFrom ? [Math.min(stop, to), to] : [from, Math.max(stop, from)],
      )
      expect(moved.min).toBeLessThanOrEqual(moved.max)
      if (isFrom && stop < to) expect(moved.max).toBe(range.max)
      if (!isFrom && stop > from) expect(moved.min).toBe(range.min)
    })
  })

  it('a typed range end is applied, within the slider, and the ends stay in order', () => {
    const typed = fc.option(fc.integer({ min: -50, max: 5_000 }), { nil: undefined })
    const ends = fc.constantFrom('min' as const, 'max' as const)
    holds([arbitrary.countRanges, ends, typed], (range, end, value) => {
      for (const scale of [COUNT_SCALE, AUTHORITY_AGE_SCALE]) {
        const after = withRangeEnd(scale, scale === COUNT_SCALE ? range : scale.limits, end, value)
        const wanted = value ?? scale.limits[end]
        expect(after[end]).toBe(Math.min(Math.max(wanted, scale.limits.min), scale.limits.max))
        expect(after.min).toBeLessThanOrEqual(after.max)
      }
    })
  })

  it('the text of a range is "Any" exactly while it narrows nothing', () => {
    holds([arbitrary.countRanges], range => {
      expect(numberRangeText(COUNT_SCALE.limits, range, 'van') === 'Any').toBe(
        !isNarrow(COUNT_SCALE.limits, range),
      )
    })
  })
})

it('unavailable lane filters show no chip, and available ones keep theirs', () => {
  holds([arbitrary.laneFilters, arbitrary.laneSearchToggles, fc.boolean()], (filters, toggles, canRule) => {
    const offered = offeredLaneFilters(filters, laneFiltersOffer(toggles, { canRule }))
    const names = laneFilterChips(offered, toggles).map(({ name }) => name)
    const all = laneFilterChips(filters, toggles).map(({ name }) => name)
    expect(names).toEqual(all.filter(name => canRule || name !== 'assessment'))
  })
})
