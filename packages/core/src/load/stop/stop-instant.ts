import { toDate } from 'date-fns'
import { formatterFor } from './stop-window-text.ts'

const DAY_MS = 86_400_000
const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What a clock in the formatter's zone shows at an instant, as if it were UTC, in milliseconds since 1970. */
const clockAt = (at: number, formatter: Intl.DateTimeFormat): number => {
  const parts = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return toDate(`${day}T${parts.get('hour')}:${parts.get('minute')}:00Z`).getTime()
}

/**
 * The instant of a time that was typed at a stop, `2026-11-21T14:30`, on the clock of the stop's own zone.
 *
 * Empty: null for a text that is no time. Choice: of an hour that comes twice the first is meant; a time that the clock
 * skips is as long after the change as it was typed; without a known zone it is the viewer's.
 * Source: section 3, "Load log".
 */
export const instantAtStop = (typed: string, timeZone: string | null): string | null => {
  const clock = TYPED.test(typed) ? toDate(`${typed}:00Z`).getTime() : Number.NaN
  if (Number.isNaN(clock)) return null
  const formatter = formatterFor(timeZone)
  const [before, after] = [clock - DAY_MS, clock + DAY_MS].map(
    at => clock - (clockAt(at, formatter) - at),
  ) as [number, number]
  const fits = [before, after].filter(at => clockAt(at, formatter) === clock)
  return toDate(fits.length === 0 ? before : Math.min(...fits)).toISOString()
}
