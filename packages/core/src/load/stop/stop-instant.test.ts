import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAtStop } from './stop-instant.ts'
import { stopTimeText, stopZoneName } from './stop-window-text.ts'

const Chicago = 'America/Chicago'

describe('a time that is typed at a stop', () => {
  it.each([
    ['2026-11-21T14:30', Chicago, '2026-11-21T20:30:00.000Z'],
    ['2026-11-21T14:30', 'America/Denver', '2026-11-21T21:30:00.000Z'],
    ['2026-07-01T08:00', Chicago, '2026-07-01T13:00:00.000Z'],
    // 1:30 comes twice on the day that the clock goes back, and 2:30 not at all on the day it goes forward.
    ['2026-11-01T01:30', Chicago, '2026-11-01T06:30:00.000Z'],
    ['2026-03-08T02:30', Chicago, '2026-03-08T08:30:00.000Z'],
    ['2026-03-08T03:00', Chicago, '2026-03-08T08:00:00.000Z'],
    ['', Chicago, null],
    ['soon', Chicago, null],
  ])('%s in %s is %s', (typed, timeZone, instant) => {
    expect(instantAtStop(typed, timeZone)).toBe(instant)
  })

  it('is the viewer’s where the zone of the stop is missing or unknown', () => {
    const own = new Date('2026-11-21T14:30').toISOString()
    for (const zone of [null, 'Mars/Olympus']) expect(instantAtStop('2026-11-21T14:30', zone)).toBe(own)
  })

  it('is shown again as it was typed, on every day of a year and in every zone, except where a clock skips it', () => {
    const zones = fc.constantFrom(Chicago, 'America/Denver', 'America/Toronto', 'America/Mexico_City', 'UTC')
    const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 })
    holds([zones, minutes], (zone, minute) => {
      const typed = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString().slice(0, 16)
      const instant = instantAtStop(typed, zone)
      const isSkipped = zone !== 'UTC' && typed.startsWith('2026-03-08T02:')
      const shown = new Date(`${typed}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
      if (!isSkipped) expect(stopTimeText(instant ?? '', zone)).toContain(`, ${shown.replaceAll(/\s/g, ' ')}`)
    })
  })
})

it('a time at a stop is shown in the zone of the stop, with its name', () => {
  expect(stopTimeText('2026-11-21T20:30:00.000Z', Chicago)).toBe('Nov 21, 2026, 2:30 PM CST')
  expect(stopTimeText('soon', Chicago)).toBe('')
})

it('the zone of a stop has the name of the day, and none where it is not known', () => {
  expect(stopZoneName(Chicago, '2026-07-01T13:00:00.000Z')).toBe('CDT')
  expect(stopZoneName(null, '2026-07-01T13:00:00.000Z')).toBeNull()
  expect(stopZoneName(Chicago, 'soon')).toBeNull()
})
