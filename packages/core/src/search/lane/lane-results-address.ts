import { readCarrierSort, writeCarrierSort } from '../../carrier/carrier-sort.ts'
import { type Verdict, WORST_FIRST } from '../../rules/verdict.ts'
import { paths } from '../../routes/paths.ts'
import type { AreaId } from '../../shared/ids.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { oneOfAt } from '../../shared/query-values.ts'
import { type Lane, type LanePlace, laneAreas } from './lane.ts'
import { LANE_SORTS, type LaneSort } from './lane-order.ts'
import { type LaneSearchAddress, laneSearchQuery, readLaneSearchAddress } from './lane-search-address.ts'

/** What can be open next to the lane results: the filter form, or the form of an alert to others. */
const LANE_PANELS = ['filters', 'alert'] as const
/** One of these forms. */
export type LanePanel = (typeof LANE_PANELS)[number]

/** The lane results as their address describes them. */
export interface LaneResultsAddress extends LaneSearchAddress {
  readonly sort: LaneSort
  /** The verdict that the carriers are narrowed to. Null: any. */
  readonly verdict: Verdict | null
  /** Null: nothing is open. */
  readonly panel: LanePanel | null
}

/**
 * Reads the lane results from the query of the screen, with or without its question mark.
 *
 * Refuses: nothing; an unknown order is the default, and an unknown verdict or form is ignored.
 * Source: section 2, "Nested query strings". The names in the query are ours.
 */
export const readLaneResultsAddress = (search: string): LaneResultsAddress => {
  const query = readNestedQuery(search)
  return {
    ...readLaneSearchAddress(search),
    sort: oneOfAt(query, 'sort', LANE_SORTS) ?? readCarrierSort(query) ?? 'times',
    verdict: oneOfAt(query, 'verdict', WORST_FIRST) ?? null,
    panel: oneOfAt(query, 'open', LANE_PANELS) ?? null,
  }
}

/** The address of the results; defaults are left out. Source: section 2, "Routes". */
export const laneResultsPath = ({ sort, verdict, panel, ...search }: LaneResultsAddress): string =>
  paths.laneSearchResults({
    ...laneSearchQuery(search),
    sort: sort === 'times' ? null : sort === 'recent' ? sort : writeCarrierSort(sort),
    verdict,
    open: panel,
  })

/**
 * The address of the rows of a page: without what is open next to them.
 *
 * Source: section 2, "Search-result caching". Choice: this is the cache key of the results, so opening a form next to
 * them, or reloading while it is open, needs no new search.
 */
export const laneRowsPath = (address: LaneResultsAddress): string =>
  laneResultsPath({ ...address, panel: null })

/**
 * The key that all addresses of one search share: the same areas and filters, on any page, in any order and narrowed to any verdict.
 *
 * Choice: the names of the ends are not searched, so renaming an end keeps the cached answer.
 * Source: section 6, "Plan limits", as the pages of one search are counted once.
 */
export const laneSearchKey = ({ lane, filters }: Omit<LaneSearchAddress, 'page'>): string =>
  laneResultsPath({ lane: unnamed(lane), filters, page: 1, sort: 'times', verdict: null, panel: null })

const unnamed = (lane: Lane): Lane => {
  const areas = laneAreas(lane)
  if (areas === undefined) return lane
  const end = (areaId: AreaId): LanePlace => ({
    name: String(areaId),
    placeId: null,
    areaId,
    stateAreaId: null,
    kmaAreaId: null,
  })
  return { origin: end(areas.originAreaId), destination: end(areas.destinationAreaId) }
}
