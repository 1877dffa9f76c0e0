import { isExpired } from '../../account/rights.ts'
import { matchRoute } from '../match-route.ts'
import { acceptedTarget, pathOf } from './accepted-target.ts'
import type { GuardQuestion, NavigationDecision, NavigationQuestion } from './guard-step.ts'
import { GUARD_STEPS } from './guard-steps.ts'

const read = (requested: NavigationQuestion): GuardQuestion => ({
  user: requested.user,
  host: requested.host,
  origins: requested.origins,
  onboardingUrl: requested.onboardingUrl,
  savedTarget: requested.savedTarget,
  to: matchRoute(pathOf(requested.to)).route,
  from: requested.from === null ? null : matchRoute(pathOf(requested.from)).route.name,
  target: acceptedTarget(requested.savedTarget),
  isExpired: requested.user !== null && isExpired(requested.user),
})

/** A decision, and the number of the guard step that made it; null when no step had anything against it. */
export interface GuardResult {
  readonly step: number | null
  readonly decision: NavigationDecision
}

const firstVerdict = (requested: GuardQuestion): GuardResult => {
  for (const [index, step] of GUARD_STEPS.entries()) {
    const decision = step(requested)
    if (decision !== undefined) return { step: index + 1, decision }
  }
  return { step: null, decision: { kind: 'stay' } }
}

/**
 * What one navigation comes to and which step says so, by the first guard step that decides.
 *
 * A saved target that may not be gone to is cleared as soon as somebody is signed in.
 * Source: section 4, "Navigation guard", "Saved target".
 */
export const evaluateGuard = (question: NavigationQuestion): GuardResult => {
  const requested = read(question)
  const { step, decision } = firstVerdict(requested)
  const isStale = requested.user !== null && requested.savedTarget !== null && requested.target === undefined
  return {
    step,
    decision:
      isStale && decision.savedTarget === undefined ? { ...decision, savedTarget: 'clear' } : decision,
  }
}

/** The decision alone. It redirects, stores and fetches nothing. Source: section 4, "Navigation guard". */
export const decideNavigation = (question: NavigationQuestion): NavigationDecision =>
  evaluateGuard(question).decision
