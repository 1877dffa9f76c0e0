import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import { dayAxis, dayInZone, placeOnDay, windowOnDay } from './day-axis.ts'

const HOUR_MS = 3_600_000
const labels = (day: CalendarDate, zone: string) => dayAxis(day, zone).hours.map(({ label }) => label)

describe('the line of a day', () => {
  it.each([
    ['2026-11-21', 'America/Chicago', '2026-11-21T06:00:00.000Z', 24],
    ['2026-03-08', 'America/Chicago', '2026-03-08T06:00:00.000Z', 23],
    ['2026-11-01', 'America/Chicago', '2026-11-01T05:00:00.000Z', 25],
    ['2026-03-08', 'America/Phoenix', '2026-03-08T07:00:00.000Z', 24],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z', 24],
    ['2026-11-21', 'Mars/Olympus', '2026-11-21T00:00:00.000Z', 24],
  ] as const)('the day %s in %s starts at %s and has %i hours', (day, zone, start, hours) => {
    const axis = dayAxis(day, zone)
    expect(new Date(axis.startsAt).toISOString()).toBe(start)
    expect(axis.hours).toHaveLength(hours)
  })

  it('the day on which clocks go forward leaves an hour out, and that on which they go back has one twice', () => {
    expect(labels('2026-03-08', 'America/Chicago').slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM'])
    expect(labels('2026-11-01', 'America/Chicago').slice(0, 4)).toEqual(['12 AM', '1 AM', '1 AM', '2 AM'])
  })

  it.each([
    ['2026-11-21T18:00:00.000Z', '2026-11-21T24:00:00.000Z', { from: 0.5, to: 0.75 }],
    ['2026-11-21T00:00:00.000Z', '2026-11-21T12:00:00.000Z', { from: 0, to: 0.25 }],
    ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z', { from: 0.75, to: 1 }],
    ['2026-11-21T18:00:00.000Z', null, { from: 0.5, to: 0.5 }],
    [null, '2026-11-21T18:00:00.000Z', { from: 0.5, to: 0.5 }],
    [null, null, null],
    ['2026-11-21T18:00:00.000Z', '2026-11-21T17:00:00.000Z', null],
    ['2026-11-22T06:00:00.000Z', '2026-11-22T07:00:00.000Z', null],
    ['2026-11-21T04:00:00.000Z', '2026-11-21T05:00:00.000Z', null],
  ])('a window from %s to %s covers %j of Nov 21, 2026 in Chicago', (startsAt, endsAt, span) => {
    expect(windowOnDay(dayAxis('2026-11-21', 'America/Chicago'), { startsAt, endsAt })).toEqual(span)
  })
})

const zones = fc.constantFrom(
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
)
const days = fc.integer({ min: 0, max: 800 }).map(after => addDays('2025-10-01', after))

it('the days of a zone follow each other without a gap, and have 23, 24 or 25 hours', () => {
  holds([days, zones], (day, zone) => {
    const axis = dayAxis(day, zone)
    expect(dayAxis(addDays(day, 1), zone).startsAt).toBe(axis.endsAt)
    expect([23, 24, 25]).toContain((axis.endsAt - axis.startsAt) / HOUR_MS)
    expect(axis.hours).toHaveLength((axis.endsAt - axis.startsAt) / HOUR_MS)
  })
})

it('an instant is on the line of a day exactly if clocks of the zone show that day', () => {
  holds([days, zones, fc.integer({ min: -40, max: 40 })], (day, zone, halfHours) => {
    const axis = dayAxis(day, zone)
    const at = axis.startsAt + halfHours * (HOUR_MS / 2)
    const place = placeOnDay(axis, at)
    expect(place >= 0 && place < 1).toBe(dayInZone(at, zone) === day)
  })
})

it('the part of a day that a window covers is inside the day, and begins before it ends', () => {
  holds([days, zones, arbitrary.scheduledWindows], (day, zone, window) => {
    const span = windowOnDay(dayAxis(day, zone), window)
    if (span === null) return
    expect(span.from).toBeGreaterThanOrEqual(0)
    expect(span.to).toBeLessThanOrEqual(1)
    expect(span.from).toBeLessThanOrEqual(span.to)
  })
})
