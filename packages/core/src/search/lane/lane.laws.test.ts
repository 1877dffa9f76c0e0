import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NESTED_QUERY_CHARACTERS_MAX } from '../../shared/nested-query.ts'
import { changeLane } from './change-lane.ts'
import { isCompleteLane, laneAreas, swapLane } from './lane.ts'
import { laneFilterChips, withoutLaneFilter } from './lane-filter-chips.ts'
import { laneNarrowing } from './lane-narrowing.ts'
import { cappedLanePage } from './lane-result-cap.ts'
import { laneSearchPath, laneSearchResultsPath, readLaneSearchAddress } from './lane-search-address.ts'
import { startLaneSearch } from './lane-search-start.ts'
import { COUNT_LIMITS, isInRange, narrowRange, rangeBetween } from './number-range.ts'
import { reachesThresholds } from './portfolio.ts'

const queryOf = (path: string) => path.slice(path.indexOf('?') + 1)

describe('laws of lanes', () => {
  it('swapping the ends of a lane twice gives the lane', () => {
    holds([arbitrary.lanes], lane => {
      expect(swapLane(swapLane(lane))).toEqual(lane)
      expect(isCompleteLane(swapLane(lane))).toBe(isCompleteLane(lane))
    })
  })

  it('results are cleared exactly when a chosen end of the lane is removed', () => {
    holds(
      [arbitrary.lanes, arbitrary.laneEnds, arbitrary.maybe(arbitrary.lanePlaces)],
      (lane, end, place) => {
        const { lane: after, results } = changeLane(lane, end, place)
        expect(after[end]).toEqual(place)
        expect(results === 'clear').toBe(lane[end] !== null && after[end] === null)
      },
    )
  })

  it('a lane search is sent only for a complete lane, and requests its areas', () => {
    holds([arbitrary.laneSearchStartParams], params => {
      const start = startLaneSearch(params)
      if (start.kind === 'search') expect(start).toEqual({ kind: 'search', ...laneAreas(params.lane) })
      expect(start.kind === 'incomplete').toBe(!isCompleteLane(params.lane))
    })
  })

  it('a plan blocks exactly the new lane searches at its limit, and more use never unblocks them', () => {
    const complete = arbitrary.lanePlaces.map(place => ({ ...place, areaId: place.areaId ?? id<'area'>(7) }))
    const params = fc
      .tuple(arbitrary.laneSearchStartParams, complete, complete)
      .map(([params, origin, destination]) => ({ ...params, lane: { origin, destination } }))
    holds([params, fc.nat(5)], (params, more) => {
      const { limits, usage } = params.paywall
      const limit = limits.carrierSearches ?? Number.POSITIVE_INFINITY
      const isNew = params.page === 1 && !params.isRetry
      const closed = isNew && usage.carrierSearchesCount >= limit
      expect(startLaneSearch(params).kind).toBe(closed ? 'plan-limit' : 'search')
      const later = { limits, usage: { carrierSearchesCount: usage.carrierSearchesCount + more } }
      if (closed) expect(startLaneSearch({ ...params, paywall: later }).kind).toBe('plan-limit')
    })
  })
})

describe('laws of lane searches in addresses', () => {
  it('a lane search read back from its address is the same', () => {
    holds([arbitrary.laneSearchAddresses], search => {
      expect(readLaneSearchAddress(queryOf(laneSearchResultsPath(search)))).toEqual(search)
      expect(readLaneSearchAddress(queryOf(laneSearchPath(search)))).toEqual({ ...search, page: 1 })
    })
  })

  it('every lane search fits into an address', () => {
    holds([arbitrary.laneSearchAddresses], search => {
      expect(laneSearchResultsPath(search).length).toBeLessThan(NESTED_QUERY_CHARACTERS_MAX)
    })
  })

  it('any text is read as a lane search, which reads back the same', () => {
    const keys = fc.constantFrom(
      'origin[name]',
      'origin[area_id]',
      'destination[name]',
      'destination[place_id]',
      'filters[fleet][min]',
      'filters[fleet][max]',
      'filters[authority_months][min]',
      'filters[cargo]',
      'filters[equipment][]',
      'filters[portfolio][share]',
      'filters[countries][]',
      'filters[origin_miles]',
      'filters',
      'page',
      '[',
    )
    const values = fc.constantFrom(
      'Dallas',
      '7',
      '0',
      '24',
      '1000',
      '1001',
      '100000',
      '0.29',
      'van',
      'CA',
      '',
    )
    const pairs = fc.array(
      fc.tuple(keys, fc.oneof(values, fc.string())).map(pair => pair.join('=')),
      { minLength: 1, maxLength: 12 },
    )
    holds(
      [
        fc.oneof(
          fc.string(),
          pairs.map(all => all.join('&')),
        ),
      ],
      text => {
        const read = readLaneSearchAddress(text)
        expect(readLaneSearchAddress(queryOf(laneSearchResultsPath(read)))).toEqual(read)
      },
    )
  })

  it('one invalid value leaves all other lane filters intact', () => {
    const names = ['fleet', 'cargo', 'equipment', 'portfolio', 'assessment', 'countries', 'origin_miles']
    holds([arbitrary.laneSearchAddresses, fc.constantFrom(...names), fc.string()], (search, name, value) => {
      const hostile = `filters[${name}][x]=${encodeURIComponent(value)}&${queryOf(laneSearchResultsPath(search))}`
      const { lane, filters, page } = readLaneSearchAddress(hostile)
      expect({ lane, page }).toEqual({ lane: search.lane, page: search.page })
      expect(filters.isEldConnected).toBe(search.filters.isEldConnected)
      expect(filters.authorityAgeMonths).toEqual(search.filters.authorityAgeMonths)
    })
  })
})

describe('laws of lane filters', () => {
  it('each active lane filter has a chip, and no other has', () => {
    holds([arbitrary.laneFilters, arbitrary.laneSearchToggles], (filters, toggles) => {
      const chips = laneFilterChips(filters, toggles)
      expect(chips.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(laneNarrowing(filters, toggles)).toSorted(),
      )
    })
  })

  it('removing a lane filter chip removes that filter and no other', () => {
    holds([arbitrary.laneFilters, arbitrary.laneSearchToggles, fc.nat()], (filters, toggles, at) => {
      const chips = laneFilterChips(filters, toggles)
      const gone = chips[at % Math.max(1, chips.length)]
      if (gone === undefined) return
      expect(laneFilterChips(withoutLaneFilter(filters, gone.name), toggles)).toEqual(
        chips.filter(chip => chip !== gone),
      )
    })
  })

  it('a wider range never excludes a carrier', () => {
    const numbers = fc.integer({ min: -5, max: 1_100 })
    holds([numbers, numbers, fc.nat(50), fc.nat(2_000)], (one, other, wider, fleet) => {
      const range = rangeBetween(COUNT_LIMITS, one, other)
      const wide = rangeBetween(COUNT_LIMITS, range.min - wider, range.max + wider)
      if (isInRange(narrowRange(COUNT_LIMITS, range), fleet))
        expect(isInRange(narrowRange(COUNT_LIMITS, wide), fleet)).toBe(true)
    })
  })

  it('a range up to the end of its slider has no upper bound', () => {
    holds([arbitrary.countRanges, fc.integer({ min: 1_000, max: 90_000 })], ({ min }, fleet) => {
      expect(isInRange(narrowRange(COUNT_LIMITS, { min, max: 1_000 }), fleet)).toBe(true)
    })
  })

  it('a lower portfolio threshold never excludes a carrier', () => {
    const held = fc.array(
      fc.record({ kind: fc.constantFrom('van', 'reefer', 'flatbed'), count: fc.nat(40) }),
      { maxLength: 3 },
    )
    holds([held, arbitrary.portfolioThresholds], (equipment, thresholds) => {
      const lower = {
        ...thresholds,
        minVehicles: thresholds.minVehicles - 1,
        minShare: thresholds.minShare / 2,
      }
      if (reachesThresholds(equipment, thresholds)) expect(reachesThresholds(equipment, lower)).toBe(true)
    })
  })
})

describe('laws of the cap', () => {
  it('the totals of lane results never exceed 200 over 4 pages', () => {
    holds([arbitrary.countedPages], page => {
      const { total, pages } = cappedLanePage(page)
      expect(total).toBeLessThanOrEqual(200)
      expect(pages).toBeLessThanOrEqual(4)
      expect(pages).toBeGreaterThanOrEqual(1)
    })
  })

  it('recomputed lane totals never exceed 200 and count every received row', () => {
    const cut = arbitrary.countedPages.map(page => ({ ...page, total: 200, pages: 4 }))
    holds([cut], page => {
      const recomputed = cappedLanePage(page)
      expect(recomputed.items).toBe(page.items)
      const isFull = page.items.length === 50
      expect(recomputed.total).toBe(isFull ? 200 : (page.page - 1) * 50 + page.items.length)
      expect(recomputed.total).toBeLessThanOrEqual(200)
      expect(recomputed.pages).toBe(Math.max(1, Math.ceil(recomputed.total / 50)))
    })
  })

  it('every received row of lane results is kept, whatever the server counts', () => {
    holds([arbitrary.countedPages], page => {
      expect(cappedLanePage(page).items).toBe(page.items)
    })
  })

  it('capping a lane page twice changes nothing more', () => {
    holds([arbitrary.countedPages], page => {
      const once = cappedLanePage(page)
      if (page.total <= 200) expect(cappedLanePage(once)).toEqual(once)
    })
  })
})
