import { formatCount, formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { RateConfirmationId } from './rate-confirmation.ts'

/** The terms agreed for one load. Null: not on record. Source: section 3, "Rate confirmation". */
export interface RateConfirmationTerms {
  readonly rateConfirmationId: RateConfirmationId
  /** US dollars, with cents where there are any. */
  readonly rateUsd: number | null
  readonly origin: string | null
  readonly destination: string | null
  readonly pickUpOn: CalendarDate | null
  readonly deliverOn: CalendarDate | null
  /** Days from the invoice; 0: on receipt. */
  readonly paymentDays: number | null
  /** Other terms, as written. */
  readonly conditions: string | null
}

/** One term, for display. Source: section 3, "Rate confirmation". */
export interface TermLine {
  readonly label: string
  readonly text: string
}

const onRecord = <T>(value: T | null, textOf: (value: T) => string): string =>
  value === null ? 'not on record' : textOf(value)

const asWritten = (text: string): string => text.trim() || 'not on record'

const paymentText = (days: number): string =>
  days === 0 ? 'on receipt of the invoice' : `within ${formatCount(days, 'day')} of the invoice`

/**
 * The texts of the terms, in reading order.
 *
 * Empty: "not on record" for each missing term.
 * Source: section 3, "Rate confirmation". Choice: the specification does not list the terms; these are those of a
 * contract for one load.
 */
export const rateConfirmationTermLines = (terms: RateConfirmationTerms): readonly TermLine[] => [
  { label: 'Rate', text: onRecord(terms.rateUsd, formatUsd) },
  { label: 'Origin', text: onRecord(terms.origin, asWritten) },
  { label: 'Destination', text: onRecord(terms.destination, asWritten) },
  { label: 'Pickup', text: onRecord(terms.pickUpOn, formatCalendarDate) },
  { label: 'Delivery', text: onRecord(terms.deliverOn, formatCalendarDate) },
  { label: 'Payment', text: onRecord(terms.paymentDays, paymentText) },
  { label: 'Conditions', text: onRecord(terms.conditions, asWritten) },
]
