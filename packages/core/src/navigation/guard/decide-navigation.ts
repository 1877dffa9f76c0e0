import { isExpired } from '../../account/rights.ts'
import { matchRoute } from '../match-route.ts'
import { acceptedTarget, pathOf } from './accepted-target.ts'
import type { GuardQuestion, NavigationDecision, NavigationQuestion } from './guard-step.ts'
import { GUARD_STEPS } from './guard-steps.ts'

const read = (asked: NavigationQuestion): GuardQuestion => ({
  ...asked,
  to: matchRoute(pathOf(asked.to)).route,
  from: asked.from === null ? null : matchRoute(pathOf(asked.from)).route.name,
  target: acceptedTarget(asked.savedTarget),
  isExpired: asked.user !== null && isExpired(asked.user),
})

const firstDecision = (asked: GuardQuestion): NavigationDecision => {
  for (const step of GUARD_STEPS) {
    const decision = step(asked)
    if (decision !== undefined) return decision
  }
  return { kind: 'stay' }
}

/**
 * What one navigation comes to, by the first guard step that decides. It redirects, stores and fetches nothing.
 *
 * A saved target that may not be gone to is cleared as soon as somebody is signed in.
 * Source: section 4, "Navigation guard".
 */
export const decideNavigation = (question: NavigationQuestion): NavigationDecision => {
  const asked = read(question)
  const decision = firstDecision(asked)
  const isStale = asked.user !== null && asked.savedTarget !== null && asked.target === undefined
  return isStale && decision.savedTarget === undefined ? { ...decision, savedTarget: 'clear' } : decision
}
