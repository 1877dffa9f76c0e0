import { acceptedTarget } from './accepted-target.ts'
import { decideNavigation } from './decide-navigation.ts'
import type { NavigationDecision, NavigationQuestion } from './guard-step.ts'

/** Redirects that one navigation may meet before it ends at Home. */
export const NAVIGATION_HOPS_MAX = 5

/** Where a navigation comes to rest, and the saved target as it is to be kept then. */
export type SettledNavigation = { readonly savedTarget: string | null } & (
  | { readonly kind: 'rest'; readonly address: string; readonly hops: number }
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

/**
 * Follows the guard's decisions until one stays or leaves. The browser then moves once, not from hop to hop.
 *
 * Choice: after five hops it rests at Home with nothing saved, so that no configuration makes an endless circle.
 */
export const settleNavigation = (question: NavigationQuestion): SettledNavigation => {
  let { to, savedTarget } = question
  for (let hops = 0; hops <= NAVIGATION_HOPS_MAX; hops += 1) {
    const decision = decideNavigation({ ...question, to, savedTarget })
    savedTarget = savedAfter(decision, to, savedTarget)
    if (decision.kind === 'stay') return { kind: 'rest', address: to, savedTarget, hops }
    if (decision.kind === 'leave') return { kind: 'leave', url: decision.url, savedTarget }
    to = decision.to
  }
  return { kind: 'rest', address: '/', savedTarget: null, hops: NAVIGATION_HOPS_MAX }
}
