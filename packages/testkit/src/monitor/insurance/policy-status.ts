import type { PolicyFact } from '../assessment/facts.ts'

/** How a policy stands on a day. Those that have ended are never listed. */
export type PolicyStatus = 'cancelled' | 'ended' | 'pending' | 'active'

type Standable = Pick<PolicyFact, 'expires_on' | 'cancelled_on'> & { readonly is_pending: boolean }

/**
 * How a policy stands on a day: cancelled before ended, ended before pending. Its last day counts, the day of a
 * cancellation does not, and a cancellation to come is a warning only.
 *
 * Source: section 3, "Insurance records". Choice: one that begins later is active, as the insurer stands by it already.
 */
export function policyStatus(policy: Standable, day: string): PolicyStatus {
  if (policy.cancelled_on !== null && policy.cancelled_on <= day) return 'cancelled'
  if (policy.expires_on !== null && policy.expires_on < day) return 'ended'
  return policy.is_pending ? 'pending' : 'active'
}
