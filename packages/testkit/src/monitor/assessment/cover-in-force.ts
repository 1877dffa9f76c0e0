import type { CarrierFacts, PolicyFact } from './facts.ts'

/** Whether a policy pays for what happens on a day: begun, not run out, not cancelled. Notice of an end does not end it. */
export const isInForce = (policy: PolicyFact, day: string) =>
  (policy.effective_on === null || policy.effective_on <= day) &&
  (policy.expires_on === null || policy.expires_on >= day) &&
  (policy.cancelled_on === null || policy.cancelled_on > day)

/** The day a policy ends as far as is known: the earlier of running out and being cancelled. */
export const endsOn = ({ expires_on, cancelled_on }: PolicyFact) =>
  expires_on === null || (cancelled_on !== null && cancelled_on < expires_on) ? cancelled_on : expires_on

const amountOf = (policy: PolicyFact) => policy.amount ?? -1

/**
 * The primary policy of a kind that counts on a day: the greatest amount, then the one that lasts longest.
 *
 * Choice: primary policies beside each other are not added up, for one usually replaces the other.
 */
export const coverInForce = (
  { insurance }: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): PolicyFact | null =>
  insurance.policies
    .filter(policy => policy.kind === kind && policy.is_primary && isInForce(policy, day))
    .toSorted(
      (a, b) => amountOf(b) - amountOf(a) || ((endsOn(b) ?? '9999') > (endsOn(a) ?? '9999') ? 1 : -1),
    )[0] ?? null
