import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'
import type { Actor } from '../session/actor.ts'

/** Whether somebody is shown more of carriers than the short profile. Source: section 6, "Watchdog users". */
export const isShownFullProfile = ({
  paywall,
  watchdogLimits,
}: Pick<Actor, 'paywall' | 'watchdogLimits'>): boolean =>
  !paywall.is_watchdog || watchdogLimits.can_view_full_carrier_profile_for_watchdog

/**
 * Source: section 6, "Watchdog users": they may be shown a short profile only, without what stands on its sections, who
 * a carrier's people are, and whom it shares them with.
 */
export const seesFullProfile: Guard = ({ actor }) => {
  if (actor !== null && !isShownFullProfile(actor))
    throw forbidden('Your account shows a short profile only.')
}
