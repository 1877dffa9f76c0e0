import type { Brand } from '../account/brand.ts'
import { paths } from '../routes/paths.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type CompanyId, parseId, type UserId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { dayAt, textAt } from '../shared/query-values.ts'
import type { Refusal } from '../shared/refusal.ts'
import { ALERT_CATEGORIES, type AlertCategory } from './alert-categories.ts'
import { alertWindowStart } from './alert-window.ts'
import type { IdentityAlertFilter } from './identity-alert-filter.ts'
import { type ReportTab, reportTabFilter, reportTabOf } from './report-tabs.ts'

/** The list of identity alerts, as stored in the URL. Null: not filtered by it. */
export interface IdentityAlertsAddress {
  readonly tab: ReportTab
  readonly site: Brand | null
  /** The first day. Null: the tab's own, seven days ago or none. */
  readonly since: CalendarDate | null
  /** Who raised them: the user's company, or one of its users. */
  readonly by: 'company' | UserId | null
  readonly category: AlertCategory | null
  /** From 1. */
  readonly page: number
}

/** What was raised in the last seven days. */
export const RECENT_ALERTS: IdentityAlertsAddress = {
  tab: 'recent',
  site: null,
  since: null,
  by: null,
  category: null,
  page: 1,
}

/**
 * Reads the list of identity alerts from the query of its screen, with or without its question mark.
 *
 * Empty: the recent ones, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 2, "Watchdog report tabs"; section 7, "Alerts and identity".
 */
export const readIdentityAlertsAddress = (search: string): IdentityAlertsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const [site, by, page] = [textAt(query, 'site'), textAt(query, 'by'), textAt(query, 'page')]
  return {
    tab: reportTabOf(textAt(query, 'tab')),
    site: site === 'main' || site === 'watchdog' ? site : null,
    since: dayAt(query, 'since'),
    by: by === 'company' ? by : (parseId<'user'>(by) ?? null),
    category: ALERT_CATEGORIES.find(each => each === textAt(query, 'category')) ?? null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The path of a list of identity alerts: `/identity-alerts?tab=mine`. Defaults are omitted. */
export const identityAlertsPath = (address: Partial<IdentityAlertsAddress>): string => {
  const { tab, page, ...rest } = { ...RECENT_ALERTS, ...address }
  return paths.identityAlerts({
    tab: tab === 'recent' ? null : tab,
    ...rest,
    page: page > 1 ? page : null,
  })
}

/** The viewer of a list of identity alerts. */
export interface IdentityAlertsViewer {
  readonly userId: UserId
  /** Null: none, so that no alert is their company's. */
  readonly companyId: CompanyId | null
  readonly brand: Brand
  readonly today: CalendarDate
}

/**
 * What a list of identity alerts requests. Recent: since seven days ago, or since the chosen day. Mine: the viewer's own,
 * of any age. On the watchdog brand only its own site's.
 *
 * Source: section 7, "Alerts and identity"; section 2, "Watchdog report tabs"; section 9, "Alert window".
 */
export const identityAlertsFilter = (
  { tab, site, since, by, category }: IdentityAlertsAddress,
  { userId, companyId, brand, today }: IdentityAlertsViewer,
): IdentityAlertFilter => {
  const first = since ?? (tab === 'recent' ? alertWindowStart(today) : null)
  const raisedBy =
    tab === 'mine'
      ? { userId }
      : by === 'company'
        ? companyId !== null && { companyId }
        : by !== null && { userId: by }
  return {
    ...(brand === 'watchdog' && reportTabFilter(tab, { userId, today })),
    ...(brand === 'main' && site !== null && { site }),
    ...(first !== null && { filedSince: first }),
    ...raisedBy,
    ...(category !== null && { category }),
  }
}

/** How many filters narrow a list of identity alerts. In Mine, who raised them is none. */
export const identityAlertFilterCount = ({ tab, site, since, by, category }: IdentityAlertsAddress): number =>
  [site, since, tab === 'mine' ? null : by, category].filter(each => each !== null).length

/**
 * Whether a list of identity alerts was refused because of its category: section 7 has no such filter, so that a server may
 * not know it. Refused for another field, by name: no.
 */
export const isCategoryRefused = (
  { category }: Pick<IdentityAlertsAddress, 'category'>,
  refusal: Refusal,
): boolean =>
  category !== null &&
  refusal.kind === 'invalid' &&
  refusal.problems.every(({ field }) => field === null || field === 'category')
