import {
  assess,
  type CalendarDate,
  type CarrierSummary,
  RULE_CATEGORIES,
  type Verdict,
  WORST_FIRST,
} from '@fairhaul/core'

/** Rows on Home, at most: as many as fit below the search without scrolling. */
export const LOOK_AT_MAX = 8

export interface LookedAt {
  readonly carrier: CarrierSummary
  /** Null: nothing is assessed. */
  readonly verdict: Verdict | null
  /** What stands against it, in the rules' own names; undefined when nothing does. */
  readonly reason: string | undefined
}

/**
 * The carriers that need a look first: by verdict, the worst first, each in the order it came.
 *
 * Empty: none for none. Those that nothing is assessed of come last.
 */
export const carriersToLookAt = (
  carriers: readonly CarrierSummary[],
  today: CalendarDate,
): readonly LookedAt[] => {
  const looked = carriers.map(carrier => lookAt(carrier, today))
  return [...WORST_FIRST, null]
    .flatMap(verdict => looked.filter(each => each.verdict === verdict))
    .slice(0, LOOK_AT_MAX)
}

const lookAt = (carrier: CarrierSummary, today: CalendarDate): LookedAt => {
  if (carrier.rulesAssessment === null) return { carrier, verdict: null, reason: undefined }
  const { overall, rules } = assess(carrier.rulesAssessment, today)
  const reasons = RULE_CATEGORIES.flatMap(category =>
    rules.filter(rule => rule.category === category && rule.label === overall),
  )
  const isStanding = overall === 'Fail' || overall === 'Incomplete'
  return {
    carrier,
    verdict: overall,
    reason: isStanding ? reasonText(reasons.map(({ name }) => name)) : undefined,
  }
}

const reasonText = ([first, ...others]: readonly string[]): string | undefined =>
  first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`
