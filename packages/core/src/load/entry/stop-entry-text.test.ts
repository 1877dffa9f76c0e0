import { aLoadEntry } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { StopEntry } from './load-entry.ts'
import { stopEntryText } from './stop-entry-text.ts'

const textOf = (change: Partial<StopEntry>) => {
  const [stop] = aLoadEntry().stops ?? []
  if (stop === undefined) throw new Error('The load has no stops.')
  return stopEntryText({ ...stop, ...change })
}

it.each([
  [{}, 'Dallas, TX 75201'],
  [{ city: null, state: null }, '75201'],
  [{ postalCode: null }, 'Dallas, TX'],
  [{ city: null, state: null, postalCode: null, latitude: 32.78, longitude: -96.8 }, '32.78, -96.8'],
])('a stop with %j is at %s', (change, place) => expect(textOf(change).place).toBe(place))

it.each([
  ['2026-12-01T08:00', '2026-12-01T12:00', 'Dec 1, 2026, 8:00 AM to 12:00 PM'],
  ['2026-12-01T00:30', '2026-12-02T23:59', 'Dec 1, 2026, 12:30 AM to Dec 2, 2026, 11:59 PM'],
  ['2026-12-01T08:00', null, 'Dec 1, 2026, 8:00 AM'],
  [null, '2026-12-01T12:00', 'until Dec 1, 2026, 12:00 PM'],
  ['2026-12-01T08:00Z', '2026-12-01T08:00Z', '2026-12-01T08:00Z to 2026-12-01T08:00Z'],
  [null, null, ''],
])('a window from %s to %s is %s', (startsAt, endsAt, window) =>
  expect(textOf({ startsAt, endsAt }).window).toBe(window),
)
