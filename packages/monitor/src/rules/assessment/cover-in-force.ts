import type { FilingEndKind, Unconfirmed } from './policy-terms.ts'
import { daysBefore } from '../../kernel/calendar.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { withPaperDoubt } from './paper-doubt.ts'
import {
  DOUBTS,
  FROM_OTHER_ROWS,
  isInForce,
  isUnconfirmed,
  isWithinItsDays,
  lastDayOf,
} from './policy-days.ts'

/** Sorts policies by amount, the greatest first, then by the latest end, then by the newest record. */
const byWeight = (one: PolicyFact, other: PolicyFact): number => {
  const [mine, theirs] = [one, other].map(policy => `${lastDayOf(policy) ?? '9999'} ${policy.as_of ?? ''}`)
  return (
    (other.amount ?? -1) - (one.amount ?? -1) ||
    (mine === theirs ? 0 : (mine ?? '') > (theirs ?? '') ? -1 : 1)
  )
}

/** The policies of a kind in force on a day by a test of each: primary ones, the greatest first, and what excess ones add. */
const coverBy = (
  policies: readonly PolicyFact[],
  day: string,
  counts: (policy: PolicyFact, day: string) => boolean,
) => {
  const inForce = policies.filter(policy => counts(policy, day))
  const primary = inForce.filter(({ is_primary }) => is_primary).toSorted(byWeight)
  // As the register counts cover on file: primary and excess together. A certificate does not say what lies upon what.
  const excess = new Map<string, number>()
  for (const it of inForce)
    if (it.kind === 'bipd' && !it.is_primary && it.source_file != null)
      excess.set([it.policy_number, it.effective_on, it.insurer].join('|'), it.amount ?? 0)
  const [best] = primary
  if (best === undefined) return undefined
  const added = [...excess.values()].reduce((sum, amount) => sum + amount, 0)
  const amount = best.amount && best.amount + added
  return { policy: best, amount, isAtLeast: amount !== null && primary.some(other => other.amount === null) }
}

/** All that is on record of a policy: by it two that are alike otherwise have an order, whatever that of their rows. */
const recordKey = (policy: PolicyFact): string =>
  [policy.unconfirmed, policy.unconfirmed_on, JSON.stringify(policy)].join('|')

const ofKind = ({ insurance }: Pick<CarrierFacts, 'insurance'>, kind: PolicyFact['kind'], day: string) =>
  insurance.policies
    .filter(policy => policy.kind === kind && !FROM_OTHER_ROWS.has(policy.unconfirmed ?? 'outdated'))
    .map(policy => withPaperDoubt(policy, insurance.policies, day))
    .toSorted((one, other) => (recordKey(one) < recordKey(other) ? -1 : 1))

/**
 * The primary policy of a kind that counts on a day: the greatest amount, then the one that lasts longest.
 *
 * Choice: primary policies beside each other are not added up, for one usually replaces the other.
 */
export const coverInForce = (
  facts: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): PolicyFact | null => coverBy(ofKind(facts, kind, day), day, isInForce)?.policy ?? null

/** What ends cover: a filing that ends, a cancellation that may mean it, or (null) its last day, which a policy has from its start. */
export type CoverEnd = FilingEndKind | 'unconfirmed' | null

/** Cover from a day on, in whole US dollars. Null: none is on record, or its amount is not, and what ends it. */
export interface CoverStep {
  readonly on: string
  readonly amount: number | null
  readonly end: CoverEnd
}

/** The days after a day on which the cover of a kind may change: a policy begins, ends, or is not confirmed from then on. */
export const turnsOfCover = (policies: readonly PolicyFact[], day: string): readonly string[] => {
  const turns = policies.flatMap(policy => {
    const { effective_on, expires_on, cancelled_on, unconfirmed_on = null } = policy
    return [effective_on, expires_on && daysBefore(expires_on, -1), cancelled_on, unconfirmed_on]
  })
  const ahead = new Set(turns.flatMap(turn => (turn !== null && turn > day ? [turn] : [])))
  return [...ahead].toSorted((one, other) => (one < other ? -1 : 1))
}

const laterSteps = (
  policies: readonly PolicyFact[],
  day: string,
  today: number | null,
): readonly CoverStep[] => {
  let amount = today
  return turnsOfCover(policies, day).flatMap(on => {
    const next = coverBy(policies, on, isInForce)?.amount ?? null
    if (next === amount) return []
    amount = next
    return [{ on, amount, end: amount === null ? endOn(policies, on) : null }]
  })
}

/** What ends the cover that there was until a day. */
const endOn = (policies: readonly PolicyFact[], on: string): CoverEnd => {
  const last = coverBy(policies, daysBefore(on, 1), isInForce)?.policy
  if (last === undefined) return null
  if (last.cancelled_on === on) return last.end_kind ?? 'canceled'
  return isUnconfirmed(last, on) ? 'unconfirmed' : null
}

/**
 * The first day without a policy in force whose cancellation was announced. Null: none is pending, it ends for another reason, or
 * another of its kind is in force on that day and has no end announced.
 */
export const pendingCancellation = (
  { cancelled_on, end_kind = null }: PolicyFact,
  ofItsKind: readonly PolicyFact[],
): string | null => {
  if (cancelled_on === null || (end_kind !== null && end_kind !== 'canceled')) return null
  const goesOn = ofItsKind.some(other => other.cancelled_on === null && isInForce(other, cancelled_on))
  return goesOn ? null : cancelled_on
}

/** Why there are policies of a kind, but none that pays first and has begun, only one that ended on a day not on record, or none at all. */
export type CoverGap = 'excess_only' | 'not_begun' | 'ended_undated' | 'none_on_file'

/** Cover that would count, were it confirmed: why it does not, and how much it would be; null: that is not on record. */
export interface UnconfirmedCover {
  readonly policy: PolicyFact
  readonly reason: Unconfirmed
  readonly on: string | null
  readonly amount: number | null
}

/**
 * What is on record about one line of cover on a day; the rules and the carrier's record both read it.
 *
 * - `in-force`: the policy that counts, the last day on which there is as much cover, what cover is later, and whether the amount
 *   may be more, as another policy in force states none.
 * - `ended`: no primary policy is in force; the one that ended last, and its last day.
 * - a gap: there are policies, but none that pays first, none that has begun, or the last one ended on a day that is not on
 *   record; or the register says that none is on file.
 * - `none`: no source has ever had any.
 *
 * Beside each there may be cover that is not confirmed.
 */
export type LineOnRecord = { readonly unconfirmed: UnconfirmedCover | null } & (
  | {
      readonly status: 'in-force'
      readonly policy: PolicyFact
      readonly until: string | null
      readonly later: readonly CoverStep[]
      readonly isAtLeast: boolean
    }
  | { readonly status: 'ended'; readonly policy: PolicyFact; readonly lastDay: string }
  | { readonly status: CoverGap; readonly policy: PolicyFact }
  | { readonly status: 'none' }
)

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

/** A line without what is not confirmed. Choice: cover that ended outranks excess cover in force. */
const confirmedLine = (policies: readonly PolicyFact[], day: string) => {
  const primary = policies.filter(({ is_primary }) => is_primary)
  const cover = coverBy(policies, day, isInForce)
  if (cover !== undefined) {
    const { policy, amount, isAtLeast } = cover
    if (amount === 0 && policy.source_file === 'QCMobile') return { status: 'none_on_file', policy } as const
    const later = laterSteps(policies, day, amount)
    const less = later.find(step => step.amount === null || step.amount < (amount ?? 0))
    return {
      status: 'in-force',
      policy: { ...policy, amount },
      until: less === undefined ? null : daysBefore(less.on, 1),
      later,
      isAtLeast,
    } as const
  }
  const ended = lastEnded(primary, day)
  // A policy that began after the others had ended has ended last.
  const undated = primary.find(
    ({ has_ended, effective_on }) =>
      has_ended === true && (ended === undefined || (effective_on ?? '') > ended.lastDay),
  )
  if (undated !== undefined) return { status: 'ended_undated', policy: undated } as const
  if (ended !== undefined) return { status: 'ended', ...ended } as const
  const [first] = primary
  if (first !== undefined) return { status: 'not_begun', policy: first } as const
  const [excess] = policies
  return excess === undefined
    ? ({ status: 'none' } as const)
    : ({ status: 'excess_only', policy: excess } as const)
}

/** What would be cover on a day, were it confirmed. Null: nothing, or no more than is confirmed. */
const doubtfulCover = (
  policies: readonly PolicyFact[],
  day: string,
  confirmed: ReturnType<typeof confirmedLine>,
): UnconfirmedCover | null => {
  const isDoubtful = (policy: PolicyFact) =>
    isUnconfirmed(policy, day) && DOUBTS.has(policy.unconfirmed ?? 'outdated') && isWithinItsDays(policy, day)
  const unlisted = (policy: PolicyFact) => {
    if (!isUnconfirmed(policy, day) || !isWithinItsDays(policy, day)) return false
    if (confirmed.status === 'none') return true
    if (policy.unconfirmed !== 'no_longer_listed') return false
    // One that ended later tells how cover went on.
    return confirmed.status === 'ended' && confirmed.lastDay < (policy.effective_on ?? '')
  }
  const may = (policy: PolicyFact) => isInForce(policy, day) || isDoubtful(policy) || unlisted(policy)
  const [policy] = policies.filter(each => isDoubtful(each) || unlisted(each)).toSorted(byDoubt)
  if (policy === undefined || policy.unconfirmed == null) return null
  const cover = coverBy(policies, day, may)
  const all = policies.filter(each => may(each) && each.is_primary)
  const amount = cover === undefined || all.some(each => each.amount === null) ? null : cover.amount
  const known = confirmed.status === 'in-force' ? (confirmed.policy.amount ?? -1) : -1
  if (cover === undefined || (amount !== null && amount <= known)) return null
  return { policy, reason: policy.unconfirmed, on: policy.unconfirmed_on ?? null, amount }
}

/** Primary policies first, doubts before what is only no longer listed, then by weight. */
const byDoubt = (one: PolicyFact, other: PolicyFact): number =>
  Number(other.is_primary) - Number(one.is_primary) ||
  Number(DOUBTS.has(other.unconfirmed ?? 'outdated')) - Number(DOUBTS.has(one.unconfirmed ?? 'outdated')) ||
  byWeight(one, other)

/** What is on record about one line of cover on a day. */
export const lineOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
  day: string,
): LineOnRecord => {
  const policies = ofKind(facts, kind, day)
  const confirmed = confirmedLine(
    policies.filter(policy => !isUnconfirmed(policy, day)),
    day,
  )
  return { ...confirmed, unconfirmed: doubtfulCover(policies, day, confirmed) }
}
