import { dayText, newestDay } from './calendar.ts'
import { coverInForce, isInForce, primaryInForce } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** How and when the last of some policies ended. Undefined: none has ended. */
function lastEnded(policies: readonly PolicyFact[], today: string) {
  const ends = policies.flatMap(policy => {
    const { cancelled_on, expires_on } = policy
    return [
      ...(cancelled_on !== null && cancelled_on <= today
        ? [{ policy, how: 'cancelled', on: cancelled_on }]
        : []),
      ...(expires_on !== null && expires_on < today ? [{ policy, how: 'expired', on: expires_on }] : []),
    ]
  })
  const key = ({ on, policy }: (typeof ends)[number]) => `${on} ${policy.as_of ?? ''}`
  return ends.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).at(-1)
}

/** Why a carrier that has policies has no cover today, as text, and the policy that shows it. */
function whyNone(
  policies: readonly PolicyFact[],
  today: string,
): { policy: PolicyFact | undefined; value: string } {
  const excess = policies.find(policy => !policy.is_primary && isInForce(policy, today))
  if (excess !== undefined) return { policy: excess, value: 'excess cover only' }
  const primary = policies.filter(({ is_primary }) => is_primary)
  const last = lastEnded(primary.length > 0 ? primary : policies, today)
  return last === undefined
    ? { policy: primary[0] ?? policies[0], value: 'not begun' }
    : { policy: last.policy, value: `${last.how} ${dayText(last.on)}` }
}

/** A note that cover in force will be cancelled. Empty: no cancellation is pending. */
const notice = ({ cancelled_on: day }: PolicyFact) =>
  day === null ? '' : `, cancellation pending ${dayText(day)}`

/** The source of a policy, and its date. */
const evidenceOf = ({ source, as_of }: PolicyFact) => ({
  source: source === 'filing' ? SOURCES.insurance : SOURCES.certificate,
  as_of,
})

/** The source that would list cover of a kind, and its newest date, when no such cover was ever filed. */
const evidenceOfNone = ({ insurance: { policies } }: CarrierFacts, kind: PolicyFact['kind']) => {
  const source = kind === 'general_liability' ? 'certificate' : 'filing'
  return {
    source: source === 'filing' ? SOURCES.insurance : SOURCES.certificate,
    as_of: newestDay(policies.filter(policy => policy.source === source)),
  }
}

/**
 * Primary cover of a kind, in force today, of at least an amount in whole US dollars. The evidence is the one policy
 * that decides: where it was read, and when.
 *
 * Choice: cover that was never filed is unknown, so the rule is incomplete; cover that has ended, or an amount of zero,
 * is known, so the rule fails. It is also incomplete when an amount is not on record and no other policy is enough.
 */
export const coverAtLeast =
  (kind: PolicyFact['kind'], minimum: number): Rule =>
  (facts: CarrierFacts, today) => {
    const cover = coverInForce(facts, kind, today)
    if (cover !== null) {
      const isEnough = (cover.amount ?? 0) >= minimum
      const unknown = primaryInForce(facts, kind, today).find(({ amount }) => amount === null)
      if (!isEnough && unknown !== undefined)
        return {
          ...evidenceOf(unknown),
          result: 'incomplete',
          value: `amount ${NOT_ON_RECORD}${notice(unknown)}`,
        }
      const result = isEnough ? 'pass' : 'fail'
      return { ...evidenceOf(cover), result, value: `${usd(cover.amount ?? 0)}${notice(cover)}` }
    }
    const none = whyNone(
      facts.insurance.policies.filter(policy => policy.kind === kind),
      today,
    )
    return none.policy === undefined
      ? { ...evidenceOfNone(facts, kind), result: 'incomplete', value: NOT_ON_RECORD }
      : { ...evidenceOf(none.policy), result: 'fail', value: none.value }
  }
