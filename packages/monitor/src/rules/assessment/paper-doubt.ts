import type { PolicyFact } from './facts.ts'
import type { Paper } from './paper.ts'
import { isInForce } from './policy-days.ts'
import { insurerKey, policyNumberKey } from './policy-number.ts'
import type { Unconfirmed } from './policy-terms.ts'

/** Why the register contradicts a certificate, and the day that this is about. */
export interface PaperDoubt {
  readonly unconfirmed: Unconfirmed
  readonly unconfirmed_on: string | null
}

const firstOf = (days: readonly string[]): string | null => days.toSorted()[0] ?? null

/** The filings that have the number of a policy on a certificate. */
const filedAs = (number: string, filings: readonly PolicyFact[]): readonly PolicyFact[] => {
  const key = policyNumberKey(number)
  return key === null ? [] : filings.filter(filing => policyNumberKey(filing.policy_number ?? null) === key)
}

const isCanceled = ({ end_kind = null }: PolicyFact): boolean => end_kind === null || end_kind === 'canceled'

/** A policy on the certificate whose filing was canceled, or will be, after it began. */
const canceled = (paper: Paper, filings: readonly PolicyFact[], day: string): PaperDoubt | null => {
  const ends = paper.policies.flatMap(({ policy_number, effective_on }) => {
    const filed = filedAs(policy_number, filings)
    // Filed anew, and no end of it is known.
    if (filed.some(filing => isInForce(filing, day) && filing.cancelled_on === null)) return []
    return filed.filter(
      filing =>
        isCanceled(filing) &&
        (filing.has_ended === true || (filing.cancelled_on !== null && filing.cancelled_on > effective_on)),
    )
  })
  if (ends.length === 0) return null
  const days = ends.map(({ has_ended, cancelled_on }) => (has_ended === true ? null : cancelled_on))
  return {
    unconfirmed: 'paper_canceled',
    unconfirmed_on: days.includes(null) ? null : firstOf(days.filter(it => it !== null)),
  }
}

/** Auto liability in force by filings of which none agrees with the certificate, in insurer or limit. */
const contradicted = (paper: Paper, filings: readonly PolicyFact[], day: string): PaperDoubt | null => {
  const stated = paper.policies.find(({ kind }) => kind === 'bipd')
  const filed = filings.filter(
    filing => filing.kind === 'bipd' && filing.is_primary && isInForce(filing, day) && filing.amount !== 0,
  )
  if (stated === undefined || filed.length === 0) return null
  const agrees = ({ amount, insurer = null }: PolicyFact) =>
    amount === stated.amount ||
    (insurer !== null && stated.insurer !== null && insurerKey(insurer) === insurerKey(stated.insurer))
  if (filed.some(agrees)) return null
  return {
    unconfirmed: 'paper_contradicted',
    unconfirmed_on:
      filed
        .flatMap(({ effective_on }) => effective_on ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}

/**
 * Why the register contradicts a company's own certificate on a day: a filing of one of its policies was canceled, or other auto
 * liability is in force than it states. Null: nothing does.
 *
 * Choice: it is about the whole certificate: an agency that is wrong about one line may be wrong about another.
 */
export const paperDoubt = (paper: Paper, policies: readonly PolicyFact[], day: string): PaperDoubt | null => {
  const filings = policies.filter(({ source }) => source === 'filing')
  const end = canceled(paper, filings, day)
  if (end !== null && (end.unconfirmed_on ?? day) <= day) return end
  return contradicted(paper, filings, day) ?? end
}

/** A policy with what speaks against the certificate that it is on. */
export const withPaperDoubt = (
  policy: PolicyFact,
  policies: readonly PolicyFact[],
  day: string,
): PolicyFact =>
  policy.paper == null || policy.unconfirmed != null
    ? policy
    : { ...policy, ...paperDoubt(policy.paper, policies, day) }
