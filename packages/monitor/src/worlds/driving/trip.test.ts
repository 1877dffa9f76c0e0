import { expect, it } from 'vitest'
import { mannerOf, type TripStop, tripState } from './trip.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-21T14:00:00.000Z')

const stop = (change: Partial<TripStop>): TripStop => ({
  id: 1,
  kind: 'pickup',
  latitude: 32.8,
  longitude: -96.8,
  startsAt: START,
  endsAt: START + 2 * HOUR,
  arrivedAt: null,
  handledAt: null,
  departedAt: null,
  ...change,
})

const trip = [
  stop({}),
  stop({
    id: 2,
    kind: 'delivery',
    latitude: 29.76,
    longitude: -95.37,
    startsAt: START + 12 * HOUR,
    endsAt: START + 15 * HOUR,
  }),
]

/** Drives a load in steps of some minutes, as the timer does, until nothing is left to do. */
const driven = (loadId: number, minutes: number) => {
  let stops: readonly TripStop[] = trip
  const seen: { at: number; latitude: number }[] = []
  const events: string[] = []
  const silent: number[] = []
  for (let now = START - 4 * HOUR; now < START + 40 * HOUR; now += minutes * 60_000) {
    const state = tripState({ loadId, stops, since: now - minutes * 60_000, now })
    for (const { stopId, kind, at } of state.events) {
      expect(at).toBeLessThanOrEqual(now)
      events.push(`${kind} ${stopId}`)
      const field = kind === 'arrival' ? 'arrivedAt' : kind === 'departure' ? 'departedAt' : 'handledAt'
      stops = stops.map(each => (each.id === stopId ? { ...each, [field]: at } : each))
    }
    if (state.place !== null) seen.push({ at: now, latitude: state.place.latitude })
    if (state.isSilent) silent.push(now)
  }
  return { stops, seen, events, silent }
}

const IN_ORDER = ['arrival 1', 'pickup 1', 'departure 1', 'arrival 2', 'delivery 2']
const loadOf = (manner: string) =>
  Array.from({ length: 200 }, (_, at) => at + 1).find(id => mannerOf(id) === manner) ?? 0

it.each(['early', 'on time', 'late', 'silent', 'resting'])(
  'a truck that drives %s logs every event of its trip once and in order, in steps of any length',
  manner => {
    for (const minutes of [1, 7, 12, 60]) expect(driven(loadOf(manner), minutes).events).toEqual(IN_ORDER)
  },
)

it('a late truck arrives after the window, an early one before it begins, any other inside', () => {
  const arrived = (manner: string) =>
    driven(loadOf(manner), 12).stops.map(({ arrivedAt }) => Number(arrivedAt))
  for (const [at, { endsAt, startsAt }] of trip.entries()) {
    expect(arrived('late')[at]).toBeGreaterThan(endsAt)
    expect(arrived('early')[at]).toBeLessThan(startsAt)
    expect(arrived('on time')[at]).toBeGreaterThanOrEqual(startsAt)
    expect(arrived('on time')[at]).toBeLessThanOrEqual(endsAt)
  }
})

it('a silent truck is not seen for a part of its way, and seen again before it arrives', () => {
  const { silent, seen } = driven(loadOf('silent'), 12)
  expect(silent.length).toBeGreaterThan(5)
  expect(seen.at(-1)?.at).toBeGreaterThan(silent.at(-1) ?? 0)
  expect(driven(loadOf('on time'), 12).silent).toEqual([])
})

it('a resting truck is in the middle of its way for hours', () => {
  const middle = (trip[0]?.latitude ?? 0) / 2 + (trip[1]?.latitude ?? 0) / 2
  const restingPoints = (manner: string) =>
    driven(loadOf(manner), 12).seen.filter(({ latitude }) => Math.abs(latitude - middle) < 0.001).length
  expect(restingPoints('resting')).toBeGreaterThan(10)
  expect(restingPoints('on time')).toBeLessThan(3)
})

it('a truck is late as soon as the window of its next stop has ended', () => {
  const late = { loadId: loadOf('late'), stops: trip, since: START + 2 * HOUR }
  expect(tripState({ ...late, now: START + 2 * HOUR }).isLate).toBe(false)
  expect(tripState({ ...late, now: START + 2 * HOUR + 1 }).isLate).toBe(true)
})
