import type { PolicyFact } from './facts.ts'
import type { Paper, PaperPolicy } from './paper.ts'

/** A policy of a certificate with all columns of one that is on record. */
type OwnPolicy = Required<PolicyFact>

/** Choice: filings decide auto liability, as a paper of an agency is no proof against the register. */
const DECIDED = ['cargo', 'general_liability'] as const

interface PaperLine {
  readonly paper: Paper
  readonly policy: PaperPolicy
}

const byDate = ({ paper: one }: PaperLine, { paper: other }: PaperLine): number =>
  one.dated_on === other.dated_on ? other.id - one.id : one.dated_on < other.dated_on ? 1 : -1

const policyOf = ({ paper, policy }: PaperLine, end: Partial<OwnPolicy>): OwnPolicy => ({
  kind: policy.kind,
  is_primary: true,
  amount: policy.amount,
  effective_on: policy.effective_on,
  expires_on: policy.expires_on,
  cancelled_on: null,
  source: 'certificate',
  as_of: paper.dated_on,
  source_file: null,
  policy_number: policy.policy_number,
  insurer: policy.insurer,
  has_ended: false,
  end_kind: null,
  ended_source_file: null,
  ended_as_of: null,
  unconfirmed: null,
  unconfirmed_on: null,
  paper,
  ...end,
})

/** The lines that count, the newest certificate first: from its first day it replaces the ones before it. */
const countingOf = (newestFirst: readonly PaperLine[]): readonly OwnPolicy[] => {
  let from: string | null = null
  return newestFirst.flatMap(line => {
    const { effective_on } = line.policy
    if (from !== null && effective_on >= from) return []
    const end: Partial<OwnPolicy> = from === null ? {} : { cancelled_on: from, end_kind: 'replaced' }
    from = effective_on
    return [policyOf(line, end)]
  })
}

/**
 * The policies that a company's own certificates of a carrier give. Of each line the certificate that is dated last counts.
 *
 * Empty: none without a certificate. Choice: where each was taken back, the last one is shown as not confirmed, so that the
 * reason names the paper that is missing.
 */
export const paperPolicies = (papers: readonly Paper[]): readonly OwnPolicy[] =>
  DECIDED.flatMap(kind => {
    const newestFirst = papers
      .flatMap(paper =>
        paper.policies.filter(policy => policy.kind === kind).map(policy => ({ paper, policy })),
      )
      .toSorted(byDate)
    const counting = newestFirst.filter(({ paper }) => paper.withdrawn_on === null)
    if (counting.length > 0) return countingOf(counting)
    return newestFirst
      .slice(0, 1)
      .map(line => policyOf(line, { unconfirmed: 'withdrawn', unconfirmed_on: line.paper.withdrawn_on }))
  })
