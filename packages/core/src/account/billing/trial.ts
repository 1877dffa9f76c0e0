import { dayText } from '../../shared/times.ts'
import { type Company, EXPIRED_STATUS } from '../company.ts'

/** The status of a company whose trial is under way, by the name of a monitor that does not say when it ends. */
const TRIAL_STATUS = 'trial'

/** What still works afterwards, as `isExpired` decides. */
const AFTERWARDS = 'only My account stays open until you choose a plan. Nothing is lost.'

/**
 * What a company on a trial should know: when it ends, and what happens then. "The trial ends on Dec 5, 2026."
 *
 * Empty: null for every other company, and once the trial has ended. Source: section 6, "Expired company". Choice: a
 * monitor that does not say when the trial ends leaves it to support; the day is the viewer's.
 */
export const trialNote = (company: Pick<Company, 'status' | 'trialEndsAt'> | null): string | null => {
  if (company === null || company.status === EXPIRED_STATUS) return null
  if (company.trialEndsAt != null)
    return `The trial ends on ${dayText(company.trialEndsAt)}. After that, ${AFTERWARDS}`
  return company.status === TRIAL_STATUS
    ? `When the trial ends, ${AFTERWARDS} Support can tell you the last day.`
    : null
}
