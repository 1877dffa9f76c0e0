import type { LaneCarrier } from '../search/lane/lane-answer.ts'
import { cappedLanePage, isLaneResultCapped } from '../search/lane/lane-result-cap.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Page } from '../shared/page.ts'
import type { LaneSighting } from './compared-carrier.ts'

/** What the pages of a lane search have told so far. */
export interface LaneSightings {
  readonly carriers: readonly LaneCarrier[]
  /** The last page that was read, of how many. */
  readonly page: number
  readonly pages: number
  /** Whether there may be carriers that the search does not show. */
  readonly isCapped: boolean
}

/** What is known once one more page was read. Empty: undefined before the first. Source: section 2, "Comparison". */
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
 * The page of a lane search to ask for next.
 *
 * Empty: undefined once all carriers were found, or no page is left. Source: section 2, "Comparison"; section 9, "Lane
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
 * How often a carrier was seen on the lane, by all that its search shows.
 *
 * Empty: not seen, where the whole search does not name it; not among the first 200, where there may be more.
 * Source: section 2, "Comparison"; section 9, "Lane result cap".
 */
export const laneSighting = ({ carriers, isCapped }: LaneSightings, id: CarrierId): LaneSighting => {
  const found = carriers.find(each => each.id === id)
  if (found !== undefined) return found.seenOnLane ?? 'not-seen'
  return isCapped ? 'not-among' : 'not-seen'
}
