import { newestDay } from '../../kernel/calendar.ts'
import type { CoverNotice } from '../terms/finding-value.ts'
import { type CoverStep, type LineOnRecord, lineOnRecord } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { type Finding, fileSource, type Rule, type RulesOfKinds, SOURCES } from './finding.ts'

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

/** How a line will have less than is needed, or end. Null: it will not, or by its last day, which a policy has from its start. */
const noticeOf = (later: readonly CoverStep[], needed: number): CoverNotice | null => {
  const step = later.find(({ amount }) => amount === null || amount < needed)
  if (step === undefined || (step.amount === null && step.end === null)) return null
  return { on: step.on, usd: step.amount, end: step.end }
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
    const { reason, on } = unconfirmed
    return { ...evidenceOf(policy), result, value: { code: 'cover_unconfirmed', reason, on } }
  }

const confirmed = (
  facts: CarrierFacts,
  line: LineOnRecord,
  kind: PolicyFact['kind'],
  minimum: number,
): Finding => {
  switch (line.status) {
    case 'none':
      return { ...evidenceOfNone(facts, kind), result: 'incomplete', value: null }
    case 'ended':
      return {
        ...evidenceOfEnd(line.policy),
        result: 'fail',
        value: { code: 'cover_ended', on: line.lastDay },
      }
    case 'ended_undated':
      return { ...evidenceOfEnd(line.policy), result: 'fail', value: { code: `cover_${line.status}` } }
    case 'excess_only':
    case 'not_begun':
    case 'none_on_file':
      return { ...evidenceOf(line.policy), result: 'fail', value: { code: `cover_${line.status}` } }
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
  const notice = noticeOf(later, isEnough ? minimum : 0)
  const found = (result: Finding['result'], value: Finding['value']): Finding => ({
    ...evidenceOf(policy),
    result,
    value,
  })
  if (amount === null) return found('incomplete', { code: 'cover_no_amount', notice })
  if (isEnough) return found('pass', { code: 'cover', usd: amount, notice })
  return isAtLeast
    ? found('incomplete', { code: 'cover_at_least', usd: amount, notice })
    : found('fail', { code: 'cover', usd: amount, notice })
}

/** What decides the rules of insurance, by kind. Source: section 9, "Rule types". */
export const COVER_RULES = {
  bipd_at_least: { decide: usd => coverAtLeast('bipd', usd) },
  cargo_at_least: { decide: usd => coverAtLeast('cargo', usd) },
  general_liability_at_least: { decide: usd => coverAtLeast('general_liability', usd) },
} as const satisfies RulesOfKinds
