import type { CurrentUser } from '../account/user.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import type { SearchCache } from '../ports/browser/search-cache.ts'
import type { Page } from '../shared/page.ts'
import type { ResultsRoute } from './results-address.ts'
import type { SearchCacheOwner } from './search-cache-entry.ts'
import { cacheEntryFor, isCacheEntryFor, SEARCH_CACHE_KEYS } from './search-cache-entry.ts'

/** What a browser keeps of a page of results, for Back. */
export interface KeptResults {
  /** The rows of exactly this address; anything else that is kept is cleared. Empty: undefined. */
  restore(path: string): Page<CarrierSummary> | undefined
  keep(path: string, page: Page<CarrierSummary>): void
}

const KEYS = {
  'search-results': SEARCH_CACHE_KEYS.searchResults,
  'global-search': SEARCH_CACHE_KEYS.globalSearch,
} as const satisfies Record<ResultsRoute, string>

/**
 * The last page of results of one screen, for the address, user and company that asked for it, and nobody else.
 *
 * Source: section 2, "Search-result caching". Choice: Search results are kept as well, as Back is as common there.
 */
export const keptResults = (
  cache: SearchCache,
  route: ResultsRoute,
  user: () => CurrentUser | null | undefined,
): KeptResults => {
  const key = KEYS[route]
  const ownerOf = (address: string): SearchCacheOwner | undefined => {
    const who = user()
    return who === null || who === undefined
      ? undefined
      : { address, userId: who.id, companyId: who.company?.id ?? null }
  }
  return {
    restore(path) {
      const entry = cache.read(key)
      const owner = ownerOf(path)
      if (owner !== undefined && isCacheEntryFor(entry, owner) && isPage(entry.value)) return entry.value
      if (entry !== undefined) cache.clear(key)
      return undefined
    },
    keep(path, page) {
      const owner = ownerOf(path)
      if (owner !== undefined) cache.write(key, cacheEntryFor(owner, page))
    },
  }
}

/** A page as this portal writes it; what an older version of the portal wrote does not count. */
const isPage = (it: unknown): it is Page<CarrierSummary> => {
  if (typeof it !== 'object' || it === null) return false
  const { items, page, pages, total } = it as Partial<Page<CarrierSummary>>
  return (
    Array.isArray(items) &&
    [page, pages, total].every(Number.isSafeInteger) &&
    items.every(row => FACTS.every(fact => typeof row === 'object' && row !== null && fact in row))
  )
}

const FACTS = [
  'id',
  'legalName',
  'identifiers',
  'physicalAddress',
  'census',
  'authority',
  'insurance',
  'safety',
  'rulesAssessment',
  'subscription',
  'connection',
  'identityAlertsCount',
] as const satisfies readonly (keyof CarrierSummary)[]
