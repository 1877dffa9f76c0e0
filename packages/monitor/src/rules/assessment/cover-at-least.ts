import type { Unconfirmed } from './policy-terms.ts'
import { dayText, newestDay } from '../../kernel/calendar.ts'
import {
  type CoverGap,
  type CoverStep,
  type LineOnRecord,
  lineOnRecord,
  type UnconfirmedCover,
} from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { type Finding, fileSource, NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** The source of a policy, and its date. */
export const evidenceOf = ({ source, source_file, as_of }: PolicyFact) => ({
  source: source === 'filing' ? (fileSource(source_file) ?? SOURCES.insurance) : SOURCES.certificate,
  as_of,
})

/** The source of the end of a policy, and its date. */
export const evidenceOfEnd = (policy: PolicyFact) => {
  const source = fileSource(policy.ended_source_file)
  return source === null ? evidenceOf(policy) : { source, as_of: policy.ended_as_of ?? null }
}

/** The source that would list cover of a kind, and its newest date, when no such cover was ever filed. */
export const evidenceOfNone = (
  { insurance: { policies } }: Pick<CarrierFacts, 'insurance'>,
  kind: PolicyFact['kind'],
) => {
  const source = kind === 'general_liability' ? 'certificate' : 'filing'
  return {
    source: source === 'filing' ? SOURCES.insurance : SOURCES.certificate,
    as_of: newestDay(policies.filter(policy => policy.source === source)),
  }
}

/** Why cover is not confirmed; the day is the one that the reason is about. */
const REASONS: Readonly<Record<Unconfirmed, (day: string | null) => string>> = {
  unmatched_cancellation: day =>
    `a cancellation ${day === null ? 'without a day' : `of ${day}`} names no policy on record`,
  none_on_file: day =>
    day === null ? 'none on file in L&I Carrier' : `none on file in L&I Carrier of ${day}`,
  filed_again: day => (day === null ? 'ended and filed again' : `ended ${day}, then filed again`),
  docket_given_away: () => 'filed for a docket that another carrier has',
  no_end_day: () => 'ended on a day not on record, and listed',
  no_longer_listed: day => (day === null ? 'no longer listed' : `no longer listed since ${day}`),
  history_only: () => 'listed only among those that ended, without a day',
  outdated: day => (day === null ? 'not in Motus Insur' : `not in Motus Insur of ${day}`),
  newer_lookup: () => NOT_ON_RECORD,
  newer_file: () => NOT_ON_RECORD,
  same_policy: () => NOT_ON_RECORD,
}

const unconfirmedText = ({ reason, on }: UnconfirmedCover) =>
  `not confirmed: ${REASONS[reason](on === null ? null : dayText(on))}`

/**
 * What to say of a line that will have less than is needed, or end: "cancellation pending 5 Dec 2026". Empty: it will not, or by
 * its last day, which a policy has from its start.
 */
const noticeOf = (later: readonly CoverStep[], needed: number): string => {
  const step = later.find(({ amount }) => amount === null || amount < needed)
  if (step === undefined) return ''
  const day = dayText(step.on)
  if (step.amount !== null) return `, ${usd(step.amount)} from ${day}`
  if (step.end === null) return ''
  if (step.end === 'unconfirmed') return `, not confirmed from ${day}`
  return step.end === 'canceled' ? `, cancellation pending ${day}` : `, ends ${day}`
}

/**
 * Primary cover of a kind, in force today, of at least an amount in whole US dollars. The evidence is the one policy
 * that decides: where it was read, and when.
 *
 * Choice: cover that was never filed is unknown, so the rule is incomplete; cover that has ended, or an amount of zero,
 * is known, so the rule fails. It is also incomplete when the amount of a policy is not on record and no other is enough, and when
 * cover that is not confirmed would be enough.
 */
export const coverAtLeast =
  (kind: PolicyFact['kind'], minimum: number): Rule =>
  (facts: CarrierFacts, today) => {
    const line = lineOnRecord(facts, kind, today)
    const found = confirmed(facts, line, kind, minimum)
    const { unconfirmed } = line
    if (unconfirmed === null || found.result === 'pass') return found
    const { amount, policy } = unconfirmed
    const isEnough = amount === null || amount >= minimum
    if (line.status === 'in-force' && !isEnough) return found
    const result = line.status === 'none' || isEnough ? 'incomplete' : 'fail'
    return { ...evidenceOf(policy), result, value: unconfirmedText(unconfirmed) }
  }

const GAPS: Readonly<Record<CoverGap, string>> = {
  excess_only: 'excess coverage only',
  not_begun: 'not started',
  ended_undated: 'expired, day not on record',
  none_on_file: 'none on file',
}

const confirmed = (
  facts: CarrierFacts,
  line: LineOnRecord,
  kind: PolicyFact['kind'],
  minimum: number,
): Finding => {
  switch (line.status) {
    case 'none':
      return { ...evidenceOfNone(facts, kind), result: 'incomplete', value: NOT_ON_RECORD }
    case 'ended':
      return { ...evidenceOfEnd(line.policy), result: 'fail', value: `expired ${dayText(line.lastDay)}` }
    case 'ended_undated':
      return { ...evidenceOfEnd(line.policy), result: 'fail', value: GAPS[line.status] }
    case 'excess_only':
    case 'not_begun':
    case 'none_on_file':
      return { ...evidenceOf(line.policy), result: 'fail', value: GAPS[line.status] }
    case 'in-force':
      return inForce(line, minimum)
  }
}

const inForce = (
  { policy, later, isAtLeast }: Extract<LineOnRecord, { readonly status: 'in-force' }>,
  minimum: number,
): Finding => {
  const { amount } = policy
  const isEnough = amount !== null && amount >= minimum
  const found = (result: Finding['result'], value: string): Finding => ({
    ...evidenceOf(policy),
    result,
    value: `${value}${noticeOf(later, isEnough ? minimum : 0)}`,
  })
  if (amount === null) return found('incomplete', `amount ${NOT_ON_RECORD}`)
  if (isEnough) return found('pass', usd(amount))
  return isAtLeast ? found('incomplete', `at least ${usd(amount)}`) : found('fail', usd(amount))
}
