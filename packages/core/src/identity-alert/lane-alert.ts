import type { CalendarDate } from '../shared/calendar-date.ts'
import type { AreaId } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import type { AlertCategory } from './alert-categories.ts'
import { alertContact, alertContactProblems } from './alert-contact.ts'
import { type AlertDraft, alertDraftProblems } from './alert-draft.ts'
import type { CommodityTypeId } from './commodity-type.ts'
import type { NewIdentityAlert } from './identity-alert.ts'

/** The form of a lane alert. */
export interface LaneAlertDraft extends AlertDraft {
  /** Null: not chosen. */
  readonly category: AlertCategory | null
  readonly email: string
  readonly phone: string
  readonly originPostalCode: string
  readonly originAreaId: AreaId | null
  readonly commodityTypeId: CommodityTypeId | null
}

/**
 * A lane alert as it is sent: texts trimmed, the postal code in capitals, the phone without dashes.
 *
 * Refuses: all problems at once, by field: no category (field `category`), text, day, e-mail, phone; no origin, neither
 * postal code nor area (field `originPostalCode`); no commodity (field `commodityTypeId`). A contact is optional.
 * Source: section 3, "Identity alert"; section 5, "Identity alert input".
 */
export const readLaneAlert = (
  draft: LaneAlertDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const contact = alertContact(draft)
  const postalCode = draft.originPostalCode.trim().toUpperCase()
  const { category } = draft
  const problems = [
    ...(category === null ? [{ field: 'category', message: 'Choose a category.' }] : []),
    ...alertDraftProblems(draft, today),
    ...alertContactProblems(contact),
    ...(postalCode === '' && draft.originAreaId === null
      ? [{ field: 'originPostalCode', message: 'Enter where the load started: a ZIP code or an area.' }]
      : []),
    ...(draft.commodityTypeId === null ? [{ field: 'commodityTypeId', message: 'Choose a commodity.' }] : []),
  ]
  return category === null || problems.length > 0
    ? refused(problems)
    : done({
        carrierId: draft.carrierId,
        category,
        message: draft.message.trim(),
        filedOn: draft.filedOn ?? today,
        ...contact,
        originPostalCode: postalCode === '' ? null : postalCode,
        originAreaId: draft.originAreaId,
        commodityTypeId: draft.commodityTypeId,
        site: draft.site,
      })
}
