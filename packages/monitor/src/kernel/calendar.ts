/** The day of the newest of some records; null when none has a day. */
export const newestDay = (records: readonly { readonly as_of: string | null }[]): string | null =>
  records
    .flatMap(({ as_of }) => (as_of === null ? [] : [as_of]))
    .toSorted()
    .at(-1) ?? null

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A calendar date as unambiguous text: `2008-01-10` is "Jan 10, 2008". */
export const dayText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * A day some calendar months later (or earlier, when negative). A day that the month lacks becomes its last:
 * November 30 and three months is February 28.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const whole = year * 12 + (month - 1) + months
  const toYear = Math.floor(whole / 12)
  const toMonth = (whole % 12) + 1
  const toDate = Math.min(date, lastDayOf(toYear, toMonth))
  return [
    String(toYear).padStart(4, '0'),
    String(toMonth).padStart(2, '0'),
    String(toDate).padStart(2, '0'),
  ].join('-')
}

/** Whole calendar months from one day to another; 0 when the first is the later one. */
export function wholeMonths(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  const months = (toYear - year) * 12 + (toMonth - month)
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1)
}

const DAY_MS = 86_400_000

/** More days than these are dropped all at once. */
const DAYS_MAX = 10_000
const laterDays = new Map<string, string>()

/** The day so many days after a day, or before it, when negative. Cached, as many carriers have the days of the same few files. */
export const addDays = (day: string, days: number): string => {
  const key = `${day} ${days}`
  const known = laterDays.get(key)
  if (known !== undefined) return known
  if (laterDays.size >= DAYS_MAX) laterDays.clear()
  const later = new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
  laterDays.set(key, later)
  return later
}

/** The day so many days before a day. */
export const daysBefore = (day: string, days: number): string => addDays(day, -days)

/** The days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS)
