import {
  ASSESSMENT_BUCKETS,
  AUTO_COVERS_USD,
  CARGO_FILTER_USD,
  CARRIER_SORT_KEYS,
  type CarrierFilters,
  type CarrierSort,
  COMPARED_MAX,
  CONNECTION_CHOICES,
  type ComparisonAddress,
  FILTERED_PLACES,
  type LaneAnswer,
  type LaneCarrier,
  type LaneSearchAddress,
  type LaneSearchParams,
  type LaneSearchRefusal,
  type LaneSearchStartParams,
  laneSearchPath,
  laneSearchResultsPath,
  type NewSavedSearch,
  PAGE_SIZE,
  readSavedSearchName,
  readSearchAddress,
  resultsPath,
  type SavedSearch,
  type SavedSearchRemoval,
  type SearchAddress,
  type SeenOnLane,
  UNITS_MAX,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from './carriers.ts'
import { laneFilters, laneNarrowings, lanes, mapRoutes } from './lanes.ts'
import { calendarDates, ids, instants, maybe, refusals } from './values.ts'

/** Some of a list, each once, in its order. */
const someOf = <T>(all: readonly T[], maxLength: number): fc.Arbitrary<readonly T[]> =>
  fc.subarray([...all], { maxLength })

/** What narrows a search by name or number, now and then by nothing. */
export const carrierFilters: fc.Arbitrary<CarrierFilters> = fc.record({
  places: someOf(FILTERED_PLACES, 5),
  assessment: fc.option(fc.constantFrom(...ASSESSMENT_BUCKETS)),
  verdict: fc.option(fc.constantFrom(...WORST_FIRST)),
  connections: someOf(CONNECTION_CHOICES, CONNECTION_CHOICES.length),
  hasActiveAuthority: fc.boolean(),
  autoUsd: fc.constantFrom(...AUTO_COVERS_USD),
  cargoUsd: fc.constantFrom(...CARGO_FILTER_USD),
  minUnits: fc.option(fc.integer({ min: 1, max: UNITS_MAX })),
  hasNoOrder: fc.boolean(),
  hasNoAlerts: fc.boolean(),
})

/** An order of carriers. */
export const carrierSorts: fc.Arbitrary<CarrierSort> = fc.record({
  by: fc.constantFrom(...CARRIER_SORT_KEYS),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
})

const pages = fc.integer({ min: 1, max: 4 })

/** Lane searches as their addresses hold them. */
export const laneSearchAddresses: fc.Arbitrary<LaneSearchAddress> = fc.record({
  lane: lanes,
  filters: laneFilters,
  page: pages,
})

/** Params of `LaneSearch`. */
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
  fc.record({ kind: fc.constant('server-error' as const), requestId: maybe(fc.uuid()) }),
)

const texts = fc.string({ unit: 'grapheme', maxLength: 40 })

/** Addresses of searches, as this portal writes them. */
export const searchAddresses: fc.Arbitrary<SearchAddress> = fc
  .oneof(
    fc.constantFrom('/vehicles', '/carriers/contact-search?email=ruth%40eaglemesa.example'),
    laneSearchAddresses.map(laneSearchResultsPath),
    laneSearchAddresses.map(laneSearchPath),
    texts.map(text => resultsPath('search-results', { text })),
    texts.map(text => resultsPath('global-search', { text })),
  )
  .map(path => readSearchAddress(path) as SearchAddress)

/** Names that a search may be saved under. */
export const savedSearchNames: fc.Arbitrary<string> = fc
  .oneof(fc.constantFrom('Reefers to Atlanta', 'Érable'), texts)
  .map(text => {
    const name = readSavedSearchName(text)
    return name.ok ? name.value : 'Search'
  })

/** Searches to be saved. */
export const newSavedSearches: fc.Arbitrary<NewSavedSearch> = fc.record({
  name: savedSearchNames,
  address: searchAddresses,
})

/** Saved searches. */
export const savedSearches: fc.Arbitrary<SavedSearch> = fc.record({
  id: ids<'saved-search'>(),
  name: savedSearchNames,
  address: searchAddresses,
  createdAt: instants,
})

/** Removals that may be taken back. */
export const savedSearchRemovals: fc.Arbitrary<SavedSearchRemoval> = fc.record({
  id: ids<'saved-search'>(),
  dueAt: fc.nat(100_000),
})

/** Comparisons as their addresses hold them, also such as have still to be filled. */
export const comparisonAddresses: fc.Arbitrary<ComparisonAddress> = fc.record({
  carriers: fc.uniqueArray(ids<'carrier'>(), { maxLength: COMPARED_MAX }),
  lane: lanes,
  onlyDifferences: fc.boolean(),
})
