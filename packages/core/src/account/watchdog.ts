import { mayCarrierSearch } from './rights.ts'
import type { CurrentUser } from './user.ts'

type Limited = Pick<CurrentUser, 'paywall' | 'watchdogLimits'>

/**
 * Whether a user sees the whole profile of a carrier: every user of the main brand, and of the watchdog brand unless
 * their limits exclude it.
 *
 * Source: section 3, "Watchdog limits"; section 6, "Watchdog users".
 */
export const seesFullCarrierProfile = ({ paywall, watchdogLimits }: Limited): boolean =>
  !paywall.isWatchdog || watchdogLimits.canViewFullCarrierProfile

/**
 * What is closed to a watchdog user, as text.
 *
 * Empty: nothing is closed, as for every user of the main brand.
 * Source: section 6, "Watchdog users".
 */
export const closedToWatchdog = (user: Limited): readonly string[] => [
  ...(mayCarrierSearch(user) ? [] : ['Carrier search']),
  ...(seesFullCarrierProfile(user) ? [] : ['The full carrier profile']),
]
