import { brandOfUser } from '../account/brand.ts'
import { isBroker } from '../account/company.ts'
import { isExpired } from '../account/rights.ts'
import type { CurrentUser } from '../account/user.ts'

/**
 * Whether a user may alert others on a lane.
 *
 * Source: section 3, "Identity alert"; section 1, "Brands"; section 6, "Expired company". Choice: no scope is
 * specified, so every user of a broker whose company has not expired may; an alert of the watchdog brand has neither
 * origin nor commodity, so it is not possible there.
 */
export const mayAlertOnLane = (user: Pick<CurrentUser, 'company' | 'paywall'>): boolean =>
  isBroker(user.company) && !isExpired(user) && brandOfUser(user) === 'main'

/** What happens to a lane alert, shown before it is sent. Source: section 3, "Identity alert"; the wording is ours. */
export const LANE_ALERT_FATE =
  'Every broker can read it, with the contact, as soon as you post it. You or an admin at your company can withdraw it.'
