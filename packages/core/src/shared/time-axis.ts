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
  /** The years, or months, that begin in it. */
  readonly ticks: readonly Tick[]
  /** The place of today; null when it is outside. */
  readonly today: number | null
}

/** The most years and the most months that are named, so that their texts do not touch on a phone. */
const YEARS_MAX = 5
const MONTHS_MAX = 3
/** The steps between two ticks, in months. */
const STEPS = [3, 6, 12, 24, 60, 120, 240, 600, 12_000]

/**
 * The place of a day on an axis, 0 to 1.
 *
 * Refuses: nothing; a day outside is at its nearer end, and everything is at 0 on an axis of one day.
 */
export const placeOf = (day: CalendarDate, { from, to }: Pick<TimeAxis, 'from' | 'to'>): number =>
  from < to ? Math.min(1, Math.max(0, daysBetween(from, day) / daysBetween(from, to))) : 0

/**
 * An axis from one day to another with five ticks at most: years, or quarters and half years in a short time.
 *
 * Empty: no ticks when no quarter begins in it. Refuses: nothing; an end before the start is the start.
 */
export const timeAxis = (from: CalendarDate, end: CalendarDate, today: CalendarDate): TimeAxis => {
  const to = end < from ? from : end
  const firsts = monthsBetween(from, to)
    .map(month => `${month}-01` as CalendarDate)
    .filter(day => from <= day)
  const inStep = (step: number) => firsts.filter(day => monthCount(day) % step === 0)
  const step =
    STEPS.find(each => inStep(each).length <= (each < MONTHS_IN_YEAR ? MONTHS_MAX : YEARS_MAX)) ?? 0
  return {
    from,
    to,
    ticks: inStep(step).map(day => ({
      at: placeOf(day, { from, to }),
      text: step < MONTHS_IN_YEAR ? monthText(day) : day.slice(0, 4),
    })),
    today: from <= today && today <= to ? placeOf(today, { from, to }) : null,
  }
}

const MONTHS_IN_YEAR = 12

/** Months since the year 0; a multiple of 12 is a January. */
const monthCount = (day: CalendarDate): number =>
  Number(day.slice(0, 4)) * MONTHS_IN_YEAR + Number(day.slice(5, 7)) - 1

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A month as text: "Mar 2027". */
export const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim()

/** The calendar months from one day to another, both inclusive, as `2027-03`. Empty: none when the end is earlier. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): readonly string[] => {
  const first = monthCount(from)
  return Array.from({ length: Math.max(0, monthCount(to) - first + 1) }, (_, at) => {
    const month = first + at
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
