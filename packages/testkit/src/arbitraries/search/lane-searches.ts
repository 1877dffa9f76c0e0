import type {
  LaneAnswer,
  LaneCarrier,
  LaneSearchAddress,
  LaneSearchParams,
  LaneSearchRefusal,
  LaneSearchStartParams,
  SeenOnLane,
} from '@fairhaul/core'
import { PAGE_SIZE } from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from '../carrier/carriers.ts'
import { calendarDates } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'
import { refusals } from '../shared/refusals.ts'
import { laneFilters, laneNarrowings } from './lane-filters.ts'
import { lanes } from './lanes.ts'
import { mapRoutes } from './maps.ts'

const pages = fc.integer({ min: 1, max: 4 })

/** Lane searches as their addresses hold them. */
export const laneSearchAddresses: fc.Arbitrary<LaneSearchAddress> = fc.record({
  lane: lanes,
  filters: laneFilters,
  page: pages,
})

/** What `LaneSearch` is asked. */
export const laneSearchParams: fc.Arbitrary<LaneSearchParams> = fc.record({
  originAreaId: ids<'area'>(),
  destinationAreaId: ids<'area'>(),
  narrowing: laneNarrowings,
  page: pages,
})

/** What decides whether a lane search is sent. */
export const laneSearchStartParams: fc.Arbitrary<LaneSearchStartParams> = fc.record({
  lane: lanes,
  page: pages,
  isRetry: fc.boolean(),
  paywall: fc.record({
    limits: fc.record({ carrierSearches: maybe(fc.nat(20)) }),
    usage: fc.record({ carrierSearchesCount: fc.nat(20) }),
  }),
})

/** How often a carrier was seen on a lane. */
export const seenOnLanes: fc.Arbitrary<SeenOnLane> = fc.record({
  times: fc.integer({ min: 1, max: 99 }),
  lastOn: calendarDates,
})

/** Carriers of a lane. */
export const laneCarriers: fc.Arbitrary<LaneCarrier> = fc
  .tuple(carriers, maybe(seenOnLanes))
  .map(([carrier, seenOnLane]) => ({ ...carrier, seenOnLane }))

/**
 * Pages of a list as a server that may cut it counts them: consistent, or with totals that stop at 200 over 4 pages,
 * or with more than a lane search shows.
 */
export const countedPages: fc.Arbitrary<{
  readonly items: readonly number[]
  readonly page: number
  readonly pages: number
  readonly total: number
}> = fc
  .record({
    rows: fc.nat(PAGE_SIZE),
    page: pages,
    total: fc.oneof(fc.constant(200), fc.nat(400)),
  })
  .map(({ rows, page, total }) => ({
    items: Array.from({ length: rows }, (_, index) => index),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
  }))

/** Answers of a lane search. */
export const laneAnswers: fc.Arbitrary<LaneAnswer> = fc.record({
  carriers: fc.record({
    items: fc.array(laneCarriers, { maxLength: 3 }),
    page: pages,
    pages,
    total: fc.nat(200),
  }),
  route: maybe(mapRoutes),
})

/** Every refusal of a lane search. */
export const laneSearchRefusals: fc.Arbitrary<LaneSearchRefusal> = fc.oneof(
  refusals,
  fc.record({ kind: fc.constant('server-trouble' as const), requestId: maybe(fc.uuid()) }),
)
