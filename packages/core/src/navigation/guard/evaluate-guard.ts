import { isExpired } from '../../account/rights.ts'
import { acceptedTarget, pathOf } from '../../routes/accepted-target.ts'
import { matchRoute } from '../../routes/match-route.ts'
import type { GuardRequest, NavigationDecision, NavigationRequest } from './guard-step.ts'
import { GUARD_STEPS } from './guard-steps.ts'

const read = (request: NavigationRequest): GuardRequest => ({
  user: request.user,
  host: request.host,
  origins: request.origins,
  onboardingUrl: request.onboardingUrl,
  savedTarget: request.savedTarget,
  to: matchRoute(pathOf(request.to)).route,
  from: request.from === null ? null : matchRoute(pathOf(request.from)).route.name,
  target: acceptedTarget(request.savedTarget),
  isExpired: request.user !== null && isExpired(request.user),
})

/** A decision, and the number of the guard step that made it; null if no step decided. */
export interface GuardResult {
  readonly step: number | null
  readonly decision: NavigationDecision
}

const firstResult = (request: GuardRequest): GuardResult => {
  for (const [index, step] of GUARD_STEPS.entries()) {
    const decision = step(request)
    if (decision !== undefined) return { step: index + 1, decision }
  }
  return { step: null, decision: { kind: 'stay' } }
}

/**
 * The decision of the first guard step that makes one, with the number of that step.
 *
 * A saved target that is not accepted is cleared once a user is signed in.
 * Source: section 4, "Navigation guard", "Saved target".
 */
export const evaluateGuard = (question: NavigationRequest): GuardResult => {
  const request = read(question)
  const { step, decision } = firstResult(request)
  const isStale = request.user !== null && request.savedTarget !== null && request.target === undefined
  return {
    step,
    decision:
      isStale && decision.savedTarget === undefined ? { ...decision, savedTarget: 'clear' } : decision,
  }
}

/** The decision alone. It redirects, stores and fetches nothing. Source: section 4, "Navigation guard". */
export const decideNavigation = (question: NavigationRequest): NavigationDecision =>
  evaluateGuard(question).decision
