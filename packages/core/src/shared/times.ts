import { toDate } from 'date-fns'
import { formatCount } from './amounts.ts'
import { calendarDateOf, formatCalendarDate } from './calendar-date.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const RELATIVE_DAYS_MAX = 7

/**
 * How long ago an instant (ISO 8601) was: "3 hours ago". Empty: undefined when it was a week ago or longer, lies ahead,
 * or is invalid.
 *
 * Choice: an instant less than a minute in the future is "just now", as clocks differ.
 */
export const timeAgo = (instant: string, now: number): string | undefined => {
  const ago = now - toDate(instant).getTime()
  if (Number.isNaN(ago) || ago <= -MINUTE_MS || ago >= RELATIVE_DAYS_MAX * DAY_MS) return undefined
  if (ago < MINUTE_MS) return 'just now'
  if (ago < HOUR_MS) return `${formatCount(Math.floor(ago / MINUTE_MS), 'minute')} ago`
  if (ago < DAY_MS) return `${formatCount(Math.floor(ago / HOUR_MS), 'hour')} ago`
  return `${formatCount(Math.floor(ago / DAY_MS), 'day')} ago`
}

/** The text of an instant (ISO 8601): `timeAgo`, else the day. Refuses: an empty text for an invalid instant. */
export const relativeTime = (instant: string, now: number): string => {
  const at = toDate(instant)
  if (Number.isNaN(at.getTime())) return ''
  return timeAgo(instant, now) ?? formatCalendarDate(calendarDateOf(at))
}

const HALF_DAY_HOURS = 12

const halfOf = (hour: number): string => (hour < HALF_DAY_HOURS ? 'AM' : 'PM')

/** An hour of the day, 0 to 23: "2 PM". */
export const hourText = (hour: number): string => `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS} ${halfOf(hour)}`

/** A time of the day as an American desk reads it: "2:05 PM". Units: an hour of 0 to 23, and a minute. */
export const clockText = (hour: number, minute: number): string =>
  `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS}:${String(minute).padStart(2, '0')} ${halfOf(hour)}`

/** The day of an instant in the viewer's zone: "Nov 21, 2026". */
export const dayText = (instant: string): string => formatCalendarDate(calendarDateOf(toDate(instant)))

/** An instant in the viewer's zone: "Nov 21, 2026, 2:05 PM". Refuses: an empty text for an invalid instant. */
export const exactTime = (instant: string): string => {
  const at = toDate(instant)
  return Number.isNaN(at.getTime())
    ? ''
    : `${formatCalendarDate(calendarDateOf(at))}, ${clockText(at.getHours(), at.getMinutes())}`
}
