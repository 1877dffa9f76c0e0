import { acceptedTarget } from '../../routes/accepted-target.ts'
import { evaluateGuard, type GuardResult } from './evaluate-guard.ts'
import type { NavigationDecision, NavigationRequest } from './guard-step.ts'

/** Most redirects of one navigation before it ends at Home. */
const NAVIGATION_HOPS_MAX = 5

/** The result of a navigation after all redirects, and the saved target to store. */
export type ResolvedNavigation = { readonly savedTarget: string | null } & (
  | { readonly kind: 'stay'; readonly address: string; readonly hops: number }
  | { readonly kind: 'leave'; readonly url: string }
)

const savedAfter = ({ savedTarget }: NavigationDecision, to: string, before: string | null) => {
  switch (savedTarget) {
    case undefined:
      return before
    case 'store':
      return acceptedTarget(to) ?? before
    default:
      return null
  }
}

/** One address of a navigation, with the guard's result for it. */
export interface NavigationHop extends GuardResult {
  readonly address: string
}

/** The result of a navigation, with every address on the way, the requested one included. */
export interface TracedNavigation {
  readonly hops: readonly NavigationHop[]
  readonly resolved: ResolvedNavigation
}

/**
 * Follows the guard's redirects until it stays or leaves, and returns each hop.
 *
 * Source: section 4, "Navigation guard". Choice: after five redirects it stays at Home with no saved target, so that
 * no configuration loops. `evaluate` is the guard, unless a test passes another.
 */
export const traceNavigation = (
  question: NavigationRequest,
  evaluate: (question: NavigationRequest) => GuardResult = evaluateGuard,
): TracedNavigation => {
  const hops: NavigationHop[] = []
  let { to, savedTarget } = question
  while (hops.length <= NAVIGATION_HOPS_MAX) {
    const verdict = evaluate({ ...question, to, savedTarget })
    const { decision } = verdict
    savedTarget = savedAfter(decision, to, savedTarget)
    hops.push({ address: to, ...verdict })
    if (decision.kind === 'stay')
      return { hops, resolved: { kind: 'stay', address: to, savedTarget, hops: hops.length - 1 } }
    if (decision.kind === 'leave')
      return { hops, resolved: { kind: 'leave', url: decision.url, savedTarget } }
    to = decision.to
  }
  return { hops, resolved: { kind: 'stay', address: '/', savedTarget: null, hops: NAVIGATION_HOPS_MAX } }
}

/**
 * The result of a navigation after all redirects, so that the browser navigates once. Source: section 4, "Navigation
 * guard".
 */
export const resolveNavigation = (question: NavigationRequest): ResolvedNavigation =>
  traceNavigation(question).resolved
