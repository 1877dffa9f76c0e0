import type { CompanyId, UserId } from '../shared/ids.ts'

/**
 * Where results are kept in the browser. Source: section 2, "Search-result caching", which names the last two.
 */
export const SEARCH_CACHE_KEYS = {
  searchResults: 'broker/carriers/search-results',
  globalSearch: 'broker/carriers/global-search',
  laneSearchResults: 'broker/carriers/lane-search-results',
  connections: 'broker/carriers/connections',
  myCarriers: 'broker/carriers/my-carriers',
} as const

/** Whose results they are, and of which address: path and query, exactly. */
export interface SearchCacheOwner {
  readonly address: string
  readonly userId: UserId
  readonly companyId: CompanyId | null
}

export interface SearchCacheEntry<T> extends SearchCacheOwner {
  readonly value: T
}

export const cacheEntryFor = <T>(owner: SearchCacheOwner, value: T): SearchCacheEntry<T> => ({
  address: owner.address,
  userId: owner.userId,
  companyId: owner.companyId,
  value,
})

/**
 * Whether something read from the browser's storage is an entry of this address, user and company. Anything else is
 * to be cleared. Its value is as it was written; who wrote it knows its shape.
 *
 * Source: section 2: "restored only when the current address equals the stored query address; otherwise the cache is
 * cleared." Choice: the texts are equal, and so are user and company, as a browser may be shared.
 */
export const isCacheEntryFor = (
  entry: unknown,
  owner: SearchCacheOwner,
): entry is SearchCacheEntry<unknown> => {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return false
  const { address, userId, companyId } = entry as Partial<SearchCacheOwner>
  return address === owner.address && userId === owner.userId && companyId === owner.companyId
}
