import { brandHostOf } from '../../account/brand-host.ts'
import { paths } from '../../routes/paths.ts'
import { BASE_PATH } from '../../routes/route-table.ts'
import { type GuardStep, type NavigationDecision, signedIn, storeTarget } from './guard-step.ts'
import {
  hiddenVehicles,
  laneSearchPaywall,
  mineOrConnections,
  rateConfirmationPaywall,
  watchdogSearch,
} from './plan-steps.ts'
import { anonymousOnly, authentication, brokersOnly, missingInformation } from './sign-in-steps.ts'

const consume = (target: string | undefined): NavigationDecision | undefined =>
  target === undefined ? undefined : { kind: 'go', to: target, savedTarget: 'consume' }

/**
 * Redirects a company that may connect to its saved target.
 *
 * Source: section 4, "Navigation guard, step 11"; section 4, "Saved target". Choice: an expired company keeps its
 * target, or this step and step 13 would loop; screens that finish a sign-up or explain a block are not left for it.
 */
const connectingTarget = signedIn(({ to, user, target, isExpired }) =>
  user.paywall.canConnect && !isExpired && to.authentication === 'needed' ? consume(target) : undefined,
)

/**
 * An expired company can open its account only; others are redirected to their saved target.
 *
 * Source: section 4, "Navigation guard, step 13"; section 4, "Saved target".
 */
const expiredCompany = signedIn(request => {
  if (request.to.allowsExpired) return undefined
  return request.isExpired
    ? { kind: 'go', to: paths.myAccount({ tab: 4 }), ...storeTarget(request) }
    : consume(request.target)
})

/**
 * Step 2: a user belongs on the host of their own brand.
 *
 * Source: section 4, "Navigation guard, step 2". Choice: no redirect to an origin configured for the wrong brand, as
 * it would redirect back without end.
 */
const brandHost = signedIn(request => {
  const belongs = brandHostOf(request)
  return belongs.kind === 'move' ? { kind: 'leave', url: `${belongs.origin}${BASE_PATH}/` } : undefined
})

/**
 * Step 1 happens before the guard runs: the request holds the refreshed user.
 *
 * Source: section 4, "Navigation guard, step 1". `userAfterRefresh` says who that is.
 */
const refreshedUser: GuardStep = () => undefined

/** Steps 1 to 13, in order; the first that returns a decision wins. Source: section 4, "Navigation guard". */
export const GUARD_STEPS: readonly GuardStep[] = [
  refreshedUser,
  brandHost,
  watchdogSearch,
  hiddenVehicles,
  laneSearchPaywall,
  rateConfirmationPaywall,
  missingInformation,
  anonymousOnly,
  authentication,
  brokersOnly,
  connectingTarget,
  mineOrConnections,
  expiredCompany,
]
