import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { formatPercent } from '../../shared/rates.ts'
import type { SafetySummary } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { HIDDEN, NOT_ON_RECORD, shorter } from './fact.ts'
import { INSPECTIONS_TO_COMPARE_MIN, NATIONAL_OUT_OF_SERVICE_RATES } from './national-averages.ts'

/** The subjects of an inspection, each with a rate and a national average. */
export type Inspected = 'vehicle' | 'driver'

/** How a rate compares with the national average, or why it is not compared. */
export type OutOfServiceStatus = 'above' | 'not-above' | 'too-few' | 'not-on-record' | 'hidden'

const rateOf = (safety: SafetySummary, of: Inspected): number | null =>
  of === 'vehicle' ? safety.vehicleOutOfServiceRate : safety.driverOutOfServiceRate

/** Why a rate is not compared. */
export type Uncompared = Extract<OutOfServiceStatus, 'too-few' | 'not-on-record' | 'hidden'>

/** The rate that is compared and shown, or why there is none. Source: as `outOfServiceStatus`. */
export const comparedRate = (safety: SafetySummary | null, of: Inspected): number | Uncompared => {
  if (safety === null) return 'hidden'
  const { inspections24Months } = safety
  if (inspections24Months === null) return 'not-on-record'
  const rate = rateOf(safety, of)
  return rate === null || inspections24Months < INSPECTIONS_TO_COMPARE_MIN ? 'too-few' : rate
}

const isAbove = (rate: number, of: Inspected): boolean => rate > NATIONAL_OUT_OF_SERVICE_RATES[of]

/**
 * How the share of inspections that ended out of service compares with the national average.
 *
 * Empty: null safety is hidden from this user; without a count of inspections nothing is on record; below five, or
 * without a rate, there are too few to compare. A rate that equals the average is not above it.
 * Source: the national averages, see there; section 6, "Safety data" for what is hidden.
 */
export const outOfServiceStatus = (safety: SafetySummary | null, of: Inspected): OutOfServiceStatus => {
  const rate = comparedRate(safety, of)
  if (typeof rate === 'string') return rate
  return isAbove(rate, of) ? 'above' : 'not-above'
}

const TOO_FEW: Fact = {
  text: 'too few inspections',
  note: `not compared below ${INSPECTIONS_TO_COMPARE_MIN}`,
  tone: 'unknown',
}

const UNCOMPARED: Readonly<Record<Uncompared, Fact>> = {
  hidden: HIDDEN,
  'not-on-record': NOT_ON_RECORD,
  'too-few': TOO_FEW,
}

const nationNote = (of: Inspected): string =>
  `national average ${formatPercent(NATIONAL_OUT_OF_SERVICE_RATES[of], 2)}, ${formatCalendarDate(NATIONAL_OUT_OF_SERVICE_RATES.asOf)}`

/** The share of inspections that ended out of service in 24 months, in percent, beside the national average. */
export const outOfServiceRateFact = (safety: SafetySummary | null, of: Inspected): Fact => {
  const rate = comparedRate(safety, of)
  if (typeof rate === 'string') return UNCOMPARED[rate]
  return { text: formatPercent(rate), note: nationNote(of), tone: isAbove(rate, of) ? 'incomplete' : 'plain' }
}

/**
 * Which of the two rates is shown where there is room for one: the one above the national average if only one is, else
 * the vehicles' rate. Every place that shows one rate uses this, and says which it is.
 */
const shownInspected = (safety: SafetySummary | null): Inspected =>
  outOfServiceStatus(safety, 'vehicle') !== 'above' && outOfServiceStatus(safety, 'driver') === 'above'
    ? 'driver'
    : 'vehicle'

const UNCOMPARED_TEXTS: Readonly<Record<Uncompared, string>> = {
  hidden: HIDDEN.text,
  'not-on-record': 'OOS rate not on record',
  'too-few': 'OOS rate: too few inspections',
}

/**
 * The one out-of-service rate that is shown: "vehicle OOS 21%", "driver OOS 8.3%". The note compares it with the nation.
 *
 * Empty: says why there is none.
 */
export const shownOutOfServiceFact = (safety: SafetySummary | null): Fact => {
  const of = shownInspected(safety)
  const rate = comparedRate(safety, of)
  const fact = outOfServiceRateFact(safety, of)
  if (typeof rate === 'string') return shorter(fact, UNCOMPARED_TEXTS[rate])
  const { note = '' } = fact
  return {
    ...fact,
    text: `${of} OOS ${fact.text}`,
    note: isAbove(rate, of) ? `above the ${note}` : note,
  }
}

/** The same in a row, where few words say why there is none. */
export const outOfServiceInRow = (safety: SafetySummary | null): Fact => {
  const fact = shownOutOfServiceFact(safety)
  return comparedRate(safety, shownInspected(safety)) === 'too-few'
    ? { ...fact, text: 'OOS: few insp.' }
    : { ...fact, text: fact.text.replace('OOS rate', 'OOS') }
}

/** Whether an order forbids the carrier to operate at all. Empty: hidden, or not on record. */
export const outOfServiceOrderFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  if (safety.outOfService === null) return NOT_ON_RECORD
  return safety.outOfService
    ? { text: 'Out of service', note: 'may not operate', tone: 'fail' }
    : { text: 'None in force', tone: 'pass' }
}
