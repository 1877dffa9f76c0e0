import { coverageStatus, coverFact, coverOf, isCoverGap } from '../../carrier/facts/cover-facts.ts'
import { coverSource } from '../../carrier/facts/fact-sources.ts'
import type { Cover, InsuranceLine } from '../../carrier/insurance-in-force.ts'
import { policyInForce } from '../../insurance/cover-in-force.ts'
import { COVERAGE_LABELS, COVERAGES, type Coverage } from '../../carrier/coverages.ts'
import type { InsurancePolicy } from '../../insurance/insurance-policy.ts'
import { isInForce } from '../../insurance/policy-status.ts'
import { policyStatusText, policyText } from '../../insurance/policy-text.ts'
import { formatUsd } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import type { ComparedCarrier } from '../compared-carrier.ts'
import { type ComparedFact, comparedFact, fromDetail, mapCompared, type RowRule } from '../compared-row.ts'
import { linesOf } from '../evidence.ts'

/** The amount of a line in force today. Choice: 0 for a line without cover; null (unknown) without an amount on record. */
const amountInForce = (cover: Cover, today: CalendarDate): number | null => {
  const status = coverageStatus(cover, today)
  if (status === 'ended' || isCoverGap(status)) return 0
  return status === 'not-on-record' ? null : cover.usd
}

const coverRow = (key: string, label: string, line: InsuranceLine): RowRule => ({
  key,
  label,
  best: 'highest',
  compare: fromDetail(({ insurance }, today) => {
    const cover = coverOf(insurance, line)
    const fact = coverFact(cover, today)
    return comparedFact(
      fact,
      [
        ['Amount', cover.usd === null ? 'not on record' : formatUsd(cover.usd)],
        ['Status', fact.text],
        ...linesOf(coverSource(insurance, line)),
      ],
      amountInForce(cover, today),
    )
  }),
})

const COVER_ROWS: readonly RowRule[] = [
  coverRow('bipd', 'BIPD (public liability)', 'bipd'),
  coverRow('cargo-cover', 'Cargo', 'cargo'),
  coverRow('general-liability', 'General liability', 'generalLiability'),
]

/** The policy shown for a line: the one in force, else the one with the greatest id. */
const displayedPolicy = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): InsurancePolicy | undefined =>
  policyInForce(policies, coverage, today) ??
  policies.filter(policy => policy.coverage === coverage).toSorted((one, other) => other.id - one.id)[0]

const policyFact = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): ComparedFact => {
  const policy = displayedPolicy(policies, coverage, today)
  if (policy === undefined) return comparedFact({ text: 'no policy on record', tone: 'unknown' })
  const others = policies.filter(each => each.coverage === coverage && each.id !== policy.id)
  return comparedFact(
    {
      text: withCapital(policyStatusText(policy, today)),
      note: policy.insurer ?? 'insurer not on record',
      tone: isInForce(policy, today) ? 'plain' : 'incomplete',
    },
    [
      ['Policy', policyText(policy, today)],
      ['Number', policy.policyNumber ?? 'not on record'],
      ['Insurer', policy.insurer ?? 'not on record'],
      ...others.map(each => ['Also', policyText(each, today)] as const),
    ],
  )
}

const policyRow = (coverage: Coverage): RowRule => ({
  key: `policy-${coverage}`,
  label: `Policy: ${COVERAGE_LABELS[coverage]}`,
  compare: ({ policies }, today) => mapCompared(policies, all => policyFact(all, coverage, today)),
})

/** Lines that are always shown, also without a policy on record. */
const USUAL: ReadonlySet<Coverage> = new Set(['bipd', 'cargo'])

/**
 * Each line of coverage in the register, then the policy of each line.
 *
 * Source: section 2, "Comparison"; section 3, "Insurance records". Choice: lines that no carrier has are omitted,
 * except auto liability and cargo, which brokers always check.
 */
export const insuranceRows = (carriers: readonly ComparedCarrier[]): readonly RowRule[] => {
  const had = new Set(
    carriers.flatMap(({ policies }) =>
      policies.kind === 'ready' ? policies.value.map(({ coverage }) => coverage) : [],
    ),
  )
  return [
    ...COVER_ROWS,
    ...COVERAGES.filter(coverage => USUAL.has(coverage) || had.has(coverage)).map(policyRow),
  ]
}
