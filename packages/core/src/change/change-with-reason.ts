import { assess } from '../rules/assess.ts'
import type { RulesAssessment } from '../rules/assessment.ts'
import { verdictReason, verdictReasonText } from '../rules/verdict-reason.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'
import { changeText } from './change-text.ts'

type Turned = Pick<CarrierChange, 'subject' | 'was' | 'now'>

/**
 * The verdict that a change names and that the carrier still has. Where it stands, the mark of the verdict may stand.
 *
 * Empty:  null for another change, for a carrier that is not assessed, and for a verdict that has turned again since.
 * Source: section 2, "What changed".
 */
export const verdictOfChange = (
  { subject, now }: Turned,
  assessment: RulesAssessment | null,
  today: CalendarDate,
): Verdict | null => {
  if (subject !== 'verdict' || assessment === null) return null
  const { overall } = assess(assessment, today)
  return overall?.toLowerCase() === now?.status ? overall : null
}

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
  change: Turned,
  assessment: RulesAssessment | null,
  today: CalendarDate,
  maxLength: number,
): string => {
  const text = changeText(change)
  if (assessment === null || verdictOfChange(change, assessment, today) === null) return text
  const reason = verdictReason(assess(assessment, today), maxLength)
  return reason === undefined ? text : `${text}: ${verdictReasonText(reason)}`
}
