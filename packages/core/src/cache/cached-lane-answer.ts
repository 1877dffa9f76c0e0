import type { CurrentUser } from '../account/user.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { LaneAnswer, LaneCarrier } from '../search/lane/lane-answer.ts'
import { isCachedCarrier } from './cached-results.ts'
import { hasFields, isPageOf, type ShapeCheck } from './cached-shape.ts'
import { SEARCH_CACHE_KEYS } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

const isCachedLaneCarrier: ShapeCheck<LaneCarrier> = (it): it is LaneCarrier =>
  isCachedCarrier(it) && hasFields<LaneCarrier>(['seenOnLane'])(it)

/** Whether a cached value has the shape of a lane's response. Source: section 2, "Search-result caching". */
const isCachedLaneAnswer: ShapeCheck<LaneAnswer> = (it): it is LaneAnswer =>
  hasFields<LaneAnswer>(['carriers', 'route'])(it) && isPageOf(isCachedLaneCarrier)(it.carriers)

/**
 * The last response of a lane search, for one address, user and company. It is
 * cleared when an end of the lane is removed (`changeLane`).
 *
 * Source: section 2, "Search-result caching"; section 4, "Lane results cleared".
 */
export const cachedLaneAnswer = (
  cache: SearchCache,
  user: () => CurrentUser | null | undefined,
): CachedValue<LaneAnswer> =>
  userCache({ cache, key: SEARCH_CACHE_KEYS.laneSearchResults, user, isValue: isCachedLaneAnswer })
