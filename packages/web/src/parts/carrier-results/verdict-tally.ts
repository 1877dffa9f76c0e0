import { type CalendarDate, type CarrierSummary, countVerdicts, type VerdictCounts } from '@fairhaul/core'

/** The counts of a list's verdicts, and whether they are of all its carriers or only of one page. */
export interface VerdictTally {
  readonly counts: VerdictCounts
  readonly isWhole: boolean
  /** The number of carriers on the page. */
  readonly onPage: number
}

/** The tally of some carriers: the whole list, or one page of it. */
export const tallyOf = (
  carriers: readonly CarrierSummary[],
  isWhole: boolean,
  today: CalendarDate,
): VerdictTally => ({
  counts: countVerdicts(
    carriers.map(({ rulesAssessment }) => rulesAssessment),
    today,
  ),
  isWhole,
  onPage: carriers.length,
})
