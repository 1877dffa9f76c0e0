import type { CalendarDate } from '@fairhaul/core'
import fc from 'fast-check'

const DAY_MS = 86_400_000

/** Real days from 1970 to 2099, and the indefinite one now and then. */
export const calendarDates: fc.Arbitrary<CalendarDate> = fc
  .oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 47_481 }) },
    { weight: 1, arbitrary: fc.constant(40_177) },
  )
  .map(day => new Date(day * DAY_MS).toISOString().slice(0, 10) as CalendarDate)

/** Instants as the monitor writes them. */
export const instants: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map(second => new Date(second * 1000).toISOString())
