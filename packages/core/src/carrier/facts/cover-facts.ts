import { formatUsd } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import { spanText } from '../../shared/time-span.ts'
import type { CoverGap, InsuranceInForce } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { NOT_ON_RECORD, shorter } from './fact.ts'

/** Cover that ends within this many days gets a warning. Choice: an insurer's usual notice. */
export const ENDING_SOON_DAYS = 30

/** One line of insurance: whole US dollars, and its last day in force, which may be past. Null: not on record. */
export interface Cover {
  readonly usd: number | null
  readonly until: CalendarDate | null
  /** Null or missing: none. */
  readonly gap?: CoverGap | null
  /** The first day without it, as announced. Null or missing: no cancellation is pending. */
  readonly cancelsOn?: CalendarDate | null
  /** Another policy in force states no amount, so that there may be more. */
  readonly isAtLeast?: boolean
}

/** The lines of insurance on a carrier's record. */
export type InsuranceLine = 'bipd' | 'cargo' | 'generalLiability'

/** One line of a carrier's insurance. The rules, the facts and the lists all read it here. */
export const coverOf = (insurance: InsuranceInForce, line: InsuranceLine): Cover => ({
  usd: insurance[`${line}Usd`],
  until: insurance[`${line}Until`],
  gap: insurance[`${line}Gap`] ?? null,
  cancelsOn: insurance[`${line}CancelsOn`] ?? null,
  isAtLeast: insurance[`${line}IsAtLeast`] === true,
})

/** Whether a line of insurance is in force, or why not, or why that is unknown. */
export type CoverageStatus =
  | 'in-force'
  | 'ending-soon'
  | 'ended'
  | 'no-end'
  | 'not-on-record'
  | Exclude<CoverGap, 'no_amount'>

/**
 * Whether a line of insurance is in force on a day; its last day counts.
 *
 * Empty: not on record if neither its amount nor its end is, and no policy that falls short is either. Choice: cover
 * without an end on record runs until it is cancelled, as federal filings do; rules and policies use the same reading.
 */
export const coverageStatus = ({ usd, until, gap = null }: Cover, today: CalendarDate): CoverageStatus => {
  if (until === null) return usd !== null || gap === 'no_amount' ? 'no-end' : (gap ?? 'not-on-record')
  if (until < today) return 'ended'
  return daysBetween(today, until) <= ENDING_SOON_DAYS ? 'ending-soon' : 'in-force'
}

const TONES = {
  'in-force': 'plain',
  'ending-soon': 'incomplete',
  ended: 'fail',
  'no-end': 'plain',
} as const

/** Policies that are no cover yet or no longer, or none that pays first; the rules say the same words. */
export const COVER_GAP_TEXTS: Readonly<Record<Exclude<CoverGap, 'no_amount'>, string>> = {
  excess_only: 'excess coverage only',
  not_begun: 'not started',
  ended_undated: 'expired, day not on record',
}

/** Whether there are policies of a line, and none of them is primary cover. */
export const isCoverGap = (status: CoverageStatus): status is Exclude<CoverGap, 'no_amount'> =>
  status in COVER_GAP_TEXTS

/**
 * The amount of a line of insurance: "$1,000,000", "at least $50,000" where another policy states none.
 *
 * Empty: "amount not on record".
 */
export const coverAmountText = ({ usd, isAtLeast = false }: Pick<Cover, 'usd' | 'isAtLeast'>): string => {
  if (usd === null) return 'amount not on record'
  return isAtLeast ? `at least ${formatUsd(usd)}` : formatUsd(usd)
}

/** Cover in force of which no end is on record; the same words in facts and rows. */
const UNTIL_CANCELED = 'until canceled'

/** The last day of a line of insurance, and its amount. $0 of cover is shown as such. */
export const coverFact = (cover: Cover, today: CalendarDate): Fact => {
  const status = coverageStatus(cover, today)
  if (status === 'not-on-record') return NOT_ON_RECORD
  if (isCoverGap(status)) return { text: withCapital(COVER_GAP_TEXTS[status]), tone: 'fail' }
  const { until } = cover
  const tone = TONES[status]
  const amount = coverAmountText(cover)
  if (until === null) return { text: withCapital(UNTIL_CANCELED), note: amount, tone }
  const text = `${status === 'ended' ? 'Expired' : 'Until'} ${formatCalendarDate(until)}`
  if (status !== 'ending-soon') return { text, note: amount, tone }
  const left = until === today ? 'ends today' : `${spanText(today, until)} left`
  return { text, note: `${amount}, ${left}`, tone }
}

/**
 * The short form under an "until" header: only the day. Cover that ended says "expired" before it; cover without an end on
 * record runs "until canceled".
 */
export const coverInRow = (cover: Cover, today: CalendarDate): Fact => {
  const fact = coverFact(cover, today)
  const status = coverageStatus(cover, today)
  if (status === 'no-end') return shorter(fact, UNTIL_CANCELED)
  if (cover.until === null) return { ...fact, text: fact.text.toLowerCase() }
  const day = formatCalendarDate(cover.until)
  return shorter(fact, status === 'ended' ? `expired ${day}` : day)
}
