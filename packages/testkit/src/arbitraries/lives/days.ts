/** A calendar date as `YYYY-MM-DD`: the texts sort like the days. */
export type Day = string

/** The day on which verdicts are read; the files tell of it at the latest. */
export const TODAY: Day = '2026-11-21'
/** The day on which the older register was frozen. */
export const FROZEN: Day = '2026-05-14'
/** What no notice announced has happened until this day, so that files that are current tell it. */
export const SETTLED: Day = '2026-11-18'

const DAY_MS = 86_400_000

/** The day so many days later. */
export const plusDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days one day is before another. */
export const daysFrom = (one: Day, other: Day): number => (Date.parse(other) - Date.parse(one)) / DAY_MS

/** The same day some calendar months later; one that the month lacks is its last. */
export const plusMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The earlier of two days. */
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
/** The later of two days. */
export const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** `03/04/2026`, as the frozen files write a day. */
export const american = (day: Day | null): string =>
  day === null ? '' : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
/** `20260304`, as Motus and the register write it. */
export const compact = (day: Day | null): string => day?.replaceAll('-', '') ?? ''
