import type { CarrierSummary } from '../carrier/carrier.ts'
import { type Cover, type CoverageStatus, coverageStatus } from '../carrier/facts/cover-facts.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { ChangeDraft } from './carrier-change.ts'
import { publishedSince, WATCHED_LINES, type WatchedFacts, watchedCovers } from './watched-facts.ts'

const IN_FORCE: ReadonlySet<CoverageStatus> = new Set(['in-force', 'ending-soon', 'no-end'])

type ChangeText = Pick<ChangeDraft, 'tone' | 'text' | 'on'>

/** Coverage that is no longer in force. No register says whether it was cancelled or not renewed. */
const lapse = (was: Cover, now: Cover, today: CalendarDate): ChangeText => {
  const end = now.until ?? was.until
  if (end !== null && end < today)
    return { tone: 'fail', text: `expired ${formatCalendarDate(end)}`, on: end }
  const before = was.until === null ? 'was in force' : `was in force until ${formatCalendarDate(was.until)}`
  return { tone: 'fail', text: `no longer on record, ${before}`, on: null }
}

const ending = (until: CalendarDate, today: CalendarDate): ChangeText => ({
  tone: 'incomplete',
  text: `ends ${until === today ? 'today' : formatCalendarDate(until)}`,
  on: until,
})

const isSooner = (now: CalendarDate | null, was: CalendarDate | null): now is CalendarDate =>
  now !== null && (was === null || now < was)

/** What has become worse about coverage in force. */
const weakening = (was: Cover, now: Cover, wasInForce: boolean): ChangeText | undefined => {
  if (wasInForce && isSooner(now.until, was.until)) {
    const before = was.until === null ? 'no end was on record' : `was ${formatCalendarDate(was.until)}`
    return {
      tone: 'incomplete',
      text: `cut short: ends ${formatCalendarDate(now.until)}, ${before}`,
      on: now.until,
    }
  }
  return now.usd !== null && was.usd !== null && now.usd < was.usd
    ? { tone: 'incomplete', text: `lowered to ${formatUsd(now.usd)}, was ${formatUsd(was.usd)}`, on: null }
    : undefined
}

const changeOf = (
  was: Cover,
  now: Cover,
  before: WatchedFacts,
  today: CalendarDate,
): ChangeText | undefined => {
  const statusBefore = coverageStatus(was, before.day)
  const status = coverageStatus(now, today)
  const wasInForce = IN_FORCE.has(statusBefore)
  if (!IN_FORCE.has(status)) {
    const isRecent = !before.isSeen && now.until !== null && now.until >= publishedSince(before)
    return wasInForce || isRecent ? lapse(was, now, today) : undefined
  }
  const worse = weakening(was, now, wasInForce)
  if (worse !== undefined) return worse
  const isNew = !before.isSeen || statusBefore !== 'ending-soon'
  return status === 'ending-soon' && now.until !== null && isNew ? ending(now.until, today) : undefined
}

/**
 * What has become worse about a carrier's insurance: a line that ended or is off the record, was cut short or lowered,
 * or ends within 30 days and did not before.
 *
 * Empty: no changes. At most one change per line, the most serious.
 * Source: section 2, "What changed". Choice: a renewal is not reported, as it needs no action.
 */
export const coverChanges = (
  before: WatchedFacts,
  carrier: CarrierSummary,
  today: CalendarDate,
): readonly ChangeDraft[] => {
  const covers = watchedCovers(carrier)
  return WATCHED_LINES.flatMap(line => {
    const reported = changeOf(before.covers[line], covers[line], before, today)
    return reported === undefined
      ? []
      : [{ ...reported, what: line, text: `${line} ${reported.text}`, asOf: carrier.insurance.asOf }]
  })
}
