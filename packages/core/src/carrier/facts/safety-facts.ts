import { formatNumber } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { SafetySummary } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { HIDDEN, NOT_ON_RECORD } from './fact.ts'

const RATINGS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['S', { text: 'Satisfactory', tone: 'pass' }],
  ['C', { text: 'Conditional', tone: 'incomplete' }],
  ['U', { text: 'Unsatisfactory', tone: 'fail' }],
])

/** What the rating of a carrier with a safety record and without a rating is called, wherever it stands. */
export const UNRATED = 'Unrated'

/**
 * The rating from an on-site review.
 *
 * Empty: null safety is hidden from this user; without a safety record (no day it is of) nothing is known; a record
 * without a rating is of an unrated carrier, which is normal. Choice: an unknown letter is shown as received.
 */
export const ratingFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  if (safety.rating === null && safety.asOf === null) return NOT_ON_RECORD
  if (safety.rating === null) return { text: UNRATED, note: 'no review on record', tone: 'plain' }
  const fact = RATINGS.get(safety.rating) ?? { text: safety.rating, tone: 'incomplete' as const }
  return safety.ratedOn === null ? fact : { ...fact, note: `rated ${formatCalendarDate(safety.ratedOn)}` }
}

/** Inspections of the last 24 months. Zero is a number; not on record and hidden are not. */
export const inspectionsFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return HIDDEN
  const { inspections24Months, lastInspectedOn } = safety
  if (inspections24Months === null) return NOT_ON_RECORD
  const fact = { text: formatNumber(inspections24Months), tone: 'plain' } as const
  return lastInspectedOn === null ? fact : { ...fact, note: `last ${formatCalendarDate(lastInspectedOn)}` }
}
