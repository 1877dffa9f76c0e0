import type { CurrentUser } from '../account/user.ts'
import type { CarrierListTab } from '../connection/carrier-list-tabs.ts'
import type { ConnectedCarrier, Connection } from '../connection/connection.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { Page } from '../shared/page.ts'
import { isCachedCarrier } from './cached-results.ts'
import { hasFields, isPageOf, type ShapeCheck } from './cached-shape.ts'
import { type TabbedCache, tabCacheKey } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

const isCachedConnection: ShapeCheck<Connection> = hasFields<Connection>([
  'id',
  'status',
  'isDismissed',
  'notes',
  'issuerId',
  'carrierId',
  'receiver',
  'latestPacket',
])

const isCachedConnectedCarrier: ShapeCheck<ConnectedCarrier> = (it): it is ConnectedCarrier => {
  const { connection, carrier } = (it ?? {}) as Partial<ConnectedCarrier>
  return isCachedConnection(connection) && isCachedCarrier(carrier)
}

/**
 * The last page of a carrier list tab, rows and paging, of the connections screen or of the list of onboarded carriers:
 * for one address, user and company.
 *
 * Empty: undefined, also for what an older version of the portal wrote.
 * Source: section 2, "Search-result caching"; section 2, "Carrier list tabs".
 */
export const cachedConnections = (
  cache: SearchCache,
  screen: Extract<TabbedCache, 'connections' | 'myCarriers'>,
  tab: CarrierListTab,
  user: () => CurrentUser | null | undefined,
): CachedValue<Page<ConnectedCarrier>> =>
  userCache({ cache, key: tabCacheKey(screen, tab), user, isValue: isPageOf(isCachedConnectedCarrier) })
