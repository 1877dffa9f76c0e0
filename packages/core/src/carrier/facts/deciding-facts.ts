import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { SafetySummary } from '../carrier.ts'
import type { InsuranceInForce } from '../insurance-in-force.ts'
import { coverFact, coverOf } from './cover-facts.ts'
import type { Fact } from './fact.ts'
import { outOfServiceOrderFact, shownOutOfServiceFact } from './out-of-service-facts.ts'
import { ratingFact } from './safety-facts.ts'

/** The tones of a line of insurance. */
const WORST_TONE_FIRST: readonly Fact['tone'][] = ['fail', 'incomplete', 'unknown', 'plain']

const isWorse = (one: Fact, other: Fact): boolean =>
  WORST_TONE_FIRST.indexOf(one.tone) < WORST_TONE_FIRST.indexOf(other.tone)

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The two deciding lines of insurance, the worse first; if they are alike, BIPD first, as it covers the public.
 * Amounts are in the evidence, as a line fits only the two days. Empty: if neither is on record, that is said once.
 */
export const insuranceInForceFact = (insurance: InsuranceInForce, today: CalendarDate): Fact => {
  const bipd = coverFact(coverOf(insurance, 'bipd'), today)
  const cargo = coverFact(coverOf(insurance, 'cargo'), today)
  if (bipd.tone === 'unknown' && cargo.tone === 'unknown') return bipd
  return isWorse(cargo, bipd)
    ? { text: `Cargo ${lower(cargo.text)}`, note: `BIPD ${lower(bipd.text)}`, tone: cargo.tone }
    : { text: `BIPD ${lower(bipd.text)}`, note: `cargo ${lower(cargo.text)}`, tone: bipd.tone }
}

/**
 * The rating, or the order that suspends it; beside it an out-of-service rate: the one above the national average if
 * there is one, else the vehicles' rate. The averages themselves are in the evidence.
 */
export const safetyFact = (safety: SafetySummary | null): Fact => {
  if (safety === null) return ratingFact(safety)
  const rate = shownOutOfServiceFact(safety)
  const note = rate.tone === 'incomplete' ? `${rate.text}, above average` : rate.text
  const shown = safety.outOfService === true ? outOfServiceOrderFact(safety) : ratingFact(safety)
  return { ...shown, note }
}
