import { coverInForce, isInForce } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { dayInWords } from './day-in-words.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Why a carrier that had cover has none today, in words. */
function whyNone(policies: readonly PolicyFact[], today: string): string {
  if (policies.some(policy => !policy.is_primary && isInForce(policy, today))) return 'excess cover only'
  const cancelled = policies.flatMap(({ cancelled_on: day }) => (day !== null && day <= today ? [day] : []))
  const expired = policies.flatMap(({ expires_on: day }) => (day !== null && day < today ? [day] : []))
  const last = [...cancelled, ...expired].toSorted().at(-1)
  if (last === undefined) return 'not begun'
  return `${cancelled.includes(last) ? 'cancelled' : 'expired'} ${dayInWords(last)}`
}

/** The notice that a cover which still counts is about to be cancelled. */
const notice = ({ cancelled_on: day }: PolicyFact) =>
  day === null ? '' : `, cancellation pending ${dayInWords(day)}`

/**
 * Primary cover of a kind, in force today, of at least an amount in whole US dollars.
 *
 * Choice: of what nobody ever filed nothing is known, so it is incomplete; cover that has ended, or an amount of zero, is
 * known, so it fails. A policy without its amount is incomplete.
 */
export const coverAtLeast =
  (kind: PolicyFact['kind'], minimum: number): Rule =>
  (facts: CarrierFacts, today) => {
    const cover = coverInForce(facts, kind, today)
    const isFiled = cover === null ? kind !== 'general_liability' : cover.source === 'filing'
    const found = {
      source: isFiled ? SOURCES.insurance : SOURCES.certificate,
      as_of: facts.insurance.as_of,
    }
    if (cover !== null) {
      if (cover.amount === null)
        return { ...found, result: 'incomplete', value: `amount ${NOT_ON_RECORD}${notice(cover)}` }
      const result = cover.amount >= minimum ? 'pass' : 'fail'
      return { ...found, result, value: `${usd(cover.amount)}${notice(cover)}` }
    }
    const policies = facts.insurance.policies.filter(policy => policy.kind === kind)
    if (policies.length === 0) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
    return { ...found, result: 'fail', value: whyNone(policies, today) }
  }
