import type { CurrentUser } from '../account/user.ts'
import type { Load } from '../load/load.ts'
import type { LoadTab } from '../load/load-tabs.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { Page } from '../shared/page.ts'
import { hasFields, isPageOf } from './cached-shape.ts'
import { tabCacheKey } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

const isCachedLoad = hasFields<Load>([
  'id',
  'externalNumber',
  'status',
  'trackingStatus',
  'billableMiles',
  'carrierId',
  'carrier',
  'carrierVehicleId',
  'vehicle',
  'teamId',
  'companyId',
  'stops',
])

/**
 * The last page of a tab of loads, rows and paging, for one address, user and company.
 *
 * Empty: undefined, also for what an older version of the portal wrote.
 * Source: section 2, "Search-result caching"; section 2, "Load tabs".
 */
export const cachedLoads = (
  cache: SearchCache,
  tab: LoadTab,
  user: () => CurrentUser | null | undefined,
): CachedValue<Page<Load>> =>
  userCache({ cache, key: tabCacheKey('loads', tab), user, isValue: isPageOf(isCachedLoad) })
