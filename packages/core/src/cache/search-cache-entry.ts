import type { CompanyId, UserId } from '../shared/ids.ts'

/**
 * The storage keys of cached results. A screen with tabs has a key per tab: `tabCacheKey`.
 *
 * Source: section 2, "Search-result caching", which names the paths of connections and my-carriers; the others are
 * named after their addresses in the same way.
 */
export const SEARCH_CACHE_KEYS = {
  searchResults: 'broker/carriers/search-results',
  globalSearch: 'broker/carriers/global-search',
  laneSearchResults: 'broker/carriers/lane-search-results',
  connections: 'broker/carriers/connections',
  myCarriers: 'broker/carriers/my-carriers',
  loads: 'broker/loads',
  alerts: 'broker/alerts',
  rateConfirmations: 'broker/carriers/rate-confirmations',
  rateConfirmationMails: 'broker/carriers/rate-confirmations/emails',
} as const

/** The screens whose results are cached per tab. */
export type TabbedCache =
  | 'connections'
  | 'myCarriers'
  | 'loads'
  | 'alerts'
  | 'rateConfirmations'
  | 'rateConfirmationMails'

/**
 * The storage key of one tab of a screen, so that changing tabs loses no results:
 * `broker/carriers/connections/in-progress`.
 *
 * Source: section 2, "Search-result caching".
 */
export const tabCacheKey = (screen: TabbedCache, tab: string): string => `${SEARCH_CACHE_KEYS[screen]}/${tab}`

/** The user, the company and the address (exact path and query) that results belong to. */
export interface SearchCacheOwner {
  readonly address: string
  readonly userId: UserId
  readonly companyId: CompanyId | null
}

/** A cached value with the address, user and company it belongs to. */
export interface SearchCacheEntry<T> extends SearchCacheOwner {
  readonly value: T
}

/** An entry to write. Only the address and the two ids of the owner are stored. */
export const cacheEntryFor = <T>(owner: SearchCacheOwner, value: T): SearchCacheEntry<T> => ({
  address: owner.address,
  userId: owner.userId,
  companyId: owner.companyId,
  value,
})

/**
 * Whether a value read from storage is an entry of this address, user and company. The caller clears anything else and
 * checks the shape of the value.
 *
 * Source: section 2, "Search-result caching". Choice: address, user and company must be equal, as a browser may be
 * shared.
 */
export const isCacheEntryFor = (
  entry: unknown,
  owner: SearchCacheOwner,
): entry is SearchCacheEntry<unknown> => {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return false
  const { address, userId, companyId } = entry as Partial<SearchCacheOwner>
  return address === owner.address && userId === owner.userId && companyId === owner.companyId
}
