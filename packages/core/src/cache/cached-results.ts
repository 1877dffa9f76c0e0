import type { CurrentUser } from '../account/user.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { Page } from '../shared/page.ts'
import { type CachedValue, userCache } from './user-cache.ts'
import { hasFields, isPageOf, type ShapeCheck } from './cached-shape.ts'
import type { ResultsRoute } from '../search/results-address.ts'
import { SEARCH_CACHE_KEYS } from './search-cache-entry.ts'

/** What a browser keeps of a page of carriers, for Back. */
export type CachedResults = CachedValue<Page<CarrierSummary>>

const KEYS = {
  'search-results': SEARCH_CACHE_KEYS.searchResults,
  'global-search': SEARCH_CACHE_KEYS.globalSearch,
} as const satisfies Record<ResultsRoute, string>

/**
 * Whether something that was kept is a carrier's row as this portal writes it.
 *
 * Source: section 2, "Search-result caching".
 */
export const isCachedCarrier: ShapeCheck<CarrierSummary> = hasFields<CarrierSummary>([
  'id',
  'legalName',
  'dbaName',
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
])

/**
 * The last page of results of one screen, for the address, user and company that asked for it, and nobody else.
 *
 * Source: section 2, "Search-result caching". Choice: Search results are kept as well, as Back is as common there.
 */
export const cachedResults = (
  cache: SearchCache,
  route: ResultsRoute,
  user: () => CurrentUser | null | undefined,
): CachedResults => userCache({ cache, key: KEYS[route], user, isValue: isPageOf(isCachedCarrier) })
