import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Watchdog users": they may be shown a short profile only, without what stands on its sections. */
export const seesFullProfile: Guard = ({ actor }) => {
  if (actor?.paywall.is_watchdog && !actor.watchdogLimits.can_view_full_carrier_profile_for_watchdog)
    throw forbidden('Your account shows a short profile only.')
}
