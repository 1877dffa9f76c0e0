import type { Unconfirmed } from './policy-terms.ts'
import { daysBefore } from '../../kernel/calendar.ts'
import type { PolicyFact } from './facts.ts'

/** Reasons for which a policy says nothing of cover: another row or source does. */
export const FROM_OTHER_ROWS: ReadonlySet<Unconfirmed> = new Set([
  'newer_lookup',
  'newer_file',
  'same_policy',
])

/** Reasons for which a policy that is listed may not be in force: whether it is cannot be known. */
export const DOUBTS: ReadonlySet<Unconfirmed> = new Set([
  'unmatched_cancellation',
  'none_on_file',
  'filed_again',
  'docket_given_away',
  'no_end_day',
  'paper_canceled',
  'paper_contradicted',
  'withdrawn',
])

/** Reasons that say nothing of the days before theirs: cancellations. */
const FROM_THEIR_DAY: ReadonlySet<Unconfirmed> = new Set(['unmatched_cancellation', 'paper_canceled'])

/** Whether a policy is not confirmed on a day. A cancellation that may mean it says nothing of the days before. */
export const isUnconfirmed = (
  { unconfirmed = null, unconfirmed_on = null }: Pick<PolicyFact, 'unconfirmed' | 'unconfirmed_on'>,
  day: string,
) =>
  unconfirmed !== null &&
  !(FROM_THEIR_DAY.has(unconfirmed) && unconfirmed_on !== null && day < unconfirmed_on)

/** Whether a policy would be in force on a day, were it confirmed: begun, not expired, not canceled. */
export const isWithinItsDays = (policy: PolicyFact, day: string) =>
  policy.has_ended !== true &&
  (policy.effective_on === null || policy.effective_on <= day) &&
  (policy.expires_on === null || policy.expires_on >= day) &&
  (policy.cancelled_on === null || policy.cancelled_on > day)

/**
 * Whether a policy is in force on a day: begun, not expired, not canceled, and confirmed. A notice of cancellation does not end
 * it.
 */
export const isInForce = (policy: PolicyFact, day: string) =>
  isWithinItsDays(policy, day) && !isUnconfirmed(policy, day)

/**
 * The last day a policy is in force, as far as is known: its expiration, or the day before its cancellation if that is
 * earlier. Null: neither is on record.
 */
export const lastDayOf = ({ expires_on, cancelled_on }: Pick<PolicyFact, 'expires_on' | 'cancelled_on'>) => {
  const beforeCancellation = cancelled_on === null ? null : daysBefore(cancelled_on, 1)
  if (expires_on === null || beforeCancellation === null) return expires_on ?? beforeCancellation
  return beforeCancellation < expires_on ? beforeCancellation : expires_on
}
