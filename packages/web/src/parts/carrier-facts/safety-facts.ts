import { type CalendarDate, formatCalendarDate, type SafetySummary } from '@fairhaul/core'
import { type Fact, HIDDEN, NOT_ON_RECORD } from './fact.ts'

/**
 * The national out-of-service rates, as shares, which are dated: an older table gives another verdict.
 *
 * Source: the federal safety snapshot of 6 June 2025.
 */
export const NATIONAL_AVERAGE = {
  vehicle: 0.2226,
  driver: 0.0667,
  asOf: '2025-06-06' as CalendarDate,
} as const

/** Below so many inspections a rate says nothing. */
export const INSPECTIONS_TO_COMPARE = 5

const RATINGS: Readonly<Record<string, Fact>> = {
  S: { text: 'Satisfactory', tone: 'pass' },
  C: { text: 'Conditional', tone: 'incomplete' },
  U: { text: 'Unsatisfactory', tone: 'fail' },
}

const percent = (share: number): string => `${(share * 100).toFixed(share === 0 ? 0 : 1)} %`

/** The rating an on-site review gave; most carriers never had one. Null safety: hidden from this user. */
export const ratingFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  if (safety.rating === null) return { text: 'Unrated', note: 'no review on record', tone: 'plain' }
  const known = RATINGS[safety.rating] ?? { text: safety.rating, tone: 'incomplete' as const }
  return safety.ratedOn === null ? known : { ...known, note: `rated ${formatCalendarDate(safety.ratedOn)}` }
}

/**
 * The share of inspections that ended out of service, beside the nation's.
 *
 * Empty: too few inspections to compare, or none on record, say so; 0 % is a rate.
 */
export const outOfServiceRateFact = (safety: SafetySummary | null, of: 'vehicle' | 'driver'): Fact => {
  if (safety === null) return HIDDEN
  const inspections = safety.inspections24Months
  if (inspections === null) return NOT_ON_RECORD
  const rate = of === 'vehicle' ? safety.vehicleOutOfServiceRate : safety.driverOutOfServiceRate
  if (inspections < INSPECTIONS_TO_COMPARE || rate === null) {
    return {
      text: 'too few inspections',
      note: `not compared below ${INSPECTIONS_TO_COMPARE}`,
      tone: 'unknown',
    }
  }
  const average = NATIONAL_AVERAGE[of]
  const note = `national average ${(average * 100).toFixed(2)} %, ${formatCalendarDate(NATIONAL_AVERAGE.asOf)}`
  return { text: percent(rate), note, tone: rate > average ? 'incomplete' : 'plain' }
}

/** Whether an order forbids the carrier to operate at all. */
export const outOfServiceOrderFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  if (safety.outOfService === null) return NOT_ON_RECORD
  return safety.outOfService
    ? { text: 'Out of service', note: 'may not operate', tone: 'fail' }
    : { text: 'None in force', tone: 'pass' }
}

export const inspectionsFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  const { inspections24Months, lastInspectedOn } = safety
  if (inspections24Months === null) return NOT_ON_RECORD
  return {
    text: String(inspections24Months),
    note: lastInspectedOn === null ? 'in 24 months' : `last ${formatCalendarDate(lastInspectedOn)}`,
    tone: 'plain',
  }
}
