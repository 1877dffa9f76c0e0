import { mayCarrierSearch } from './rights.ts'
import type { CurrentUser } from './user.ts'

type Limited = Pick<CurrentUser, 'paywall' | 'watchdogLimits'>

/**
 * Whether a user sees the whole profile of a carrier: all of the main brand, and those of the watchdog brand unless
 * their limits leave it out.
 *
 * Source: section 3, "Watchdog limits"; section 6, "Watchdog users".
 */
export const seesFullCarrierProfile = ({ paywall, watchdogLimits }: Limited): boolean =>
  !paywall.isWatchdog || watchdogLimits.canViewFullCarrierProfile

/**
 * What is closed to a watchdog user, in words.
 *
 * Empty: nothing is closed, as to every user of the main brand.
 * Source: section 6, "Watchdog users".
 */
export const closedToWatchdog = (user: Limited): readonly string[] => [
  ...(mayCarrierSearch(user) ? [] : ['Carrier search']),
  ...(seesFullCarrierProfile(user) ? [] : ['The full carrier profile']),
]
