import type { CarrierSummary } from '../carrier/carrier.ts'
import { assess } from '../rules/assess.ts'
import { decidingRulesText } from '../rules/deciding-rules-text.ts'
import type { Verdict } from '../rules/verdict.ts'
import { type CalendarDate, compareCalendarDates } from '../shared/calendar-date.ts'
import type { ChangeDraft } from './carrier-change.ts'
import type { WatchedFacts } from './watched-facts.ts'

const TONES: Readonly<Record<Verdict, ChangeDraft['tone']>> = {
  Fail: 'fail',
  Incomplete: 'incomplete',
  Override: 'override',
  Pass: 'pass',
}

/**
 * A changed verdict, with the rules that now fail or are incomplete.
 *
 * Empty: none if the verdict is the same, or was or is not assessed.
 * Source: section 2, "What changed".
 */
export const verdictChanges = (
  before: WatchedFacts,
  { rulesAssessment }: Pick<CarrierSummary, 'rulesAssessment'>,
  today: CalendarDate,
): readonly ChangeDraft[] => {
  if (rulesAssessment === null) return []
  const { overall, rules } = assess(rulesAssessment, today)
  if (overall === null || before.verdict === null || overall === before.verdict) return []
  const against = decidingRulesText({ overall, rules })
  const days = rules
    .filter(({ label }) => label === overall)
    .flatMap(({ finding }) => finding.asOf ?? [])
    .toSorted(compareCalendarDates)
  return [
    {
      what: 'overall',
      tone: TONES[overall],
      text: `${before.verdict} to ${overall}${against === undefined ? '' : `: ${against}`}`,
      on: null,
      asOf: days.at(-1) ?? null,
    },
  ]
}
