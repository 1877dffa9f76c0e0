import { toDate } from 'date-fns'

/**
 * A day without a time or a zone, as `YYYY-MM-DD`: the same text everywhere. The texts sort like the days.
 */
export type CalendarDate = `${number}-${number}-${number}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const partsOf = (date: CalendarDate): readonly [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/**
 * Reads a day of the years 0001 to 9999.
 *
 * Refuses: undefined for any other form, and for a day that does not exist (`2026-02-30`).
 */
export const parseCalendarDate = (text: string): CalendarDate | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const [year, month, day] = partsOf(text as CalendarDate)
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? (text as CalendarDate)
    : undefined
}

/** Negative when the first is earlier, 0 on the same day. */
export const compareCalendarDates = (one: CalendarDate, other: CalendarDate): number =>
  one < other ? -1 : one > other ? 1 : 0

/** "Mar 4, 2027": the same text in every time zone. */
export const formatCalendarDate = (date: CalendarDate): string => {
  const [year, month, day] = partsOf(date)
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0')

const dateOf = (year: number, month: number, day: number): CalendarDate =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CalendarDate

/** The day of an instant in the viewer's zone. */
export const calendarDateOf = (instant: Date): CalendarDate =>
  dateOf(instant.getFullYear(), instant.getMonth() + 1, instant.getDate())

const DAY_MS = 86_400_000

/**
 * A day as a count of days, independent of time zones and clock changes: some zones have skipped whole days. A year
 * below 100 is that year, not 19xx.
 */
const dayCount = (date: CalendarDate): number => {
  const [year, month, day] = partsOf(date)
  return toDate(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

/** The date a number of days later; a negative number is earlier. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const day = toDate((dayCount(date) + days) * DAY_MS)
  return dateOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
}

/** The date a number of months later; in a shorter month its last day. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year, month, day] = partsOf(date)
  const count = year * 12 + (month - 1) + months
  const [atYear, atMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return dateOf(atYear, atMonth, Math.min(day, daysIn(atYear, atMonth)))
}

/** Whole days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayCount(to) - dayCount(from)
