import { mayCarrierSearch } from '../../account/rights.ts'
import { paths } from '../../routes/paths.ts'
import type { RouteName } from '../../routes/route-table.ts'
import { goHome, signedIn } from './guard-step.ts'

const WATCHDOG_SEARCHES: ReadonlySet<RouteName> = new Set([
  'lane-search',
  'lane-search-results',
  'contact-search',
  'mine',
  'saved-searches',
  'vehicles',
])
const VEHICLES: ReadonlySet<RouteName> = new Set(['vehicles', 'vehicle'])
const LANE_SEARCHES: ReadonlySet<RouteName> = new Set(['lane-search', 'lane-search-results'])

/** Watchdog users who may not search carriers. Source: section 4, "Navigation guard, step 3". */
export const watchdogSearch = signedIn(({ to, user }) =>
  !mayCarrierSearch(user) && WATCHDOG_SEARCHES.has(to.name) ? goHome : undefined,
)

/** Companies that hide the vehicle search. Source: section 4, "Navigation guard, step 4". */
export const hiddenVehicles = signedIn(({ to, user }) =>
  user.company?.hideVehicleSearch === true && VEHICLES.has(to.name) ? goHome : undefined,
)

/** Plans without lane search. Source: section 4, "Navigation guard, step 5". */
export const laneSearchPaywall = signedIn(({ to, user }) =>
  !user.paywall.canLaneSearch && LANE_SEARCHES.has(to.name) ? goHome : undefined,
)

/**
 * Plans without rate confirmations. Only the list is named; its details are the server's to refuse.
 *
 * Source: section 4, "Navigation guard, step 6".
 */
export const rateConfirmationPaywall = signedIn(({ to, user }) =>
  !user.paywall.canRateConfirmation && to.name === 'rate-confirmations' ? goHome : undefined,
)

/**
 * Connections is My Carriers for a company that rules, and the other way round.
 *
 * Source: section 4, "Navigation guard, step 12".
 */
export const mineOrConnections = signedIn(({ to, user }) => {
  if (user.paywall.canRule && to.name === 'mine') return { kind: 'go', to: paths.connections() }
  if (!user.paywall.canRule && to.name === 'connections') return { kind: 'go', to: paths.mine() }
  return undefined
})
