import type { CalendarDate } from '../shared/calendar-date.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import type { AlertCategory } from './alert-categories.ts'
import { alertContact, alertContactProblems } from './alert-contact.ts'
import { type AlertDraft, alertDay, alertDraftProblems } from './alert-draft.ts'
import type { NewIdentityAlert } from './identity-alert.ts'

/** The category of every fraud report. Source: section 3, "Identity alert". */
export const FRAUD_REPORT_CATEGORY = 'identity_theft' satisfies AlertCategory

/** The fraud report form. */
export interface FraudReportDraft extends AlertDraft {
  readonly email: string
  readonly phone: string
}

const NO_CONTACT: Problem = {
  field: null,
  message: 'Enter the e-mail address or phone number that was used.',
}

/**
 * A fraud report as an alert of identity theft: its text and e-mail trimmed, its phone without dashes.
 *
 * Refuses: all problems at once, by field: text, day, e-mail, phone; neither e-mail nor phone (the whole form).
 * Source: section 3, "Identity alert"; section 5, "Identity alert input". Choice: without a day it happened today, and
 * a report needs a contact, as others will search for it.
 */
export const readFraudReport = (
  draft: FraudReportDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const contact = alertContact(draft)
  const problems = [
    ...alertDraftProblems(draft, today),
    ...alertContactProblems(contact),
    ...(contact.email === null && contact.phone === null ? [NO_CONTACT] : []),
  ]
  return problems.length > 0
    ? refused(problems)
    : done({
        carrierId: draft.carrierId,
        category: FRAUD_REPORT_CATEGORY,
        message: draft.message.trim(),
        filedOn: alertDay(draft, today),
        ...contact,
        originPostalCode: null,
        originAreaId: null,
        commodityTypeId: null,
        site: draft.site,
      })
}
