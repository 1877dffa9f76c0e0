import type { CurrentUser } from '../account/user.ts'
import type { Ticket } from '../load/ticket/ticket.ts'
import type { TicketTab } from '../load/ticket/ticket-tabs.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { Page } from '../shared/page.ts'
import { hasFields, isPageOf } from './cached-shape.ts'
import { tabCacheKey } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

const isCachedTicket = hasFields<Ticket>([
  'id',
  'status',
  'type',
  'assigneeId',
  'assigneeName',
  'loadId',
  'load',
  'createdAt',
])

/**
 * The last page of a tab of alerts, rows and paging, for one address, user and company.
 *
 * Empty: undefined, also for what an older version of the portal wrote.
 * Source: section 2, "Search-result caching"; section 2, "Alert tabs".
 */
export const cachedAlerts = (
  cache: SearchCache,
  tab: TicketTab,
  user: () => CurrentUser | null | undefined,
): CachedValue<Page<Ticket>> =>
  userCache({ cache, key: tabCacheKey('alerts', tab), user, isValue: isPageOf(isCachedTicket) })
