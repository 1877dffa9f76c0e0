import type { CarrierFacts, PolicyFact } from './facts.ts'

/**
 * Whether a policy is in force on a day: begun, not expired, not cancelled. A notice of cancellation does not end it.
 */
export const isInForce = (policy: PolicyFact, day: string) =>
  (policy.effective_on === null || policy.effective_on <= day) &&
  (policy.expires_on === null || policy.expires_on >= day) &&
  (policy.cancelled_on === null || policy.cancelled_on > day)

/** The day a policy ends as far as is known: the earlier of expiration and cancellation. */
export const endsOn = ({ expires_on, cancelled_on }: PolicyFact) =>
  expires_on === null || (cancelled_on !== null && cancelled_on < expires_on) ? cancelled_on : expires_on

/** Sorts policies by amount, the greatest first, then by the latest end, then by the newest record. */
const byWeight = (one: PolicyFact, other: PolicyFact): number => {
  const [mine, theirs] = [one, other].map(policy => `${endsOn(policy) ?? '9999'} ${policy.as_of ?? ''}`)
  return (
    (other.amount ?? -1) - (one.amount ?? -1) ||
    (mine === theirs ? 0 : (mine ?? '') > (theirs ?? '') ? -1 : 1)
  )
}

/** The primary policies of a kind in force on a day: the greatest amount first, then the latest end. */
export const primaryInForce = (
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
