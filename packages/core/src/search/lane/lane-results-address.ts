import { paths } from '../../routes/paths.ts'
import type { AreaId } from '../../shared/ids.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { type Lane, laneAreas, type LanePlace } from './lane.ts'
import { LANE_SORTS, type LaneSort } from './lane-order.ts'
import { type LaneSearchAddress, laneSearchQuery, readLaneSearchAddress } from './lane-search-address.ts'
import { oneOfAt } from '../../shared/query-values.ts'

/** What may be open beside the results of a lane: the form of its filters, or of an alert to others. */
export const LANE_PANELS = ['filters', 'alert'] as const
/** One of the two. */
export type LanePanel = (typeof LANE_PANELS)[number]

/** The results of a lane as their address holds them. */
export interface LaneResultsAddress extends LaneSearchAddress {
  readonly sort: LaneSort
  /** Null: nothing is open beside them. */
  readonly panel: LanePanel | null
}

/**
 * The results that the query of the screen asks for, with or without its question mark.
 *
 * Refuses: nothing; an order that is none is the usual one, and what cannot be open is not.
 * Source: section 2, "Nested query strings". The names in the query are ours.
 */
export const readLaneResultsAddress = (search: string): LaneResultsAddress => {
  const query = readNestedQuery(search)
  return {
    ...readLaneSearchAddress(search),
    sort: oneOfAt(query, 'sort', LANE_SORTS) ?? 'times',
    panel: oneOfAt(query, 'open', LANE_PANELS) ?? null,
  }
}

/** The address of the results; what is usual is left out of it. Source: section 2, "Routes". */
export const laneResultsPath = ({ sort, panel, ...search }: LaneResultsAddress): string =>
  paths.laneSearchResults({
    ...laneSearchQuery(search),
    sort: sort === 'times' ? null : sort,
    open: panel,
  })

/**
 * The address that the rows of a page answer: whatever is open beside them is left out of it.
 *
 * Source: section 2, "Search-result caching". Choice: results are kept under it, so that a form that is opened beside
 * them, or left open by a reload, costs no search.
 */
export const laneRowsPath = (address: LaneResultsAddress): string =>
  laneResultsPath({ ...address, panel: null })

/**
 * What the addresses of one search share: the same areas and the same filters, on whatever page and in whatever order.
 *
 * Choice: what an end is called is not searched, so that a lane that is named anew keeps its answer.
 * Source: section 6, "Plan limits", as the pages of one search are counted once.
 */
export const laneSearchKey = ({ lane, filters }: Omit<LaneSearchAddress, 'page'>): string =>
  laneResultsPath({ lane: unnamed(lane), filters, page: 1, sort: 'times', panel: null })

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
