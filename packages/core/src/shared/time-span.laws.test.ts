import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { addMonths } from './calendar-date.ts'
import { spanText, wholeMonths } from './time-span.ts'

it('the whole months between two days fit, and one more does not', () => {
  holds([arbitrary.calendarDates, arbitrary.calendarDates], (one, other) => {
    const [from, to] = one <= other ? [one, other] : [other, one]
    const months = wholeMonths(from, to)
    expect(addMonths(from, months) <= to).toBe(true)
    expect(addMonths(from, months + 1) > to).toBe(true)
  })
})

it('a time span has a text and is never negative', () => {
  holds([arbitrary.calendarDates, arbitrary.calendarDates], (from, to) => {
    expect(spanText(from, to)).toMatch(/^\d+ (day|month|year)s?/)
    if (to <= from) expect(spanText(from, to)).toBe('0 days')
  })
})
