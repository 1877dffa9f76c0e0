import { planRefusal } from '../../account/plan-features.ts'
import { mayCarrierSearch } from '../../account/rights.ts'
import type { CurrentUser } from '../../account/user.ts'
import type { Message } from '../../shared/error-messages.ts'

/**
 * The message for a user who may not open the list of carriers with insights: their plan shows no insights, or they may
 * not search carriers. No request is sent then.
 *
 * Empty: null where it is open. Source: section 6, "Paywall gates"; section 6, "Watchdog users".
 */
export const insightsClosed = (user: Pick<CurrentUser, 'paywall' | 'watchdogLimits'>): Message | null => {
  if (!mayCarrierSearch(user)) {
    return {
      title: 'Your account cannot search carriers',
      explanation: 'Insights come from a search of all carriers.',
      advice: 'An admin at your company can ask for the search.',
      requestId: null,
    }
  }
  return planRefusal(user.paywall, 'insights')
}
