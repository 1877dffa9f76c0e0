import { acceptedTarget } from '../../routes/accepted-target.ts'
import { type GuardResult, evaluateGuard } from './evaluate-guard.ts'
import type { NavigationDecision, NavigationRequest } from './guard-step.ts'

/** Redirects that one navigation may meet before it ends at Home. */
export const NAVIGATION_HOPS_MAX = 5

/** Where a navigation comes to rest, and the saved target as it is to be kept then. */
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

/** One address on the way, and what the guard said of it. */
export interface NavigationHop extends GuardResult {
  readonly address: string
}

/** Where a navigation comes to rest, and every address it came through, the first one asked for included. */
export interface TracedNavigation {
  readonly hops: readonly NavigationHop[]
  readonly resolved: ResolvedNavigation
}

/**
 * Follows the guard's decisions until one stays or leaves, and tells the way.
 *
 * Source: section 4, "Navigation guard". Choice: after five hops it rests at Home with nothing saved, so that no
 * configuration makes an endless circle. `judge` is the guard, unless another is to be tried.
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

/** Where a navigation comes to rest. The browser then moves once, not from hop to hop. Source: section 4, "Navigation guard". */
export const resolveNavigation = (question: NavigationRequest): ResolvedNavigation =>
  traceNavigation(question).resolved
