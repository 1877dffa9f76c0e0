import type { CalendarDate } from '../shared/calendar-date.ts'
import type { UserId } from '../shared/ids.ts'
import { alertWindowStart } from './alert-window.ts'
import type { IdentityAlertFilter } from './identity-alert-filter.ts'

/** The tabs of the watchdog's reports. Source: section 2, "Watchdog report tabs", in its order. */
export const REPORT_TABS = ['recent', 'mine'] as const

/** One of the tabs. Source: section 2, "Watchdog report tabs". */
export type ReportTab = (typeof REPORT_TABS)[number]

/** The label of each tab. Source: section 2, "Watchdog report tabs". */
export const REPORT_TAB_LABELS: Readonly<Record<ReportTab, string>> = { recent: 'Recent', mine: 'Mine' }

/** The viewer and the day. */
export interface ReportTabView {
  readonly userId: UserId
  readonly today: CalendarDate
}

/**
 * The request of a tab. Recent: the watchdog's of the last seven days. Mine: the viewer's own, of any age.
 *
 * Source: section 2, "Watchdog report tabs"; section 9, "Alert window".
 */
export const reportTabFilter = (tab: ReportTab, { userId, today }: ReportTabView): IdentityAlertFilter =>
  tab === 'recent' ? { site: 'watchdog', filedSince: alertWindowStart(today) } : { site: 'watchdog', userId }

/**
 * The tab in a URL. Empty: Recent, also for an unknown name.
 *
 * Source: section 2, "Watchdog report tabs".
 */
export const reportTabOf = (name: string | null): ReportTab =>
  REPORT_TABS.find(tab => tab === name) ?? 'recent'
