import { aLoadStop, arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { windowPhase } from './scheduled-window.ts'
import { stopLateness } from './stop-lateness.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)
const arrived = (time: string) => ({ arrivedAt: `2026-11-21T${time}:00.000Z`, doneAt: null })

it.each([
  ['before its window', '11:00', {}, 'ahead', 'in 3 h'],
  ['in its window', '15:30', {}, 'open', 'window open, 30 min left'],
  ['after its window', '18:10', {}, 'late', '2 h 10 min late'],
  ['there in time', '18:10', { progress: arrived('15:10') }, 'there', 'there for 3 h'],
  ['there late', '18:10', { progress: arrived('17:10') }, 'there', 'there for 1 h, arrived 1 h 10 min late'],
  [
    'without a window',
    '18:10',
    { window: { startsAt: null, endsAt: null } },
    'unknown',
    'window not on record',
  ],
  [
    'in a window without an end',
    '18:10',
    { window: { startsAt: '2026-11-21T14:00:00.000Z', endsAt: null }, progress: null },
    'open',
    'window open',
  ],
  [
    'there, in a window without an end',
    '18:10',
    { window: { startsAt: null, endsAt: null }, progress: arrived('17:10') },
    'there',
    'there for 1 h',
  ],
] as const)('a truck %s shows how it relates to the window', (_, now, change, kind, text) => {
  expect(stopLateness(aLoadStop(change), at(now))).toEqual({ kind, text })
})

it('a truck is late exactly when the window has ended before it arrived', () => {
  holds([arbitrary.loadStops, arbitrary.loadNows], (stop, now) => {
    const { kind } = stopLateness(stop, now)
    const isEnded = windowPhase(stop.window, now) === 'ended'
    expect(kind === 'late').toBe(isEnded && (stop.progress?.arrivedAt ?? null) === null)
  })
})
