import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, parseCalendarDate } from './calendar-date.ts'

const steps = fc.integer({ min: -20_000, max: 20_000 })

it('adding days to a date and counting the days between agree', () => {
  holds([arbitrary.calendarDates, steps], (date, days) => {
    const later = addDays(date, days)
    expect(parseCalendarDate(later)).toBe(later)
    expect(daysBetween(date, later)).toBe(days)
    expect(addDays(later, -days)).toBe(date)
  })
})

it('a later date is a greater text', () => {
  holds([arbitrary.calendarDates, steps], (date, days) => {
    expect(Math.sign(days)).toBe(addDays(date, days) > date ? 1 : addDays(date, days) < date ? -1 : 0)
  })
})
