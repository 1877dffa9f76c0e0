import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Watchdog users": their carrier search may be limited. */
export const maySearchCarriers: Guard = ({ actor }) => {
  if (actor?.paywall.is_watchdog && !actor.watchdogLimits.can_carrier_search_for_watchdog)
    throw forbidden('Your account cannot search carriers.')
}
