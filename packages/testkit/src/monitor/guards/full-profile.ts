import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/**
 * Who a carrier's people are, and whom it shares them with, is a part of its full profile.
 *
 * Source: section 6, "Watchdog users": their view of a carrier's profile may be limited.
 */
export const fullProfile: Guard = ({ actor }) => {
  if (actor?.paywall.is_watchdog && !actor.watchdogLimits.can_view_full_carrier_profile_for_watchdog)
    throw forbidden('Your account sees short profiles only.')
}
