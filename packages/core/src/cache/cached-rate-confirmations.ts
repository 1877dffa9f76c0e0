import type { CurrentUser } from '../account/user.ts'
import type { SearchCache } from '../ports/browser.ts'
import type { MailTab } from '../rate-confirmation/mail-tabs.ts'
import type { RateConfirmation } from '../rate-confirmation/rate-confirmation.ts'
import type { RateConfirmationMail } from '../rate-confirmation/rate-confirmation-mail.ts'
import type { RateConfirmationTab } from '../rate-confirmation/rate-confirmation-tabs.ts'
import type { Page } from '../shared/page.ts'
import { hasFields, isPageOf } from './cached-shape.ts'
import { tabCacheKey } from './search-cache-entry.ts'
import { type CachedValue, userCache } from './user-cache.ts'

type User = () => CurrentUser | null | undefined

const isCachedConfirmation = hasFields<RateConfirmation>([
  'id',
  'status',
  'creatorId',
  'carrierId',
  'carrierLegalName',
  'identifiers',
  'openTicketsCount',
  'createdAt',
])

const isCachedMail = hasFields<RateConfirmationMail>([
  'id',
  'subject',
  'userId',
  'creatorName',
  'status',
  'createdAt',
])

/**
 * The last page of a tab of rate confirmations, rows and paging, for one address, user and company.
 *
 * Empty: undefined, also for what an older version of the portal wrote.
 * Source: section 2, "Search-result caching"; section 2, "Rate confirmation tabs".
 */
export const cachedRateConfirmations = (
  cache: SearchCache,
  tab: RateConfirmationTab,
  user: User,
): CachedValue<Page<RateConfirmation>> =>
  userCache({
    cache,
    key: tabCacheKey('rateConfirmations', tab),
    user,
    isValue: isPageOf(isCachedConfirmation),
  })

/** The same of a tab of e-mails. Source: section 2, "Search-result caching"; section 2, "Rate confirmation e-mail tabs". */
export const cachedMails = (
  cache: SearchCache,
  tab: MailTab,
  user: User,
): CachedValue<Page<RateConfirmationMail>> =>
  userCache({
    cache,
    key: tabCacheKey('rateConfirmationMails', tab),
    user,
    isValue: isPageOf(isCachedMail),
  })
