import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { hourText } from '../../shared/times.ts'
import type { ScheduledWindow } from '../stop/scheduled-window.ts'

/** One day in one time zone, as a line of hours. Instants are in milliseconds since 1970. */
export interface DayAxis {
  readonly day: CalendarDate
  readonly timeZone: string
  /** The first instant of the day, and that of the next day. */
  readonly startsAt: number
  readonly endsAt: number
  /** 23, 24 or 25 of them, each with the hour that clocks show: "12 AM", "1 AM". */
  readonly hours: readonly { readonly at: number; readonly label: string }[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** No zone is farther from UTC. */
const FARTHEST_HOURS = 15

const formatters = new Map<string, Intl.DateTimeFormat>()

/** An unknown zone is read as UTC. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const two = '2-digit'
  const shape = { year: 'numeric', month: two, day: two, hour: two, hourCycle: 'h23' } as const
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-CA', { ...shape, timeZone })
  } catch {
    formatter = new Intl.DateTimeFormat('en-CA', { ...shape, timeZone: 'UTC' })
  }
  formatters.set(timeZone, formatter)
  return formatter
}

const localTime = (at: number, timeZone: string): { readonly day: string; readonly hour: string } => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: `${parts.get('hour')}`,
  }
}

/** The first minute whose calendar day in the zone is this day or later. */
const startOf = (day: CalendarDate, timeZone: string): number => {
  const middle = Number(instantMs(`${day}T00:00:00Z`))
  let before = (middle - FARTHEST_HOURS * HOUR_MS) / MINUTE_MS
  let after = (middle + FARTHEST_HOURS * HOUR_MS) / MINUTE_MS
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2)
    if (localTime(between * MINUTE_MS, timeZone).day < day) before = between
    else after = between
  }
  return after * MINUTE_MS
}

/** The calendar day of an instant in a zone. Units: milliseconds since 1970. Empty: an unknown zone is read as UTC. */
export const dayInZone = (at: number, timeZone: string): CalendarDate =>
  localTime(at, timeZone).day as CalendarDate

/**
 * A day in a time zone from midnight to midnight: 23 hours long when clocks go forward, and 25 when they go back, with
 * the hour that is skipped left out and the one that is repeated twice.
 *
 * Empty: an unknown zone is read as UTC. Source: section 3, "Load"; the day's view is ours.
 */
export const dayAxis = (day: CalendarDate, timeZone: string): DayAxis => {
  const startsAt = startOf(day, timeZone)
  const endsAt = startOf(addDays(day, 1), timeZone)
  const many = Math.ceil((endsAt - startsAt) / HOUR_MS)
  const hours = Array.from({ length: many }, (_, at) => {
    const instant = startsAt + at * HOUR_MS
    return { at: instant, label: hourText(Number(localTime(instant, timeZone).hour)) }
  })
  return { day, timeZone, startsAt, endsAt, hours }
}

/** Where an instant is on a day, from 0 to 1; less or more outside. Units: milliseconds since 1970. */
export const placeOnDay = ({ startsAt, endsAt }: DayAxis, at: number): number =>
  (at - startsAt) / (endsAt - startsAt)

/** The part of a day that a window covers, each end from 0 to 1. */
export interface DaySpan {
  readonly from: number
  readonly to: number
}

/**
 * The part of a day that a window covers. A window with one end on record is a point.
 *
 * Empty: null for a window that is not on record, ends before it starts, or lies on other days.
 * Source: section 3, "Load".
 */
export const windowOnDay = (axis: DayAxis, { startsAt, endsAt }: ScheduledWindow): DaySpan | null => {
  const start = instantMs(startsAt) ?? instantMs(endsAt)
  const end = instantMs(endsAt) ?? start
  if (start === null || end === null || end < start || end < axis.startsAt || start >= axis.endsAt)
    return null
  return { from: Math.max(0, placeOnDay(axis, start)), to: Math.min(1, placeOnDay(axis, end)) }
}
