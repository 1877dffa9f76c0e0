import { aDelivery, aLoad, aLoadStop, arbitrary, aTracePoint, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopsInOrder } from '../stop/load-stop.ts'
import { etaBasis, etaMargin, stopEtas } from './stop-eta.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-22T00:00:00.000Z')
const done = { arrivedAt: null, doneAt: '2026-11-21T15:00:00.000Z' }
const pickedUp = aLoad({ stops: [aLoadStop({ progress: done }), aDelivery()] })

describe('the estimated arrival at a stop', () => {
  it('is reckoned from the last position, the road that is left, driving and rests', () => {
    const etas = stopEtas(pickedUp, [aTracePoint()], now)
    if (etas.kind !== 'known') throw new Error(etas.reason)
    const [eta] = etas.stops
    // Amarillo to Denver is 359 miles as the crow flies.
    expect(eta?.miles).toBeCloseTo(359.4 * 1.2, -1)
    expect(etaBasis(eta ?? { miles: 0, driveHours: 0, rests: 0 })).toMatch(
      /^43\d miles left at 50 mph, 8 h 3\d min of driving$/,
    )
    expect(etaMargin(eta ?? { lateMs: null })).toMatch(/^10 h \d+ min before the window ends$/)
  })

  it('has a rest of ten hours after eleven of driving, and says how late it is', () => {
    const etas = stopEtas(pickedUp, [aTracePoint({ latitude: 29.76, longitude: -95.37 })], now)
    if (etas.kind !== 'known') throw new Error(etas.reason)
    expect(etas.stops[0]).toMatchObject({ rests: 1 })
    expect(etaBasis(etas.stops[0] as never)).toContain('1 rest of 10 h')
    expect(etaBasis({ miles: 1_200, driveHours: 24, rests: 2 })).toContain('2 rests of 10 h')
    expect(etaMargin({ lateMs: 70 * 60_000 })).toBe('1 h 10 min late')
    expect(etaMargin({ lateMs: null })).toBe('')
  })

  it('counts the time at the stops before, and leaves out one where the truck is already', () => {
    const far = stopEtas(aLoad(), [aTracePoint()], now)
    const there = aLoad({
      stops: [aLoadStop({ progress: { arrivedAt: '2026-11-21T23:00:00Z', doneAt: null } }), aDelivery()],
    })
    const near = stopEtas(there, [aTracePoint()], now)
    expect(far.kind === 'known' && far.stops.map(({ stopId }) => stopId)).toEqual([31, 32])
    expect(near.kind === 'known' && near.stops.map(({ stopId }) => stopId)).toEqual([32])
  })

  it.each([
    ['a closed load', aLoad({ status: 'delivered' }), [aTracePoint()], 'The load is not under way.'],
    ['a truck that was not seen', pickedUp, [], 'The truck has not been seen on this load.'],
    [
      'an old position',
      pickedUp,
      [aTracePoint({ seenAt: '2026-11-21T18:00:00.000Z' })],
      'The last position is 6 h old.',
    ],
    [
      'a stop without a place',
      aLoad({ stops: [aDelivery({ latitude: null })] }),
      [aTracePoint()],
      'No stop ahead has a place on record.',
    ],
  ])('is unknown for %s, with the reason', (_, load, trace, reason) => {
    expect(stopEtas(load, trace, now)).toEqual({ kind: 'unknown', reason })
  })

  it('has no margin where the window has no end', () => {
    const stop = aDelivery({ window: { startsAt: null, endsAt: null } })
    const etas = stopEtas(aLoad({ stops: [stop] }), [aTracePoint()], now)
    expect(etas.kind === 'known' && etas.stops[0]?.lateMs).toBeNull()
  })

  it('is never before now, never earlier at a later stop, and later from farther away', () => {
    holds([arbitrary.loads, fc.array(arbitrary.tracePoints), arbitrary.loadNows], (load, trace, at) => {
      const etas = stopEtas(load, trace, at)
      if (etas.kind === 'unknown') return
      const order = stopsInOrder(load.stops).map(({ id }) => id)
      for (const [place, eta] of etas.stops.entries()) {
        const before = etas.stops[place - 1]
        expect(eta.at).toBeGreaterThanOrEqual(at)
        if (before === undefined) continue
        expect(eta.at).toBeGreaterThanOrEqual(before.at)
        expect(eta.miles).toBeGreaterThanOrEqual(before.miles)
        expect(order.indexOf(eta.stopId)).toBeGreaterThan(order.indexOf(before.stopId))
      }
      expect(at - Date.parse(etas.from.seenAt)).toBeLessThanOrEqual(3 * HOUR)
    })
  })
})
