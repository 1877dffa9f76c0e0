const MINUTE_MS = 60_000
/** A winter day, without daylight saving time in North America. */
const WINTER = Date.UTC(2026, 0, 15)

/** Offsets by zone, as a DateTimeFormat is expensive. */
const offsets = new Map<string, number>()

/** How far a zone is ahead of UTC in winter, in milliseconds. */
const offsetOf = (timeZone: string): number => {
  const known = offsets.get(timeZone)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(WINTER)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  const offset = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - WINTER
  offsets.set(timeZone, offset)
  return offset
}

/**
 * The instant some minutes after midnight of a day in the standard time of a zone, ISO 8601.
 *
 * Choice: standard time all year, so that a world moves by whole days; in summer its windows show an hour later.
 */
export const zonedMoment = (day: string, minute: number, timeZone: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - offsetOf(timeZone)).toISOString()
