import { paths } from '../../routes/paths.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import type { NestedInput } from '../../shared/write-nested-query.ts'
import { wholeNumberAt } from '../../shared/query-values.ts'
import { EMPTY_LANE, type Lane } from './lane.ts'
import { readLane, writeLane } from './lane-address.ts'
import { DEFAULT_LANE_FILTERS, type LaneFilters } from './lane-filters.ts'
import { readLaneFilters, writeLaneFilters } from './lane-filters-address.ts'
import { LANE_PAGES_MAX } from './lane-result-cap.ts'

/** A lane search as its address describes it. */
export interface LaneSearchAddress {
  readonly lane: Lane
  readonly filters: LaneFilters
  /** 1 to 4. */
  readonly page: number
}

/** The search before anything is chosen. */
export const NEW_LANE_SEARCH: LaneSearchAddress = { lane: EMPTY_LANE, filters: DEFAULT_LANE_FILTERS, page: 1 }

/**
 * Reads the lane search from the query of a lane screen, with or without its question mark.
 *
 * Refuses: nothing; a page beyond the limits is page 1, and anything invalid is not chosen.
 * Source: section 2, "Nested query strings"; section 9, "Lane result cap". The names in the query are ours.
 */
export const readLaneSearchAddress = (search: string): LaneSearchAddress => {
  const query = readNestedQuery(search)
  const page = wholeNumberAt(query, 'page') ?? 1
  return {
    lane: readLane(query),
    filters: readLaneFilters(query),
    page: page > LANE_PAGES_MAX ? 1 : Math.max(1, page),
  }
}

/** A lane search as a query holds it. Source: section 2, "Nested query strings". */
export const laneSearchQuery = ({ lane, filters, page }: LaneSearchAddress): NestedInput => ({
  ...writeLane(lane),
  ...writeLaneFilters(filters),
  page: page > 1 ? page : null,
})

/** The address of the results of a lane search; defaults are left out. Source: section 2, "Routes". */
export const laneSearchResultsPath = (it: LaneSearchAddress): string =>
  paths.laneSearchResults(laneSearchQuery(it))

/** The address of the lane form, filled in with the search. Source: section 2, "Routes". */
export const laneSearchPath = (it: Omit<LaneSearchAddress, 'page'>): string =>
  paths.laneSearch(laneSearchQuery({ ...it, page: 1 }))
