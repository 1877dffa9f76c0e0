import { daysBefore } from './calendar.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

/**
 * Whether a policy is in force on a day: begun, not expired, not cancelled. A notice of cancellation does not end it.
 */
export const isInForce = (policy: PolicyFact, day: string) =>
  policy.has_ended !== true &&
  (policy.effective_on === null || policy.effective_on <= day) &&
  (policy.expires_on === null || policy.expires_on >= day) &&
  (policy.cancelled_on === null || policy.cancelled_on > day)

/**
 * The last day a policy is in force, as far as is known: its expiration, or the day before its cancellation if that is
 * earlier. Null: neither is on record.
 */
export const lastDayOf = ({ expires_on, cancelled_on }: Pick<PolicyFact, 'expires_on' | 'cancelled_on'>) => {
  const beforeCancellation = cancelled_on === null ? null : daysBefore(cancelled_on, 1)
  if (expires_on === null || beforeCancellation === null) return expires_on ?? beforeCancellation
  return beforeCancellation < expires_on ? beforeCancellation : expires_on
}

/** Sorts policies by amount, the greatest first, then by the latest end, then by the newest record. */
const byWeight = (one: PolicyFact, other: PolicyFact): number => {
  const [mine, theirs] = [one, other].map(policy => `${lastDayOf(policy) ?? '9999'} ${policy.as_of ?? ''}`)
  return (
    (other.amount ?? -1) - (one.amount ?? -1) ||
    (mine === theirs ? 0 : (mine ?? '') > (theirs ?? '') ? -1 : 1)
  )
}

/** The primary policies of a kind in force on a day: the greatest amount first, then the latest end. */
const primaryInForce = (
  { insurance }: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): readonly PolicyFact[] =>
  insurance.policies
    .filter(policy => policy.kind === kind && policy.is_primary && isInForce(policy, day))
    .toSorted(byWeight)

/**
 * The primary policy of a kind that counts on a day: the greatest amount, then the one that lasts longest.
 *
 * Choice: primary policies beside each other are not added up, for one usually replaces the other.
 */
export const coverInForce = (
  facts: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): PolicyFact | null => primaryInForce(facts, kind, day)[0] ?? null

/**
 * What excess policies add to public liability, in whole US dollars: as the register counts cover on file, primary and
 * excess together, each policy once, whatever dockets it is filed for.
 *
 * Choice: those of federal files only, as a certificate does not say what lies upon what.
 */
const excessInForce = (
  { insurance }: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): number => {
  const amounts = new Map<string, number>()
  if (kind === 'bipd')
    for (const policy of insurance.policies)
      if (policy.kind === kind && !policy.is_primary && policy.source_file != null && isInForce(policy, day))
        amounts.set([policy.policy_number, policy.effective_on, policy.insurer].join('|'), policy.amount ?? 0)
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
}

/** The last day of a policy in force that is known as an end of cover: one that is replaced goes on in another. */
export const coverUntil = (policy: PolicyFact): string | null =>
  policy.is_replaced === true ? policy.expires_on : lastDayOf(policy)

/**
 * The first day without a policy in force whose cancellation was announced. Null: none is pending, the policy is replaced by
 * another, or another of its kind is in force on that day and has no end announced, also one that begins until then.
 */
export const pendingCancellation = (
  { cancelled_on, is_replaced }: PolicyFact,
  ofItsKind: readonly PolicyFact[],
): string | null => {
  if (cancelled_on === null || is_replaced === true) return null
  const goesOn = ofItsKind.some(other => other.cancelled_on === null && isInForce(other, cancelled_on))
  return goesOn ? null : cancelled_on
}

/** Why there are policies of a kind, but none that pays first and has begun, or only one that ended on a day not on record. */
export type CoverGap = 'excess_only' | 'not_begun' | 'ended_undated'

/**
 * What is on record about one line of cover on a day; the rules and the carrier's record both read it.
 *
 * - `in-force`: the policy that counts, the day on which its cancellation is announced, and whether the amount may be
 *   more, as another policy in force states none.
 * - `ended`: no primary policy is in force; the one that ended last, and its last day.
 * - a gap: there are policies, but none that pays first, none that has begun, or the last one ended on a day that is not on
 *   record.
 * - `none`: no source has ever had any.
 */
export type LineOnRecord =
  | {
      readonly status: 'in-force'
      readonly policy: PolicyFact
      readonly cancelledOn: string | null
      readonly isAtLeast: boolean
    }
  | { readonly status: 'ended'; readonly policy: PolicyFact; readonly lastDay: string }
  | { readonly status: CoverGap; readonly policy: PolicyFact }
  | { readonly status: 'none' }

/** The policy that ended last, by its last day, then by the newest record. */
const lastEnded = (policies: readonly PolicyFact[], day: string) =>
  policies
    .flatMap(policy => {
      const lastDay = lastDayOf(policy)
      return lastDay !== null && lastDay < day ? [{ policy, lastDay }] : []
    })
    .toSorted((one, other) =>
      `${one.lastDay} ${one.policy.as_of ?? ''}` < `${other.lastDay} ${other.policy.as_of ?? ''}` ? -1 : 1,
    )
    .at(-1)

/** What is on record about one line of cover on a day. Choice: cover that ended outranks excess cover in force. */
export const lineOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): LineOnRecord => {
  const policies = facts.insurance.policies.filter(each => each.kind === kind)
  const primary = policies.filter(({ is_primary }) => is_primary)
  const all = primaryInForce(facts, kind, day)
  const [policy] = all
  if (policy !== undefined) {
    const amount = policy.amount && policy.amount + excessInForce(facts, kind, day)
    return {
      status: 'in-force',
      policy: { ...policy, amount },
      cancelledOn: pendingCancellation(policy, primary),
      isAtLeast: amount !== null && all.some(other => other.amount === null),
    }
  }
  const ended = lastEnded(primary, day)
  // A policy that began after the others had ended has ended last.
  const undated = primary.find(
    ({ has_ended, effective_on }) =>
      has_ended === true && (ended === undefined || (effective_on ?? '') > ended.lastDay),
  )
  if (undated !== undefined) return { status: 'ended_undated', policy: undated }
  if (ended !== undefined) return { status: 'ended', ...ended }
  const [first] = primary
  if (first !== undefined) return { status: 'not_begun', policy: first }
  const [excess] = policies
  return excess === undefined ? { status: 'none' } : { status: 'excess_only', policy: excess }
}
