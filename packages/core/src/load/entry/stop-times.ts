import { readTypedDate } from '../../shared/typed-date.ts'

/** A day, and the time of it where one is written: `08:00`. */
interface WrittenTime {
  readonly date: string | null
  readonly time: string | null
  /** The end of a range: "08:00-12:00". */
  readonly until: string | null
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const CLOCK = String.raw`(\d{1,2})(?::?(\d{2}))(?::\d{2}(?:\.\d+)?)?\s*([AP])?\.?M?\.?|(\d{1,2})\s*([AP])\.?M\.?`
const ONE = new RegExp(`^(?:${CLOCK})$`, 'i')
const RANGE = new RegExp(String.raw`^(.+?)\s*(?:-|–|to)\s*(.+)$`, 'i')

/** A time of day: "8:00 AM", "0800", "8 am", "14:30". Empty: undefined for any other text. Source: section 5, "List of loads". */
export const readTimeOfDay = (text: string): string | undefined => {
  const [, hours = '', minutes = '0', half, hour, halfOfHour] = ONE.exec(text.trim()) ?? []
  const written = hour ?? hours
  if (written === '') return undefined
  const isHalf = (half ?? halfOfHour)?.toUpperCase()
  const given = Number(written)
  if (isHalf !== undefined && (given < 1 || given > 12)) return undefined
  const value = isHalf === undefined ? given : (given % 12) + (isHalf === 'P' ? 12 : 0)
  return value < 24 && Number(minutes) < 60 ? `${twoDigits(value)}:${twoDigits(Number(minutes))}` : undefined
}

const timesOf = (text: string): Omit<WrittenTime, 'date'> | undefined => {
  const time = readTimeOfDay(text)
  if (time !== undefined) return { time, until: null }
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  const [starts, ends] = [readTimeOfDay(from), readTimeOfDay(to)]
  return starts === undefined || ends === undefined ? undefined : { time: starts, until: ends }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2}|\S+(?:\s+\d{1,2},?\s+\d{4})?)(?:T|[\s,]+)(.+)$/i

/** A day with or without a time: "12/1/2026 08:00", "2026-12-01T08:00:00". Undefined: it is neither. */
const writtenTime = (text: string): WrittenTime | undefined => {
  const whole = readTypedDate(text)
  if (whole.ok) return { date: whole.value.date, time: null, until: null }
  const alone = timesOf(text)
  if (alone !== undefined) return { date: null, ...alone }
  const [, day = '', clock = ''] = DAY_AND_TIME.exec(text) ?? []
  const date = readTypedDate(day)
  const times = timesOf(clock.trim())
  return date.ok && times !== undefined ? { date: date.value.date, ...times } : undefined
}

/** The cells of a window. Empty: the list has no such column, or the cell is empty. */
export interface WindowCells {
  readonly starts: string
  readonly startTime: string
  readonly ends: string
  readonly endTime: string
}

/** A window as it was written, or the cell that cannot be read. Null: it is open on that side. */
export type ReadWindow =
  | { readonly startsAt: string | null; readonly endsAt: string | null }
  | { readonly unread: keyof WindowCells }

const NOTHING: WrittenTime = { date: null, time: null, until: null }
const LAST_MINUTE = '23:59'

/**
 * The window of a stop by its cells, on the clock of the stop: a day with a time, or both in columns of their own. A cell
 * with a whole instant stays one.
 *
 * Empty: both null without any cell. Choice: a day alone is the whole of it; a time alone without a day is not read.
 * Source: section 5, "List of loads".
 */
export const readWindow = (cells: WindowCells): ReadWindow => {
  const read = (key: keyof WindowCells): WrittenTime | undefined =>
    cells[key].trim() === '' ? NOTHING : writtenTime(cells[key].trim())
  const isInstant = (key: 'starts' | 'ends') => INSTANT.test(cells[key].trim())
  const [starts, startTime, ends, endTime] = [
    isInstant('starts') ? NOTHING : read('starts'),
    read('startTime'),
    isInstant('ends') ? NOTHING : read('ends'),
    read('endTime'),
  ]
  if (starts === undefined) return { unread: 'starts' }
  if (startTime === undefined) return { unread: 'startTime' }
  if (ends === undefined) return { unread: 'ends' }
  if (endTime === undefined) return { unread: 'endTime' }
  const day = starts.date ?? startTime.date
  const lastDay = ends.date ?? endTime.date ?? day
  const from = startTime.time ?? starts.time
  const until = endTime.time ?? ends.time ?? startTime.until ?? starts.until
  if (day === null && (from !== null || until !== null) && lastDay === null)
    return { unread: from === null ? 'ends' : 'starts' }
  const start = isInstant('starts') ? cells.starts.trim() : day === null ? null : `${day}T${from ?? '00:00'}`
  const hasEnd = until !== null || ends.date !== null || (from === null && day !== null)
  const end = isInstant('ends')
    ? cells.ends.trim()
    : hasEnd && lastDay !== null
      ? `${lastDay}T${until ?? LAST_MINUTE}`
      : null
  return { startsAt: start, endsAt: end }
}
