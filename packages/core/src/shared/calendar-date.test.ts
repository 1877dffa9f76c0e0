import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateOf,
  compareCalendarDates,
  daysBetween,
  formatCalendarDate,
  parseCalendarDate,
} from './calendar-date.ts'

describe('calendar dates', () => {
  it.each([
    '2026-11-21',
    '2080-01-01',
    '2024-02-29',
    '0001-01-01',
    '9999-12-31',
    '2000-02-29',
    '2026-01-31',
    '2026-04-30',
    '2026-12-01',
  ])('the text %s is a calendar date', text => {
    expect(parseCalendarDate(text)).toBe(text)
  })

  it.each([
    '2026-02-30',
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-01-32',
    '2026-01-00',
    'x2026-01-01',
    '2026-01-01x',
    '2026-01-01 2026-01-01',
    '',
  ])('the text %j is not a calendar date', text => {
    expect(parseCalendarDate(text)).toBeUndefined()
  })

  it('a time is not read as a calendar date', () => {
    expect(parseCalendarDate('2026-11-21T00:00:00Z')).toBeUndefined()
  })

  it.each([
    ['2027-03-04', 'Mar 4, 2027'],
    ['2026-11-30', 'Nov 30, 2026'],
    ['0099-01-01', 'Jan 1, 99'],
  ] as const)('the calendar date %s is written %s', (date, text) => {
    expect(formatCalendarDate(date)).toBe(text)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-01', -1, '2026-02-28'],
    ['0099-12-31', 1, '0100-01-01'],
  ] as const)('the calendar date %s plus %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later)
    expect(daysBetween(date, later)).toBe(days)
  })

  it.each(['Pacific/Apia', 'America/New_York', 'Asia/Kathmandu'])(
    'days between calendar dates are the same in %s',
    zone => {
      const before = process.env['TZ']
      try {
        process.env['TZ'] = zone
        // Samoa had no December 30, 2011; clocks in New York went back on November 1, 2026.
        expect(addDays('2011-12-29', 1)).toBe('2011-12-30')
        expect(addDays('2011-12-29', 2)).toBe('2011-12-31')
        expect(daysBetween('2011-12-29', '2011-12-31')).toBe(2)
        expect(addMonths('2011-11-30', 1)).toBe('2011-12-30')
        expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
        expect(formatCalendarDate('2011-12-30')).toBe('Dec 30, 2011')
      } finally {
        if (before === undefined) delete process.env['TZ']
        else process.env['TZ'] = before
      }
    },
  )

  it.each([
    ['2026-01-15', 'Jan 15, 2026'],
    ['2026-02-15', 'Feb 15, 2026'],
    ['2026-03-15', 'Mar 15, 2026'],
    ['2026-04-15', 'Apr 15, 2026'],
    ['2026-05-15', 'May 15, 2026'],
    ['2026-06-15', 'Jun 15, 2026'],
    ['2026-07-15', 'Jul 15, 2026'],
    ['2026-08-15', 'Aug 15, 2026'],
    ['2026-09-15', 'Sep 15, 2026'],
    ['2026-10-15', 'Oct 15, 2026'],
    ['2026-11-15', 'Nov 15, 2026'],
    ['2026-12-15', 'Dec 15, 2026'],
  ] as const)('the calendar date %s is written %s', (date, text) => {
    expect(formatCalendarDate(date)).toBe(text)
  })

  it.each([
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-15', 11, '2026-12-15'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-01-31', 5, '2026-06-30'],
    ['2026-01-31', 8, '2026-09-30'],
    ['2026-01-31', 10, '2026-11-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2000-01-31', 1, '2000-02-29'],
    ['1900-01-31', 1, '1900-02-28'],
    ['2026-05-31', -27, '2024-02-29'],
  ] as const)('the calendar date %s plus %i months is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later)
  })

  it('adding months to a calendar date ends on the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-11-21', -24)).toBe('2024-11-21')
  })

  it('calendar dates compare by day', () => {
    const days: CalendarDate[] = ['2026-11-21', '2025-12-31', '2026-02-03']
    expect(days.toSorted(compareCalendarDates)).toEqual(['2025-12-31', '2026-02-03', '2026-11-21'])
    expect(compareCalendarDates('2026-11-21', '2026-11-21')).toBe(0)
    expect(compareCalendarDates('2026-11-22', '2026-11-21')).toBe(1)
    expect(compareCalendarDates('2026-11-21', '2026-11-22')).toBe(-1)
  })

  it("an instant is on the calendar date of the viewer's zone", () => {
    expect(calendarDateOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
    expect(calendarDateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01')
  })
})
