import { formatUsd } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital, withSmallLetter } from '../../shared/first-letter.ts'
import { spanText } from '../../shared/time-span.ts'
import type {
  Cover,
  CoverGap,
  InsuranceInForce,
  InsuranceLine,
  UnconfirmedCover,
} from '../insurance-in-force.ts'
import type { Fact } from './fact.ts'
import { NOT_ON_RECORD, shorter } from './fact.ts'

/** Cover that ends within this many days gets a warning. Choice: an insurer's usual notice. */
export const ENDING_SOON_DAYS = 30

/** One line of a carrier's insurance as a record. The rules, the facts, the lists and exports all read it here. */
export const coverOf = (insurance: InsuranceInForce, line: InsuranceLine): Cover => ({
  usd: insurance[`${line}Usd`],
  until: insurance[`${line}Until`],
  gap: insurance[`${line}Gap`] ?? null,
  later: insurance[`${line}Later`] ?? [],
  unconfirmed: insurance[`${line}Unconfirmed`] ?? null,
  isAtLeast: insurance[`${line}IsAtLeast`] === true,
  source: insurance[`${line}Source`] ?? null,
  asOf: insurance[`${line}AsOf`] ?? null,
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
  none_on_file: 'none on file',
}

/** Whether there are policies of a line, and none of them is primary cover. */
export const isCoverGap = (status: CoverageStatus): status is Exclude<CoverGap, 'no_amount'> =>
  status in COVER_GAP_TEXTS

/** Whether a line has cover in force. */
export const isInForceStatus = (status: CoverageStatus): status is 'in-force' | 'ending-soon' | 'no-end' =>
  status === 'in-force' || status === 'ending-soon' || status === 'no-end'

/**
 * The amount of a line of insurance: "$1,000,000", "at least $50,000" where another policy states none.
 *
 * Empty: "amount not on record".
 */
export const coverAmountText = ({ usd, isAtLeast }: Pick<Cover, 'usd' | 'isAtLeast'>): string => {
  if (usd === null) return 'amount not on record'
  return isAtLeast === true ? `at least ${formatUsd(usd)}` : formatUsd(usd)
}

const UNCONFIRMED: Readonly<Record<string, (day: string | null) => string>> = {
  unmatched_cancellation: day =>
    `a cancellation ${day === null ? 'without a day' : `of ${day}`} names no policy on record`,
  none_on_file: day =>
    day === null ? 'none on file in L&I Carrier' : `none on file in L&I Carrier of ${day}`,
  filed_again: day => (day === null ? 'ended and filed again' : `ended ${day}, then filed again`),
  docket_given_away: () => 'filed for a docket that another carrier has',
  no_end_day: () => 'ended on a day not on record, and listed',
  no_longer_listed: day => (day === null ? 'no longer listed' : `no longer listed since ${day}`),
  history_only: () => 'listed only among those that ended, without a day',
  outdated: day => (day === null ? 'not in Motus Insur' : `not in Motus Insur of ${day}`),
  newer_lookup: day => (day === null ? 'not in QCMobile' : `not in QCMobile of ${day}`),
}

/** Why cover is not confirmed: "not confirmed: no longer listed since 20 Nov 2026". An unknown reason is shown by its own text. */
export const unconfirmedText = ({ reason, on }: Pick<UnconfirmedCover, 'reason' | 'on'>): string => {
  const day = on === null ? null : formatCalendarDate(on)
  return `not confirmed: ${UNCONFIRMED[reason]?.(day) ?? reason.replaceAll('_', ' ')}`
}

/**
 * What to say of a line that will have less than is needed, or end: "cancellation pending 5 Dec 2026", "$750,000 from 5 Dec 2026".
 *
 * Empty: undefined when it will not, or by its last day, which a policy has from its start.
 */
export const coverNotice = ({ later }: Pick<Cover, 'later'>, neededUsd: number): string | undefined => {
  const step = later?.find(({ usd }) => usd === null || usd < neededUsd)
  if (step === undefined) return undefined
  const day = formatCalendarDate(step.on)
  if (step.usd !== null) return `${formatUsd(step.usd)} from ${day}`
  if (step.end === null) return undefined
  if (step.end === 'unconfirmed') return `not confirmed from ${day}`
  return step.end === 'canceled' ? `cancellation pending ${day}` : `ends ${day}`
}

/** Cover in force of which no end is on record; the same words in facts and rows. */
const UNTIL_CANCELED = 'until canceled'

/** The last day of a line of insurance, and its amount. $0 of cover is shown as such. */
export const coverFact = (cover: Cover, today: CalendarDate): Fact => {
  const status = coverageStatus(cover, today)
  if (cover.unconfirmed != null && !isInForceStatus(status))
    return { text: withCapital(unconfirmedText(cover.unconfirmed)), tone: 'incomplete' }
  if (status === 'not-on-record') return NOT_ON_RECORD
  if (isCoverGap(status)) return { text: withCapital(COVER_GAP_TEXTS[status]), tone: 'fail' }
  const { until } = cover
  const tone = TONES[status]
  const notice = coverNotice(cover, cover.usd ?? 0)
  const amount = `${coverAmountText(cover)}${notice === undefined || status === 'ended' ? '' : `, ${notice}`}`
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
  if (cover.until === null || (cover.unconfirmed != null && !isInForceStatus(status)))
    return { ...fact, text: withSmallLetter(fact.text) }
  const day = formatCalendarDate(cover.until)
  return shorter(fact, status === 'ended' ? `expired ${day}` : day)
}
