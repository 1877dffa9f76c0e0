import { dayText, newestDay } from './calendar.ts'
import { type CoverGap, lineOnRecord, primaryInForce } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { type Finding, fileSource, NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/**
 * A note that cover in force will be cancelled. Empty: no cancellation is pending, the policy is replaced by another, or
 * another of its kind goes on.
 */
const notice = ({ cancelled_on: day, is_replaced }: PolicyFact, all: readonly PolicyFact[]) =>
  day === null || is_replaced === true || all.some(other => other.cancelled_on === null)
    ? ''
    : `, cancellation pending ${dayText(day)}`

/** The source of a policy, and its date. */
export const evidenceOf = ({ source, source_file, as_of }: PolicyFact) => ({
  source: source === 'filing' ? (fileSource(source_file) ?? SOURCES.insurance) : SOURCES.certificate,
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
    const line = lineOnRecord(facts, kind, today)
    switch (line.status) {
      case 'none':
        return { ...evidenceOfNone(facts, kind), result: 'incomplete', value: NOT_ON_RECORD }
      case 'ended':
        return { ...evidenceOf(line.policy), result: 'fail', value: `expired ${dayText(line.lastDay)}` }
      case 'excess_only':
      case 'not_begun':
        return { ...evidenceOf(line.policy), result: 'fail', value: GAPS[line.status] }
      case 'in-force':
        return inForce(line.policy, primaryInForce(facts, kind, today), minimum)
    }
  }

const GAPS: Readonly<Record<CoverGap, string>> = {
  excess_only: 'excess coverage only',
  not_begun: 'not started',
}

const inForce = (cover: PolicyFact, all: readonly PolicyFact[], minimum: number): Finding => {
  const isEnough = (cover.amount ?? 0) >= minimum
  const unknown = all.find(({ amount }) => amount === null)
  if (!isEnough && unknown !== undefined)
    return {
      ...evidenceOf(unknown),
      result: 'incomplete',
      value: `amount ${NOT_ON_RECORD}${notice(unknown, all)}`,
    }
  const result = isEnough ? 'pass' : 'fail'
  return { ...evidenceOf(cover), result, value: `${usd(cover.amount ?? 0)}${notice(cover, all)}` }
}
