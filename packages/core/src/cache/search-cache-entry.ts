import type { CompanyId, UserId } from '../shared/ids.ts'

/**
 * Where results are kept in the browser. Those of a screen with tabs are kept per tab: `tabCacheKey`.
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
} as const

/** The screens whose results are kept one by one for their tabs. */
export type TabbedCache = 'connections' | 'myCarriers' | 'loads' | 'alerts'

/**
 * Where one tab of a screen keeps its results, so that going from tab to tab loses none: `broker/carriers/connections/in-progress`.
 *
 * Source: section 2, "Search-result caching".
 */
export const tabCacheKey = (screen: TabbedCache, tab: string): string => `${SEARCH_CACHE_KEYS[screen]}/${tab}`

/** Whose results they are, and of which address: path and query, exactly. */
export interface SearchCacheOwner {
  readonly address: string
  readonly userId: UserId
  readonly companyId: CompanyId | null
}

/** What is kept, with the address, the user and the company it belongs to. */
export interface SearchCacheEntry<T> extends SearchCacheOwner {
  readonly value: T
}

/** An entry to be written. Of the owner only what decides about it is kept. */
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
 * Source: section 2, "Search-result caching". Choice: the texts are equal, and so are user and company, as a browser
 * may be shared.
 */
export const isCacheEntryFor = (
  entry: unknown,
  owner: SearchCacheOwner,
): entry is SearchCacheEntry<unknown> => {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return false
  const { address, userId, companyId } = entry as Partial<SearchCacheOwner>
  return address === owner.address && userId === owner.userId && companyId === owner.companyId
}
