import { dayText, newestDay } from './calendar.ts'
import { type CoverGap, lineOnRecord } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { type Finding, fileSource, NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** The source of a policy, and its date. */
export const evidenceOf = ({ source, source_file, as_of }: PolicyFact) => ({
  source: source === 'filing' ? (fileSource(source_file) ?? SOURCES.insurance) : SOURCES.certificate,
  as_of,
})

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

/**
 * Primary cover of a kind, in force today, of at least an amount in whole US dollars. The evidence is the one policy
 * that decides: where it was read, and when.
 *
 * Choice: cover that was never filed is unknown, so the rule is incomplete; cover that has ended, or an amount of zero,
 * is known, so the rule fails. It is also incomplete when the amount of a policy is not on record and no other is enough.
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
      case 'ended_undated':
        return { ...evidenceOf(line.policy), result: 'fail', value: GAPS[line.status] }
      case 'in-force':
        return inForce(line, minimum)
    }
  }

const GAPS: Readonly<Record<CoverGap, string>> = {
  excess_only: 'excess coverage only',
  not_begun: 'not started',
  ended_undated: 'expired, day not on record',
}

const inForce = (
  {
    policy,
    cancelledOn,
    isAtLeast,
  }: Extract<ReturnType<typeof lineOnRecord>, { readonly status: 'in-force' }>,
  minimum: number,
): Finding => {
  const { amount } = policy
  const notice = cancelledOn === null ? '' : `, cancellation pending ${dayText(cancelledOn)}`
  const found = (result: Finding['result'], value: string): Finding => ({
    ...evidenceOf(policy),
    result,
    value: `${value}${notice}`,
  })
  if (amount === null) return found('incomplete', `amount ${NOT_ON_RECORD}`)
  if (amount >= minimum) return found('pass', usd(amount))
  return isAtLeast ? found('incomplete', `at least ${usd(amount)}`) : found('fail', usd(amount))
}
