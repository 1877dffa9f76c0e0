import {
  type CalendarDate,
  coverFact,
  type Fact,
  type InsuranceInForce,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  ratingFact,
  type SafetySummary,
} from '@fairhaul/core'

const WORST_TONE_FIRST: readonly Fact['tone'][] = [
  'fail',
  'incomplete',
  'unknown',
  'plain',
  'pass',
  'override',
]

const worseTone = (one: Fact, other: Fact): Fact['tone'] =>
  WORST_TONE_FIRST.find(tone => tone === one.tone || tone === other.tone) ?? 'plain'

/** BIPD first, as it covers the public; cargo beside it. The colour is that of the worse. */
export const insuranceInForceFact = (insurance: InsuranceInForce, today: CalendarDate): Fact => {
  const bipd = coverFact({ usd: insurance.bipdUsd, until: insurance.bipdUntil }, today)
  const cargo = coverFact({ usd: insurance.cargoUsd, until: insurance.cargoUntil }, today)
  const told = ({ text, note }: Fact) => (note === undefined ? text : `${text}, ${note}`)
  if (bipd.tone === 'unknown' && cargo.tone === 'unknown') return bipd
  return {
    text: `BIPD ${lower(bipd.text)}`,
    note: [bipd.note, `cargo ${lower(told(cargo))}`].filter(part => part !== undefined).join('; '),
    tone: worseTone(bipd, cargo),
  }
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** The rating, or the order that makes it idle; beside it the out-of-service rates against the nation's. */
export const safetyFact = (safety: SafetySummary | null): Fact => {
  const rating = ratingFact(safety)
  if (safety === null) return rating
  const vehicle = outOfServiceRateFact(safety, 'vehicle')
  const driver = outOfServiceRateFact(safety, 'driver')
  const told = (of: string, { text, note, tone }: Fact) =>
    tone === 'unknown'
      ? `${of}: ${text}`
      : `${of} ${text} (${note?.replace('national average', 'nation') ?? ''})`
  const note = `Out of service: ${told('vehicle', vehicle)}, ${told('driver', driver)}`
  const shown = safety.outOfService === true ? outOfServiceOrderFact(safety) : rating
  return { ...shown, note }
}
