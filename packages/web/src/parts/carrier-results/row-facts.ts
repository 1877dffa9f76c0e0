import {
  type Authority,
  type CalendarDate,
  formatCalendarDate,
  formatCount,
  type SafetySummary,
} from '@fairhaul/core'
import { authorityFact } from '../carrier-facts/authority-facts.ts'
import type { Fact } from '../carrier-facts/fact.ts'
import { type Cover, coverFact } from '../carrier-facts/insurance-facts.ts'
import { outOfServiceRateFact } from '../carrier-facts/safety-facts.ts'
import { spanText, wholeMonths } from '../carrier-facts/time-span.ts'

/** A longer fact said shorter, the whole of it as its note. */
const shorter = (fact: Fact, text: string): Fact => ({
  text,
  note: [fact.text, fact.note].filter(part => part !== undefined).join(', '),
  tone: fact.tone,
})

/** Under a header that says "in force until": the day alone. What has ended or has no end says so. */
export const coverInRow = (cover: Cover, today: CalendarDate): Fact => {
  const fact = coverFact(cover, today)
  if (fact.tone === 'unknown') return fact
  if (cover.until === null) return shorter(fact, 'end unknown')
  return shorter(fact, fact.tone === 'fail' ? 'ended' : formatCalendarDate(cover.until))
}

/** Since when in whole years or months, as a row has no room for both. */
export const authorityInRow = (authority: Authority, today: CalendarDate): Fact => {
  const fact = authorityFact(authority, today)
  const { since } = authority
  if (fact.text === 'None') return { ...fact, ...(fact.note !== undefined && { note: 'broker only' }) }
  if (fact.tone !== 'pass') return fact
  if (since === null) return { ...fact, note: 'since unknown' }
  const months = wholeMonths(since, today)
  const note = months < 12 ? spanText(since, today) : formatCount(Math.floor(months / 12), 'year')
  return { text: formatCalendarDate(since), note: `for ${note}`, tone: 'pass' }
}

export const outOfServiceInRow = (safety: SafetySummary | null): Fact => {
  const fact = outOfServiceRateFact(safety, 'vehicle')
  if (fact.tone !== 'unknown' || safety === null) return fact
  return shorter(fact, safety.inspections24Months === null ? 'no record' : 'too few')
}
