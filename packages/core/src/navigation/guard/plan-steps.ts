import { mayCarrierSearch } from '../../account/rights.ts'
import { paths } from '../paths.ts'
import type { RouteName } from '../routes.ts'
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

/** Step 3: watchdog users who may not search carriers. Source, here and below: section 4, "Navigation guard". */
export const watchdogSearch = signedIn(({ to, user }) =>
  !mayCarrierSearch(user) && WATCHDOG_SEARCHES.has(to.name) ? goHome : undefined,
)

/** Step 4: companies that hide the vehicle search. */
export const hiddenVehicles = signedIn(({ to, user }) =>
  user.company?.hideVehicleSearch === true && VEHICLES.has(to.name) ? goHome : undefined,
)

/** Step 5: plans without lane search. */
export const laneSearchPaywall = signedIn(({ to, user }) =>
  !user.paywall.canLaneSearch && LANE_SEARCHES.has(to.name) ? goHome : undefined,
)

/** Step 6: plans without rate confirmations. Only the list is named; its details are the server's to refuse. */
export const rateConfirmationPaywall = signedIn(({ to, user }) =>
  !user.paywall.canRateConfirmation && to.name === 'rate-confirmations' ? goHome : undefined,
)

/** Step 12: Connections is My Carriers for a company that rules, and the other way round. */
export const mineOrConnections = signedIn(({ to, user }) => {
  if (user.paywall.canRule && to.name === 'mine') return { kind: 'go', to: paths.connections() }
  if (!user.paywall.canRule && to.name === 'connections') return { kind: 'go', to: paths.mine() }
  return undefined
})
