import { type DispatchStop, dispatchStop } from '../carrier/dispatch-stop.ts'
import { mayUse, type UsableCarrier } from '../carrier/may-use.ts'
import { verdictReason, verdictReasonText } from '../rules/verdict-reason.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'
import { changeText } from './change-text.ts'

type Turned = Pick<CarrierChange, 'subject' | 'was' | 'now'>

/**
 * What comes before the verdict that a change names: the mark of a verdict would read as the answer.
 *
 * Empty: null for another change, and where nothing does. Source: section 2, "What changed"; section 4, "Do not dispatch".
 */
export const stopOfChange = (
  { subject }: Pick<Turned, 'subject'>,
  { connection }: Pick<UsableCarrier, 'connection'>,
): DispatchStop | null => (subject === 'verdict' ? dispatchStop(connection) : null)

/**
 * The verdict that a change names and that the carrier still has. Where it stands, the mark of the verdict may stand.
 *
 * Empty: null for another change, for a carrier that is not assessed or that something stops, and for a verdict that has
 * turned again since.
 * Source: section 2, "What changed".
 */
export const verdictOfChange = (
  { subject, now }: Turned,
  carrier: UsableCarrier,
  today: CalendarDate,
): Verdict | null => {
  const { stop, verdict } = mayUse(carrier, today)
  if (subject !== 'verdict' || stop !== null) return null
  return verdict?.toLowerCase() === now?.status ? verdict : null
}

/**
 * A change in one line, with why a verdict turned: "Pass to Fail: cargo $50,000, needs $100,000", or with what comes before
 * it: "Fail to Pass, but the carrier is set to Do not dispatch". The reason is that of the verdict on a day.
 *
 * Units: `maxLength` is the most characters of the reason.
 * Empty: no reason for another change, for a carrier that passes or is not assessed, and for a verdict that has turned
 * again since.
 * Source: section 2, "What changed"; section 4, "Do not dispatch".
 */
export const changeWithReason = (
  change: Turned,
  carrier: UsableCarrier,
  today: CalendarDate,
  maxLength: number,
): string => {
  const text = changeText(change)
  const stop = stopOfChange(change, carrier)
  if (stop !== null) return `${text}, but the carrier ${stop.state}`
  const { assessed } = mayUse(carrier, today)
  if (assessed === undefined || verdictOfChange(change, carrier, today) === null) return text
  const reason = verdictReason(assessed, maxLength)
  return reason === undefined ? text : `${text}: ${verdictReasonText(reason)}`
}
