import type { FeatureToggles } from '../account/feature-toggles.ts'
import { planOpens } from '../account/plan-features.ts'
import { mayCarrierSearch } from '../account/rights.ts'
import type { CurrentUser } from '../account/user.ts'
import { seesFullCarrierProfile } from '../account/watchdog.ts'
import { mayOpen } from './guard/may-open.ts'
import type { RouteName } from '../routes/route-table.ts'

type Gate = (user: CurrentUser, toggles: FeatureToggles) => boolean

/** What closes a screen that the guard lets everybody open. */
const GATES: Partial<Record<RouteName, Gate>> = {
  directory: (user, { showsDirectory }) => showsDirectory && seesFullCarrierProfile(user),
  insights: user => planOpens(user.paywall, 'insights') && mayCarrierSearch(user),
}

/**
 * Whether a screen is offered to this user: the guard would let them stay, their plan opens what the screen is for, and
 * the portal was built with it. Whoever has its address all the same is told by the screen why it is closed.
 *
 * Source: section 2, "Menu"; section 6, "Paywall gates"; section 9, "Feature toggles" (SHOW_DIRECTORY).
 */
export const isOffered = (user: CurrentUser, name: RouteName, toggles: FeatureToggles): boolean =>
  mayOpen(user, name) && (GATES[name]?.(user, toggles) ?? true)
