import { formatCount } from '../../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'

/**
 * A payment provider's data on the loads it paid a carrier for. Null is "not on record". Source: section 7, "Carriers".
 */
export interface PaymentLoadAnalysis {
  readonly carrierId: CarrierId
  /** The provider's own name. */
  readonly provider: string | null
  /** Loads paid in the last 12 months, and the number of their brokers. */
  readonly loads: number | null
  readonly brokers: number | null
  readonly lastPaidOn: CalendarDate | null
}

/**
 * The paid loads as text: "120 loads for 14 brokers", with the last payment beside.
 *
 * Empty: not on record without a number of loads; brokers that are not on record are omitted.
 * Source: section 3, "Carrier detail"; the wording is ours.
 */
export const paidLoadsFact = ({ loads, brokers, lastPaidOn }: PaymentLoadAnalysis): Fact => {
  if (loads === null) return NOT_ON_RECORD
  const text = [
    formatCount(loads, 'load'),
    ...(brokers === null ? [] : ['for', formatCount(brokers, 'broker')]),
  ].join(' ')
  return lastPaidOn === null
    ? { text, tone: 'plain' }
    : { text, note: `last paid ${formatCalendarDate(lastPaidOn)}`, tone: 'plain' }
}
