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
  it.each(['2026-11-21', '2080-01-01', '2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29'])(
    '%s is one',
    text => {
      expect(parseCalendarDate(text)).toBe(text)
    },
  )

  it.each([
    '2026-02-30',
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '2026-04-31',
    '',
  ])('%j is none', text => {
    expect(parseCalendarDate(text)).toBeUndefined()
  })

  it('does not take a time for a day', () => {
    expect(parseCalendarDate('2026-11-21T00:00:00Z')).toBeUndefined()
  })

  it.each([
    ['2027-03-04', '4 Mar 2027'],
    ['2026-11-30', '30 Nov 2026'],
    ['0099-01-01', '1 Jan 99'],
  ] as const)('%s is written %s', (date, words) => {
    expect(formatCalendarDate(date)).toBe(words)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-01', -1, '2026-02-28'],
    ['0099-12-31', 1, '0100-01-01'],
  ] as const)('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later)
    expect(daysBetween(date, later)).toBe(days)
  })

  it('ends a month on its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-11-21', -24)).toBe('2024-11-21')
  })

  it('compare as days do', () => {
    const days: CalendarDate[] = ['2026-11-21', '2025-12-31', '2026-02-03']
    expect(days.toSorted(compareCalendarDates)).toEqual(['2025-12-31', '2026-02-03', '2026-11-21'])
    expect(compareCalendarDates('2026-11-21', '2026-11-21')).toBe(0)
  })

  it('an instant falls on the day of the place', () => {
    expect(calendarDateOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
    expect(calendarDateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01')
  })
})
