import type { LaneCarrier } from '../search/lane/lane-answer.ts'
import { cappedLanePage, isLaneResultCapped } from '../search/lane/lane-result-cap.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Page } from '../shared/page.ts'
import type { LaneSighting } from './compared-carrier.ts'

/** The carriers of the pages of a lane search loaded so far. */
export interface LaneSightings {
  readonly carriers: readonly LaneCarrier[]
  /** The last page loaded, of `pages`. */
  readonly page: number
  readonly pages: number
  /** Whether there may be carriers that the search does not show. */
  readonly isCapped: boolean
}

/** Adds one page. Empty: `before` is undefined for the first page. Source: section 2, "Comparison". */
export const withSightings = (
  before: LaneSightings | undefined,
  answered: Page<LaneCarrier>,
): LaneSightings => {
  const { items, page, pages, total } = cappedLanePage(answered)
  return {
    carriers: [...(before?.carriers ?? []), ...items],
    page,
    pages,
    isCapped: isLaneResultCapped({ total }),
  }
}

/**
 * The next page of a lane search to load.
 *
 * Empty: undefined once all carriers are found, or after the last page. Source: section 2, "Comparison"; section 9,
 * "Lane
 * result cap".
 */
export const nextSightingsPage = (
  { carriers, page, pages }: LaneSightings,
  ids: readonly CarrierId[],
): number | undefined => {
  const isFound = (id: CarrierId): boolean => carriers.some(each => each.id === id)
  return page >= pages || ids.every(isFound) ? undefined : page + 1
}

/**
 * How often a carrier was seen on the lane, by the pages loaded.
 *
 * Empty: `not-seen` if a complete search does not contain it; `not-among` if the search is capped at 200 results.
 * Source: section 2, "Comparison"; section 9, "Lane result cap".
 */
export const laneSighting = ({ carriers, isCapped }: LaneSightings, id: CarrierId): LaneSighting => {
  const found = carriers.find(each => each.id === id)
  if (found !== undefined) return found.seenOnLane ?? 'not-seen'
  return isCapped ? 'not-among' : 'not-seen'
}
