import { brandHost } from './brand-step.ts'
import type { GuardStep } from './guard-step.ts'
import {
  hiddenVehicles,
  laneSearchPaywall,
  mineOrConnections,
  rateConfirmationPaywall,
  watchdogSearch,
} from './plan-steps.ts'
import { connectingTarget, expiredCompany } from './saved-target-steps.ts'
import { anonymousOnly, authentication, brokersOnly, missingInformation } from './sign-in-steps.ts'

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
