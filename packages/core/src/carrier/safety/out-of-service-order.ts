import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { sourceAndDayText } from '../../shared/source-text.ts'

/** An order by which a carrier may not operate. Source: section 3, "Carrier detail"; the call is ours. */
export interface OutOfServiceOrder {
  readonly orderedOn: CalendarDate
  /** In the agency's words. Null: not on record. */
  readonly reason: string | null
  readonly rescindedOn: CalendarDate | null
  readonly isInForce: boolean
}

/** All orders against a carrier, newest first. */
export interface OutOfServiceOrders {
  readonly orders: readonly OutOfServiceOrder[]
  /** The day of the file of orders, which lists every one. Null: no such file was read. */
  readonly asOf: CalendarDate | null
}

/** The source of orders, with its day: "Out of Service Orders, Nov 19, 2026". */
export const ordersSourceText = ({ asOf }: Pick<OutOfServiceOrders, 'asOf'>): string =>
  sourceAndDayText('Out of Service Orders', asOf)

/**
 * An order as text: "In force: failure to pay fine"; "Rescinded Mar 4, 2025: failure to pay fine".
 *
 * Empty: "reason not on record". Source: section 3, "Carrier detail". An order that is no longer active without a day of
 * its rescission has ended.
 */
export const outOfServiceOrderText = ({ reason, rescindedOn, isInForce }: OutOfServiceOrder): string => {
  const ended = rescindedOn === null ? 'No longer active' : `Rescinded ${formatCalendarDate(rescindedOn)}`
  return `${isInForce ? 'In force' : ended}: ${reason === null ? 'reason not on record' : reason.toLowerCase()}`
}
