const MINUTE_MS = 60_000

/** Making one takes longer than a thousand uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const made =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formatters.set(timeZone, made)
  return made
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (at: number, timeZone: string): number => {
  const parts = formatterOf(timeZone).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at
}

/** The instant at which clocks of a zone show so many minutes after the midnight of a day, ISO 8601. */
export const zonedMoment = (day: string, minute: number, timeZone: string): string => {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const guess = shown - offsetAt(shown, timeZone)
  // On the night that clocks change, the offset of the guess is the one that holds.
  return new Date(shown - offsetAt(guess, timeZone)).toISOString()
}
