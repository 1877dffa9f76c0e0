import {
  assess,
  type CalendarDate,
  type CarrierSummary,
  decidingRulesText,
  type Verdict,
  WORST_FIRST,
} from '@fairhaul/core'

/** The maximum number of rows on Home: as many as fit below the search without scrolling. */
export const LOOK_AT_MAX = 8

export interface SnapshotMoment {
  readonly carrier: CarrierSummary
  /** Null: nothing is assessed. */
  readonly verdict: Verdict | null
  /** The rules that the verdict is based on; undefined for none. */
  readonly reason: string | undefined
}

/**
 * The carriers that need attention first: by verdict, the worst first, each group in its original order.
 *
 * Empty: none for none. Carriers without an assessment come last.
 */
export const carriersToCompare = (
  carriers: readonly CarrierSummary[],
  today: CalendarDate,
): readonly SnapshotMoment[] => {
  const looked = carriers.map(carrier => lookAt(carrier, today))
  return [...WORST_FIRST, null]
    .flatMap(verdict => looked.filter(each => each.verdict === verdict))
    .slice(0, LOOK_AT_MAX)
}

const lookAt = (carrier: CarrierSummary, today: CalendarDate): SnapshotMoment => {
  if (carrier.rulesAssessment === null) return { carrier, verdict: null, reason: undefined }
  const assessed = assess(carrier.rulesAssessment, today)
  return { carrier, verdict: assessed.overall, reason: decidingRulesText(assessed) }
}
