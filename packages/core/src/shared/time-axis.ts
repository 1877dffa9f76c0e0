import { type CalendarDate, daysBetween } from './calendar-date.ts'

/** A text at a place of an axis, 0 (its start) to 1 (its end). */
export interface Tick {
  readonly at: number
  readonly text: string
}

/** The time that a picture shows. */
export interface TimeAxis {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** The years that begin in it. */
  readonly ticks: readonly Tick[]
  /** The place of today; null when it is outside. */
  readonly today: number | null
}

/** The most years that are named, so that their texts do not touch on a phone. */
const TICKS_MAX = 5
/** The steps between two named years. */
const STEPS = [1, 2, 5, 10, 20, 50]

/**
 * The place of a day on an axis, 0 to 1.
 *
 * Refuses: nothing; a day outside is at its nearer end, and everything is at 0 on an axis of one day.
 */
export const placeOf = (day: CalendarDate, { from, to }: Pick<TimeAxis, 'from' | 'to'>): number =>
  from < to ? Math.min(1, Math.max(0, daysBetween(from, day) / daysBetween(from, to))) : 0

const firstOf = (year: number): CalendarDate => `${String(year).padStart(4, '0')}-01-01` as CalendarDate

/**
 * An axis from one day to another, with five years named at most: each, every second, every fifth, ...
 *
 * Empty: no ticks when no year begins in it. Refuses: nothing; an end before the start is the start.
 */
export const timeAxis = (from: CalendarDate, end: CalendarDate, today: CalendarDate): TimeAxis => {
  const to = end < from ? from : end
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    year => from <= firstOf(year) && year > 0,
  )
  const step = STEPS.find(each => years.length / each <= TICKS_MAX) ?? years.length
  return {
    from,
    to,
    ticks: years
      .filter(year => year % step === 0)
      .map(year => ({ at: placeOf(firstOf(year), { from, to }), text: String(year) })),
    today: from <= today && today <= to ? placeOf(today, { from, to }) : null,
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A month as text: "Mar 2027". */
export const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim()

/** The calendar months from one day to another, both inclusive, as `2027-03`. Empty: none when the end is earlier. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): readonly string[] => {
  const count = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const first = count(from)
  return Array.from({ length: Math.max(0, count(to) - first + 1) }, (_, at) => {
    const month = first + at
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
