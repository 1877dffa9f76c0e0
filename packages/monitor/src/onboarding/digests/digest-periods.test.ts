import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodAt, zoneOf } from './digest-periods.ts'

const ZONES = [
  ...['UTC', 'America/Chicago', 'America/New_York', 'America/Los_Angeles', 'America/Phoenix'],
  ...['America/St_Johns', 'America/Mexico_City', 'Pacific/Honolulu', 'Europe/Berlin', 'Pacific/Chatham'],
]
const localHour = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
const weekday = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long' }).format(at)
const HOUR_MS = 3_600_000

it.each([
  ['daily', '2026-11-23T12:00:00Z', 'America/Chicago', '2026-11-23T12:00:00.000Z'],
  ['daily', '2026-11-23T11:59:59Z', 'America/Chicago', '2026-11-22T12:00:00.000Z'],
  ['weekly', '2026-11-25T12:00:00Z', 'America/Chicago', '2026-11-23T12:00:00.000Z'],
  ['weekly', '2026-11-23T11:59:59Z', 'America/Chicago', '2026-11-16T12:00:00.000Z'],
  ['daily', '2026-03-08T12:00:00Z', 'America/Chicago', '2026-03-08T11:00:00.000Z'],
  ['daily', '2026-11-01T11:59:59Z', 'America/Chicago', '2026-10-31T11:00:00.000Z'],
] as const)('the %s period at %s in %s ended at %s', (frequency, now, zone, at) => {
  expect(periodAt(frequency, new Date(now), zone).toISOString()).toBe(at)
})

it('a period ends at 06:00 of its zone, the last one before now, also where clocks change', () => {
  const instants = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const law = fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
    const daily = periodAt('daily', now, zone)
    expect(localHour(daily, zone)).toBe('06:00')
    expect(daily.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(now.getTime() - daily.getTime()).toBeLessThan(25 * HOUR_MS)
    const next = periodAt('daily', new Date(daily.getTime() + 25 * HOUR_MS), zone)
    expect(Math.round((next.getTime() - daily.getTime()) / HOUR_MS)).toBeGreaterThanOrEqual(23)
    expect(periodAt('daily', daily, zone)).toEqual(daily)
    const weekly = periodAt('weekly', now, zone)
    expect([localHour(weekly, zone), weekday(weekly, zone)]).toEqual(['06:00', 'Monday'])
    expect(weekly.getTime()).toBeLessThanOrEqual(daily.getTime())
    expect(daily.getTime() - weekly.getTime()).toBeLessThan(7 * 24 * HOUR_MS)
  })
  fc.assert(law)
})

it('a company without a zone, or with one of no place, is in UTC', () => {
  expect([zoneOf(null), zoneOf('Nowhere/At_All'), zoneOf('America/Chicago')]).toEqual([
    'UTC',
    'UTC',
    'America/Chicago',
  ])
})
