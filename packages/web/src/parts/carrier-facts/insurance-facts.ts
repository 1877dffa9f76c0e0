import { type CalendarDate, daysBetween, formatCalendarDate, formatUsd } from '@fairhaul/core'
import { type Fact, NOT_ON_RECORD } from './fact.ts'
import { spanText } from './time-span.ts'

/** Cover that ends within so many days is worth a look before booking ahead: an insurer's usual notice. */
export const ENDING_SOON_DAYS = 30

export interface Cover {
  readonly usd: number | null
  readonly until: CalendarDate | null
}

/**
 * Until when a line of insurance is in force.
 *
 * Empty: not on record when neither its amount nor its end is. An end that is not on record says so: such cover is
 * not taken for cover without an end.
 */
export const coverFact = ({ usd, until }: Cover, today: CalendarDate): Fact => {
  if (usd === null && until === null) return NOT_ON_RECORD
  const amount = usd === null ? 'amount not on record' : formatUsd(usd)
  if (until === null) return { text: 'end not on record', note: amount, tone: 'incomplete' }
  const day = formatCalendarDate(until)
  if (until < today) return { text: `Ended ${day}`, note: amount, tone: 'fail' }
  return daysBetween(today, until) <= ENDING_SOON_DAYS
    ? {
        text: `Until ${day}`,
        note: `${amount}, ${until === today ? 'ends today' : `${spanText(today, until)} left`}`,
        tone: 'incomplete',
      }
    : { text: `Until ${day}`, note: amount, tone: 'plain' }
}
