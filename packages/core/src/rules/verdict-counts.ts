import type { CalendarDate } from '../shared/calendar-date.ts'
import { overallVerdict } from './assess.ts'
import type { RulesAssessment } from './assessment.ts'
import { VERDICT_RANKS, type Verdict, WORST_FIRST } from './verdict.ts'

/** How many carriers of a list have each verdict. Source: section 4, "Category and overall status". */
export type VerdictCounts = Readonly<Record<Verdict, number>>

/** The verdicts in the order of a list's filters: what may be used first. */
export const BEST_FIRST: readonly Verdict[] = WORST_FIRST.toReversed()

/**
 * Counts the verdicts of some carriers on a day.
 *
 * Empty: a carrier that was not assessed counts nowhere. Source: section 4, "Category and overall status".
 */
export const countVerdicts = (
  assessments: readonly (RulesAssessment | null)[],
  today: CalendarDate,
): VerdictCounts => {
  const counts = Object.fromEntries(Object.keys(VERDICT_RANKS).map(verdict => [verdict, 0])) as Record<
    Verdict,
    number
  >
  for (const assessment of assessments) {
    const verdict = assessment === null ? null : overallVerdict(assessment, today)
    if (verdict !== null) counts[verdict] += 1
  }
  return counts
}

/**
 * The carriers with a verdict on a day, in their order: as many as `countVerdicts` counts.
 *
 * Empty: null narrows to no verdict, so all are kept. Source: section 4, "Category and overall status".
 */
export const carriersWithVerdict = <T extends { readonly rulesAssessment: RulesAssessment | null }>(
  carriers: readonly T[],
  verdict: Verdict | null,
  today: CalendarDate,
): readonly T[] =>
  verdict === null
    ? carriers
    : carriers.filter(
        ({ rulesAssessment }) =>
          rulesAssessment !== null && overallVerdict(rulesAssessment, today) === verdict,
      )

/** The number of carriers that were counted. */
export const countedCarriers = (counts: VerdictCounts): number =>
  WORST_FIRST.reduce((sum, verdict) => sum + counts[verdict], 0)
