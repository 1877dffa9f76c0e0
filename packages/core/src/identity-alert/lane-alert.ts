import type { CalendarDate } from '../shared/calendar-date.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { alertContact, alertContactProblems } from './alert-contact.ts'
import { alertDraftProblems } from './alert-draft.ts'
import type { NewIdentityAlert } from './identity-alert.ts'
import { type NewAlertDraft, sentAlert } from './new-alert.ts'

/**
 * A lane alert as it is sent: texts trimmed, the postal code in capitals, the phone without dashes.
 *
 * Refuses: all problems at once, by field: no category (field `category`), text, day, e-mail, phone; no origin, neither
 * postal code nor area (field `originPostalCode`); no commodity (field `commodityTypeId`). A contact is optional.
 * Source: section 3, "Identity alert"; section 5, "Identity alert input".
 */
export const readLaneAlert = (
  draft: NewAlertDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const { category } = draft
  const problems = [
    ...(category === null ? [{ field: 'category', message: 'Choose a category.' }] : []),
    ...alertDraftProblems(draft, today),
    ...alertContactProblems(alertContact(draft)),
    ...(draft.originPostalCode.trim() === '' && draft.originAreaId === null
      ? [{ field: 'originPostalCode', message: 'Enter where the load started: a ZIP code or an area.' }]
      : []),
    ...(draft.commodityTypeId === null ? [{ field: 'commodityTypeId', message: 'Choose a commodity.' }] : []),
  ]
  return category === null || problems.length > 0
    ? refused(problems)
    : done(sentAlert(draft, category, today))
}
