import { formatCalendarDate, parseCalendarDate } from '../../shared/calendar-date.ts'
import { clockText } from '../../shared/times.ts'
import type { StopEntry } from './load-entry.ts'

const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/

interface Moment {
  readonly date: string
  readonly time: string
}

/** An instant with its offset is shown as it was written. */
const momentOf = (text: string): Moment => {
  const [, day = '', hour, minute] = LOCAL.exec(text) ?? []
  const date = parseCalendarDate(day)
  return date === undefined
    ? { date: text, time: '' }
    : { date: formatCalendarDate(date), time: clockText(Number(hour), Number(minute)) }
}

const whole = ({ date, time }: Moment) => (time === '' ? date : `${date}, ${time}`)

const windowText = ({ startsAt, endsAt }: StopEntry): string => {
  const [start, end] = [startsAt, endsAt].map(text => (text === null ? null : momentOf(text)))
  if (start == null) return end == null ? '' : `until ${whole(end)}`
  if (end == null) return whole(start)
  return start.date === end.date && end.time !== ''
    ? `${whole(start)} to ${end.time}`
    : `${whole(start)} to ${whole(end)}`
}

/**
 * A stop that is to be brought in: its place, and its window on the clock there. Empty: a window of neither end is an empty
 * text.
 */
export const stopEntryText = (stop: StopEntry): { readonly place: string; readonly window: string } => {
  const { city, state, postalCode, latitude, longitude } = stop
  const town = [city, state].filter(part => part !== null).join(', ')
  const named = [town, postalCode].filter(part => part !== null && part !== '').join(' ')
  return { place: named || `${latitude}, ${longitude}`, window: windowText(stop) }
}
