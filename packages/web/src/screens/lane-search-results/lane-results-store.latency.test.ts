import {
  cachedLaneAnswer,
  DEFAULT_LANE_FILTERS,
  done,
  isCompleteLane,
  LANE_SORTS,
  type LaneAnswer,
  type LaneResultsAddress,
  type LaneSearch,
  type LaneSearchParams,
  type LaneSort,
  laneFiltersOffer,
  laneRowsPath,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aLane,
  aLaneCarrier,
  aLanePlace,
  aUser,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
  id,
  someLaneFilters,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder } from '../../parts/testing/shuffled-latency.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { LaneResultsStore } from './lane-results-store.ts'

const addresses: fc.Arbitrary<LaneResultsAddress> = fc.record({
  lane: fc.constantFrom(
    aLane(),
    aLane({ origin: aLanePlace({ areaId: id(9), name: 'Nine' }) }),
    aLane({ origin: null }),
  ),
  filters: fc.constantFrom(DEFAULT_LANE_FILTERS, someLaneFilters({ isEldConnected: true })),
  page: fc.integer({ min: 1, max: 2 }),
  // All carriers are alike in their fleet: that order is by id.
  sort: fc.constantFrom<LaneSort>(...LANE_SORTS, { by: 'units', direction: 'descending' }),
  verdict: fc.constantFrom('Pass', 'Fail', null),
  panel: fc.constantFrom(null, 'alert'),
})

const user = aUser()
const offer = laneFiltersOffer(USUAL_TOGGLES, user.paywall)

/** The response names its request. Each page has one row, so an order over all pages has as many rows as pages. */
const nameOf = ({ originAreaId, narrowing, page }: Omit<LaneSearchParams, 'isRetry'>): string =>
  `${originAreaId} ${JSON.stringify(narrowing)} ${page}`

const answerTo = (params: LaneSearchParams): LaneAnswer => ({
  carriers: {
    items: [
      aLaneCarrier({
        id: id(params.page),
        legalName: nameOf(params),
        seenOnLane: { times: 9 - params.page, lastOn: '2026-11-20' },
      }),
    ],
    page: params.page,
    pages: 2,
    total: 2,
  },
  route: null,
})

/** The rows of an address. Ordered by day, both pages are one page of two rows. */
const namesFor = ({ lane, filters, page, sort, verdict }: LaneResultsAddress): readonly string[] => {
  const originAreaId = lane.origin?.areaId ?? id<'area'>(1)
  const destinationAreaId = id<'area'>(30_301)
  const narrowing = filters.isEldConnected ? ({ eldConnected: 2 } as const) : {}
  if (verdict === 'Fail') return []
  const pages = sort === 'times' && verdict === null ? [page] : [1, 2]
  return pages.map(each => nameOf({ originAreaId, destinationAreaId, narrowing, page: each }))
}

it('a row is never shown for another address, unless marked as outdated', async () => {
  await holdsWhateverTheOrder(addresses, line => {
    const lanes: LaneSearch = {
      search: (params, signal) => line(() => done(answerTo(params)), signal as AbortSignal),
    }
    const store = new LaneResultsStore({
      lanes,
      subscriptions: fakeSubscriptions(fakeWorld({ user })),
      account: { user, refresh: async () => undefined },
      notices: new PlanNoticesStore(),
      stored: cachedLaneAnswer(fakeSearchCache(), () => user),
      today: () => '2026-11-21',
      offer: () => offer,
      changed: () => {},
    })
    const check = () => {
      const { shown } = store
      if (shown === undefined) return
      expect(store.rows.map(row => row.legalName)).toEqual(namesFor(shown.address))
      expect(store.isOutdated).toBe(laneRowsPath(shown.address) !== laneRowsPath(store.address))
    }
    return {
      act: step => store.open(step),
      check,
      checkAtEnd: last => {
        if (!isCompleteLane(last.lane)) expect(store.shown).toBeUndefined()
        else if (store.found.state.kind === 'ready') expect(store.isOutdated).toBe(false)
        else expect(['refused', 'failed']).toContain(store.found.state.kind)
      },
      dispose: store.dispose,
    }
  })
})
