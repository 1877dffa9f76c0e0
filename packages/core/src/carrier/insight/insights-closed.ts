import { planRefusal } from '../../account/plan-features.ts'
import { mayCarrierSearch } from '../../account/rights.ts'
import type { CurrentUser } from '../../account/user.ts'
import type { Message } from '../../shared/error-messages.ts'

/**
 * What a user reads to whom the list of carriers with insights is closed: their plan shows no insights, or they may not
 * search carriers. Nothing is asked then.
 *
 * Empty: null where it is open. Source: section 6, "Paywall gates"; section 6, "Watchdog users".
 */
export const insightsClosed = (user: Pick<CurrentUser, 'paywall' | 'watchdogLimits'>): Message | null => {
  if (!mayCarrierSearch(user)) {
    return {
      title: 'Your account does not search carriers',
      explanation: 'The carriers with insights are found by a search of all carriers.',
      advice: 'Someone who manages users in your company can ask for the search.',
      requestId: null,
    }
  }
  return planRefusal(user.paywall, 'insights')
}
