import type { CalendarDate } from '../shared/calendar-date.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import type { AlertCategory } from './alert-categories.ts'
import { type AlertDraft, alertDay, alertDraftProblems } from './alert-draft.ts'
import type { IdentityAlert, IdentityAlertId, NewIdentityAlert } from './identity-alert.ts'
import { withoutContactData } from './without-contact-data.ts'

/**
 * An alert as the watchdog brand shows it: its type, day and text. It has no contact data.
 *
 * Source: section 1, "Brands"; section 3, "Identity alert".
 */
export interface WatchdogReport {
  readonly id: IdentityAlertId
  readonly reportType: AlertCategory
  readonly alertDate: CalendarDate
  readonly text: string
}

/**
 * An alert in the watchdog's shape. Its contact is removed, also from the text.
 *
 * Source: section 1, "Brands"; section 3, "Identity alert".
 */
export const toWatchdogReport = (alert: IdentityAlert): WatchdogReport => ({
  id: alert.id,
  reportType: alert.category,
  alertDate: alert.filedOn,
  text: withoutContactData(alert.message, alert),
})

/** The watchdog's alert form. */
export interface WatchdogReportDraft extends Omit<AlertDraft, 'site'> {
  readonly reportType: AlertCategory
}

/**
 * A report of the watchdog brand as the alert that is sent: of the watchdog site, without contact or lane, and without
 * contact data in its text.
 *
 * Refuses: all problems at once, by field: text, day. Source: section 1, "Brands"; section 3, "Identity alert".
 */
export const readWatchdogReport = (
  draft: WatchdogReportDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const problems = alertDraftProblems(draft, today)
  return problems.length > 0
    ? refused(problems)
    : done({
        carrierId: draft.carrierId,
        category: draft.reportType,
        message: withoutContactData(draft.message.trim()),
        filedOn: alertDay(draft, today),
        phone: null,
        phoneE164: null,
        email: null,
        originPostalCode: null,
        originAreaId: null,
        commodityTypeId: null,
        site: 'watchdog',
      })
}
