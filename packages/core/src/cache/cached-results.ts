import type { CurrentUser } from '../account/user.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { ResultsRoute } from '../search/results-address.ts'
import type { Page } from '../shared/page.ts'
import { hasFields, isPageOf, type ShapeCheck } from './cached-shape.ts'
import { SEARCH_CACHE_KEYS } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

/** A cached page of carriers, shown at once on Back. */
export type CachedResults = CachedValue<Page<CarrierSummary>>

const KEYS = {
  'search-results': SEARCH_CACHE_KEYS.searchResults,
  'global-search': SEARCH_CACHE_KEYS.globalSearch,
} as const satisfies Record<ResultsRoute, string>

/**
 * Whether a cached value has the shape of a carrier's row.
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
  'checks',
  'rulesAssessment',
  'subscription',
  'connection',
  'identityAlertsCount',
  'cautions',
  'contactRecords',
  'phone',
  'email',
])

/**
 * The last page of results of one screen, for one address, user and company.
 *
 * Source: section 2, "Search-result caching". Choice: Search results are cached too, as Back is as common there.
 */
export const cachedResults = (
  cache: SearchCache,
  route: ResultsRoute,
  user: () => CurrentUser | null | undefined,
): CachedResults => userCache({ cache, key: KEYS[route], user, isValue: isPageOf(isCachedCarrier) })
