import { assess } from '../rules/assess.ts'
import type { RulesAssessment } from '../rules/assessment.ts'
import { verdictReason, verdictReasonText } from '../rules/verdict-reason.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'
import { changeText } from './change-text.ts'

/**
 * A change in one line, with why a verdict turned: "Pass to Fail: cargo $50,000, needs $100,000". The reason is that of
 * the verdict on a day.
 *
 * Units:   `maxLength` is the most characters of the reason.
 * Empty:   no reason for another change, for a carrier that passes or is not assessed, and for a verdict that has turned
 *          again since.
 * Source: section 2, "What changed".
 */
export const changeWithReason = (
  change: Pick<CarrierChange, 'subject' | 'was' | 'now'>,
  assessment: RulesAssessment | null,
  today: CalendarDate,
  maxLength: number,
): string => {
  const text = changeText(change)
  if (change.subject !== 'verdict' || assessment === null) return text
  const assessed = assess(assessment, today)
  const reason = verdictReason(assessed, maxLength)
  return reason === undefined || assessed.overall?.toLowerCase() !== change.now?.status
    ? text
    : `${text}: ${verdictReasonText(reason)}`
}
