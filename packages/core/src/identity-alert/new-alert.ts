import type { AreaId } from '../shared/ids.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { type AlertCategory, alertSide } from './alert-categories.ts'
import { alertContact, alertContactProblems } from './alert-contact.ts'
import { type AlertDraft, alertDay, alertDraftProblems } from './alert-draft.ts'
import type { CommodityTypeId } from './commodity-type.ts'
import type { NewIdentityAlert } from './identity-alert.ts'
import { readWatchdogReport } from './watchdog-report.ts'

/** The form of an alert of any category. */
export interface NewAlertDraft extends AlertDraft {
  /** Null: not chosen. */
  readonly category: AlertCategory | null
  readonly email: string
  readonly phone: string
  readonly originPostalCode: string
  readonly originAreaId: AreaId | null
  readonly commodityTypeId: CommodityTypeId | null
}

const NO_PLACE: Problem = {
  field: 'originPostalCode',
  message: 'Enter where the load started too, or remove the commodity.',
}
const NO_COMMODITY: Problem = {
  field: 'commodityTypeId',
  message: 'Choose the commodity too, or remove where the load started.',
}

/** A load has both a place and a commodity; without either it is about no load. */
const freightProblems = (hasPlace: boolean, hasCommodity: boolean): readonly Problem[] =>
  hasPlace === hasCommodity ? [] : [hasPlace ? NO_COMMODITY : NO_PLACE]

/** Someone who reads about a carrier has to know which, or by which contact they would be reached. */
const subjectProblems = (
  category: AlertCategory | null,
  isNamed: boolean,
  isReport: boolean,
): readonly Problem[] =>
  category === null || alertSide(category) === 'broker' || isNamed
    ? []
    : [
        {
          field: 'carrierId',
          message: isReport
            ? 'Choose the carrier.'
            : 'Choose the carrier, or enter the e-mail address or phone number that was used.',
        },
      ]

/** A draft without problems as it is sent. */
export const sentAlert = (
  draft: NewAlertDraft,
  category: AlertCategory,
  today: CalendarDate,
): NewIdentityAlert => ({
  carrierId: draft.carrierId,
  category,
  message: draft.message.trim(),
  filedOn: alertDay(draft, today),
  ...alertContact(draft),
  originPostalCode: draft.originPostalCode.trim().toUpperCase() || null,
  originAreaId: draft.originAreaId,
  commodityTypeId: draft.commodityTypeId,
  site: draft.site,
})

/**
 * An alert of any category as it is sent: its text and e-mail trimmed, its phone without dashes, its postal code in
 * capitals. Of the watchdog site it is a report: without contact, also in its text, and without freight.
 *
 * Refuses: all problems at once, by field: no category (field `category`), text, day, e-mail, phone; neither carrier nor
 * contact for a category of carriers (field `carrierId`); only one of place and commodity.
 * Source: section 3, "Identity alert"; section 3, "Alert categories"; section 1, "Brands".
 */
export const readNewAlert = (
  draft: NewAlertDraft,
  today: CalendarDate,
): Outcome<NewIdentityAlert, readonly Problem[]> => {
  const { category, carrierId, message, filedOn, site, originAreaId, commodityTypeId } = draft
  const isReport = site === 'watchdog'
  const contact = alertContact(draft)
  const hasContact = contact.email !== null || contact.phone !== null
  const problems = [
    ...(category === null ? [{ field: 'category', message: 'Choose a category.' }] : []),
    ...subjectProblems(category, carrierId !== null || (hasContact && !isReport), isReport),
    ...alertDraftProblems(draft, today),
    ...(isReport ? [] : alertContactProblems(contact)),
    ...(isReport
      ? []
      : freightProblems(
          draft.originPostalCode.trim() !== '' || originAreaId !== null,
          commodityTypeId !== null,
        )),
  ]
  if (category === null || problems.length > 0) return refused(problems)
  if (isReport) return readWatchdogReport({ carrierId, reportType: category, message, filedOn }, today)
  return done(sentAlert(draft, category, today))
}

/** The side that a category accuses, shown beside the form. Source: section 3, "Alert categories"; the wording is ours. */
export const alertSideText = (category: AlertCategory): string =>
  alertSide(category) === 'broker'
    ? 'About a broker. Name the broker in your text.'
    : 'About a carrier, or someone who uses its name.'

/** What happens to an alert, shown before it is sent. Source: section 3, "Identity alert"; the wording is ours. */
export const newAlertFate = ({ site }: Pick<AlertDraft, 'site'>): string =>
  site === 'watchdog'
    ? 'Every broker can read it. E-mail addresses and phone numbers are removed from your text.'
    : 'Every broker can read it, with the contact, as soon as you post it. You or an admin at your company can withdraw it.'
