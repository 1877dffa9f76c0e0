import { formatUsd } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import { spanText } from '../../shared/time-span.ts'
import type { Fact } from './fact.ts'
import { NOT_ON_RECORD, shorter } from './fact.ts'

/** Cover that ends within this many days gets a warning. Choice: an insurer's usual notice. */
export const ENDING_SOON_DAYS = 30

/** One line of insurance: whole US dollars, and the last day it is in force. Null: not on record. */
export interface Cover {
  readonly usd: number | null
  readonly until: CalendarDate | null
}

/** Whether a line of insurance is in force, or why that is unknown. */
export type CoverageStatus = 'in-force' | 'ending-soon' | 'ended' | 'no-end' | 'not-on-record'

/**
 * Whether a line of insurance is in force on a day; its last day counts.
 *
 * Empty: not on record if neither its amount nor its end is. Choice: cover without an end on record runs until it is
 * cancelled, as federal filings do; rules and policies use the same reading.
 */
export const coverageStatus = ({ usd, until }: Cover, today: CalendarDate): CoverageStatus => {
  if (until === null) return usd === null ? 'not-on-record' : 'no-end'
  if (until < today) return 'ended'
  return daysBetween(today, until) <= ENDING_SOON_DAYS ? 'ending-soon' : 'in-force'
}

const TONES = {
  'in-force': 'plain',
  'ending-soon': 'incomplete',
  ended: 'fail',
  'no-end': 'plain',
} as const

/** The last day of a line of insurance, and its amount. $0 of cover is shown as such. */
export const coverFact = (cover: Cover, today: CalendarDate): Fact => {
  const status = coverageStatus(cover, today)
  if (status === 'not-on-record') return NOT_ON_RECORD
  const { usd, until } = cover
  const tone = TONES[status]
  const amount = usd === null ? 'amount not on record' : formatUsd(usd)
  if (until === null) return { text: 'In force', note: `${amount}, no end on record`, tone }
  const text = `${status === 'ended' ? 'Ended' : 'Until'} ${formatCalendarDate(until)}`
  if (status !== 'ending-soon') return { text, note: amount, tone }
  const left = until === today ? 'ends today' : `${spanText(today, until)} left`
  return { text, note: `${amount}, ${left}`, tone }
}

/** The short form under an "until" header: only the day. Ended cover, or cover without an end on record, says so. */
export const coverInRow = (cover: Cover, today: CalendarDate): Fact => {
  const fact = coverFact(cover, today)
  const status = coverageStatus(cover, today)
  if (status === 'not-on-record') return fact
  if (status === 'ended') return shorter(fact, 'ended')
  return shorter(fact, cover.until === null ? 'no end' : formatCalendarDate(cover.until))
}
