import type { CurrentUser } from '../../account/user.ts'
import type { SearchCache } from '../../ports/browser/search-cache.ts'
import { type CachedValue, userCache } from '../cached-value.ts'
import { SEARCH_CACHE_KEYS } from '../search-cache-entry.ts'
import { isCachedLaneAnswer, type LaneAnswer } from './lane-answer.ts'

/**
 * The last answer of a lane search, for the address, user and company that asked for it, and nobody else. It is
 * cleared when an end of the lane is removed (`changeLane`).
 *
 * Source: section 2, "Search-result caching"; section 4, "Lane results cleared".
 */
export const cachedLaneAnswer = (
  cache: SearchCache,
  user: () => CurrentUser | null | undefined,
): CachedValue<LaneAnswer> =>
  userCache({ cache, key: SEARCH_CACHE_KEYS.laneSearchResults, user, isValue: isCachedLaneAnswer })
