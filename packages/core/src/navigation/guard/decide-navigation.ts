import { isExpired } from '../../account/rights.ts'
import { matchRoute } from '../match-route.ts'
import { acceptedTarget, pathOf } from './accepted-target.ts'
import type { GuardQuestion, NavigationDecision, NavigationQuestion } from './guard-step.ts'
import { GUARD_STEPS } from './guard-steps.ts'

const read = (asked: NavigationQuestion): GuardQuestion => ({
  user: asked.user,
  host: asked.host,
  origins: asked.origins,
  onboardingUrl: asked.onboardingUrl,
  savedTarget: asked.savedTarget,
  to: matchRoute(pathOf(asked.to)).route,
  from: asked.from === null ? null : matchRoute(pathOf(asked.from)).route.name,
  target: acceptedTarget(asked.savedTarget),
  isExpired: asked.user !== null && isExpired(asked.user),
})

/** A decision, and the number of the guard step that made it; null when no step had anything against it. */
export interface GuardVerdict {
  readonly step: number | null
  readonly decision: NavigationDecision
}

const firstVerdict = (asked: GuardQuestion): GuardVerdict => {
  for (const [index, step] of GUARD_STEPS.entries()) {
    const decision = step(asked)
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
export const judgeNavigation = (question: NavigationQuestion): GuardVerdict => {
  const asked = read(question)
  const { step, decision } = firstVerdict(asked)
  const isStale = asked.user !== null && asked.savedTarget !== null && asked.target === undefined
  return {
    step,
    decision:
      isStale && decision.savedTarget === undefined ? { ...decision, savedTarget: 'clear' } : decision,
  }
}

/** The decision alone. It redirects, stores and fetches nothing. Source: section 4, "Navigation guard". */
export const decideNavigation = (question: NavigationQuestion): NavigationDecision =>
  judgeNavigation(question).decision
