import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import type { AlertCategory } from './alert-categories.ts'
import { alertContact, alertContactProblems } from './alert-contact.ts'
import { type AlertDraft, alertDraftProblems } from './alert-draft.ts'
import type { NewIdentityAlert } from './identity-alert.ts'
import { readWatchdogReport } from './watchdog-report.ts'

/** The form of an alert about one carrier. */
export interface CarrierAlertDraft extends AlertDraft {
  readonly carrierId: CarrierId
  /** Null: not chosen. */
  readonly category: AlertCategory | null
  readonly email: string
  readonly phone: string
}

/**
 * An alert about one carrier as it is sent: its text and e-mail trimmed, its phone without dashes, without freight. Of
 * the watchdog site it is a report: without contact, also in its text.
 *
 * Refuses: all problems at once, by field: no category (field `category`), text, day, e-mail, phone. A contact is
 * optional. Source: section 3, "Identity alert"; section 1, "Brands".
 */
export const readCarrierAlert = (
  draft: CarrierAlertDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const { category, carrierId, message, filedOn, site } = draft
  const isReport = site === 'watchdog'
  const contact = alertContact(draft)
  const problems = [
    ...(category === null ? [{ field: 'category', message: 'Choose a category.' }] : []),
    ...alertDraftProblems(draft, today),
    ...(isReport ? [] : alertContactProblems(contact)),
  ]
  if (category === null || problems.length > 0) return refused(problems)
  if (isReport) return readWatchdogReport({ carrierId, reportType: category, message, filedOn }, today)
  return done({
    carrierId,
    category,
    message: message.trim(),
    filedOn: filedOn ?? today,
    ...contact,
    originPostalCode: null,
    originAreaId: null,
    commodityTypeId: null,
    site,
  })
}

/** What happens to an alert, shown before it is sent. Source: section 3, "Identity alert"; the wording is ours. */
export const carrierAlertFate = ({ site }: Pick<AlertDraft, 'site'>): string =>
  site === 'watchdog'
    ? 'Every broker can read it. E-mail addresses and phone numbers are removed from your text.'
    : 'Every broker can read it, with the contact, as soon as you send it. You or an admin at your company can withdraw it.'
