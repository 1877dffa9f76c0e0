import { describe, expect, it } from 'vitest'
import type { CalendarDate } from './calendar-date.ts'
import { monthsBetween, monthText, placeOf, timeAxis } from './time-axis.ts'

const TODAY = '2027-03-04'

describe('the axis of a picture over time', () => {
  it.each<readonly [CalendarDate, CalendarDate, readonly string[]]>([
    ['2024-06-01', '2027-03-04', ['2025', '2026', '2027']],
    ['2015-07-03', '2027-03-04', ['2020', '2025']],
    ['2018-07-03', '2027-03-04', ['2020', '2022', '2024', '2026']],
    ['1990-02-01', '2027-03-04', ['2000', '2010', '2020']],
    ['2027-02-01', '2027-03-04', []],
    ['2027-01-01', '2027-03-04', ['Jan 2027']],
    ['2026-05-01', '2027-11-01', ['Jul 2026', 'Jan 2027', 'Jul 2027']],
  ])('from %s to %s the ticks are %j', (from, to, years) => {
    expect(timeAxis(from, to, TODAY).ticks.map(({ text }) => text)).toEqual(years)
  })

  it('a time of thousands of years still names a few', () => {
    expect(timeAxis('0001-01-01', '9999-01-01', TODAY).ticks.length).toBeLessThanOrEqual(5)
  })

  it('today has a place within the axis, and none outside of it', () => {
    expect(timeAxis('2026-03-04', '2028-03-04', TODAY).today).toBeCloseTo(0.5, 2)
    expect(timeAxis('2026-03-04', '2026-08-01', TODAY).today).toBeNull()
    expect(timeAxis('2027-08-01', '2028-08-01', TODAY).today).toBeNull()
  })

  it('an axis that ends before it starts is one day, on which everything is at its start', () => {
    const axis = timeAxis('2027-03-04', '2026-03-04', TODAY)
    expect(axis).toEqual({ from: '2027-03-04', to: '2027-03-04', ticks: [], today: 0 })
  })

  it.each<readonly [CalendarDate, number]>([
    ['2026-01-01', 0],
    ['2026-07-02', 182 / 365],
    ['2027-01-01', 1],
    ['2020-01-01', 0],
    ['2030-01-01', 1],
  ])('%s is at %d of the year 2026', (day, place) => {
    expect(placeOf(day, { from: '2026-01-01', to: '2027-01-01' })).toBeCloseTo(place)
  })
})

describe('the months of a picture', () => {
  it('the months between two days include the first and the last', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsBetween('2027-02-01', '2027-02-01')).toEqual(['2027-02'])
  })

  it('there are no months up to an earlier day', () => {
    expect(monthsBetween('2027-02-01', '2026-02-01')).toEqual([])
  })

  it('a month is shown by its short name and year', () => {
    expect(monthText('2027-03')).toBe('Mar 2027')
    expect(monthText('2027-99')).toBe('2027')
  })
})
