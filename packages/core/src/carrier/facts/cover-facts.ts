import type { CoverNotice, FindingOf } from '../../rules/finding-value.ts'
import { findingValueText } from '../../rules/finding-terms.ts'
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

/** The bond or trust fund of a carrier that is a broker too, as a line of insurance. Empty: none on record. */
export const brokerBondOf = ({ brokerBond }: Pick<InsuranceInForce, 'brokerBond'>): Cover =>
  brokerBond ?? { usd: null, until: null }

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

/** Policies that are no cover yet or no longer, or none that pays first. */
type NoCover = Exclude<CoverGap, 'no_amount'>

const NO_COVER: ReadonlySet<string> = new Set<NoCover>([
  'excess_only',
  'not_begun',
  'ended_undated',
  'none_on_file',
])

/** Whether there are policies of a line, and none of them is primary cover. */
export const isCoverGap = (status: CoverageStatus): status is NoCover => NO_COVER.has(status)

/** Whether a line has cover in force. */
export const isInForceStatus = (status: CoverageStatus): status is 'in-force' | 'ending-soon' | 'no-end' =>
  status === 'in-force' || status === 'ending-soon' || status === 'no-end'

/** How a line will be less than is needed, or end. Null: it will not, or by its last day, which a policy has from its start. */
export const coverNotice = ({ later }: Pick<Cover, 'later'>, neededUsd: number): CoverNotice | null => {
  const step = later?.find(({ usd }) => usd === null || usd < neededUsd)
  return step === undefined || (step.usd === null && step.end === null) ? null : step
}

/** The amount of a line of insurance in force, and what will change it, as a rule finds it. */
export const coverAmount = (
  { usd, isAtLeast }: Pick<Cover, 'usd' | 'isAtLeast'>,
  notice: CoverNotice | null,
): FindingOf<'cover' | 'cover_at_least' | 'cover_no_amount'> => {
  if (usd === null) return { code: 'cover_no_amount', notice }
  return { code: isAtLeast === true ? 'cover_at_least' : 'cover', usd, notice }
}

/** Why cover is not confirmed, as a rule finds it. An unknown reason is shown by its own text. */
export const coverUnconfirmed = ({
  reason,
  on,
}: Pick<UnconfirmedCover, 'reason' | 'on'>): FindingOf<'cover_unconfirmed'> => ({
  code: 'cover_unconfirmed',
  reason,
  on,
})

/** Cover in force of which no end is on record; the same words in facts and rows. */
const UNTIL_CANCELED = 'until canceled'

/** The last day of a line of insurance, and its amount. $0 of cover is shown as such. */
export const coverFact = (cover: Cover, today: CalendarDate): Fact => {
  const status = coverageStatus(cover, today)
  if (cover.unconfirmed != null && !isInForceStatus(status))
    return { text: withCapital(findingValueText(coverUnconfirmed(cover.unconfirmed))), tone: 'incomplete' }
  if (status === 'not-on-record') return NOT_ON_RECORD
  if (isCoverGap(status))
    return { text: withCapital(findingValueText({ code: `cover_${status}` })), tone: 'fail' }
  const { until } = cover
  const tone = TONES[status]
  const notice = status === 'ended' ? null : coverNotice(cover, cover.usd ?? 0)
  const amount = findingValueText(coverAmount(cover, notice))
  if (until === null) return { text: withCapital(UNTIL_CANCELED), note: amount, tone }
  const text = `${status === 'ended' ? 'Expired' : 'Until'} ${formatCalendarDate(until)}`
  if (status !== 'ending-soon') return { text, note: amount, tone }
  const left = until === today ? 'ends today' : `${spanText(today, until)} left`
  return { text, note: `${amount}, ${left}`, tone }
}

/**
 * The bond of a carrier that is a broker too: its last day and its amount. Empty: null without one on record.
 *
 * Source: section 3, "Insurance records".
 */
export const brokerBondFact = (
  insurance: Pick<InsuranceInForce, 'brokerBond'>,
  today: CalendarDate,
): Fact | null => {
  const fact = coverFact(brokerBondOf(insurance), today)
  return fact === NOT_ON_RECORD ? null : fact
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
