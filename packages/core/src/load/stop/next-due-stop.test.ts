import { aDelivery, aLoad, aLoadLog, aLoadStop } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { stopProgress } from '../log/stop-progress.ts'
import { nextDueStop, stopsToCome } from './next-due-stop.ts'

const pickup = aLoadStop()
const delivery = aDelivery()
const now = Date.parse('2026-11-21T17:00:00.000Z')
const load = aLoad({ stops: [delivery, pickup] })
const log = (kind: string, stopId = pickup.id) => aLoadLog({ kind, stopId })

describe('the stop that is due next', () => {
  it.each([
    ['the first, when nothing is logged', [], { stop: pickup, phase: 'ended' }],
    ['still the first, after the arrival', [log('arrival')], { stop: pickup, phase: 'ended' }],
    ['still the first, after a log of another kind', [log('delivery')], { stop: pickup, phase: 'ended' }],
    ['the next, after the pickup', [log('pickup')], { stop: delivery, phase: 'not_started' }],
    ['the next, after the departure', [log('departure')], { stop: delivery, phase: 'not_started' }],
    ['none, after the last', [log('pickup'), log('delivery', delivery.id)], null],
    [
      'the first, when a later one is done with',
      [log('delivery', delivery.id)],
      { stop: pickup, phase: 'ended' },
    ],
  ] as const)('the next due stop of a load is %s', (_, logs, due) => {
    const stops = load.stops.map(stop => ({ ...stop, progress: stopProgress(stop, logs) }))
    const next = nextDueStop({ ...load, stops }, now)
    expect(next && { id: next.stop.id, phase: next.phase }).toEqual(
      due && { id: due.stop.id, phase: due.phase },
    )
  })

  it('a load has no next due stop where the monitor does not say what is logged', () => {
    expect(stopsToCome({ ...load, stops: [aLoadStop({ progress: null })] })).toEqual([])
  })

  it('a load that is not open or has no stops has no next due stop', () => {
    expect(nextDueStop({ ...load, status: 'delivered' }, now)).toBeNull()
    expect(nextDueStop({ ...load, status: 'assumed_delivered' }, now)).toBeNull()
    expect(nextDueStop({ ...load, stops: [] }, now)).toBeNull()
  })

  it('the next due stop has no phase if its window is not on record', () => {
    const stop = aLoadStop({ window: { startsAt: null, endsAt: null } })
    expect(nextDueStop({ ...load, stops: [stop] }, now)).toEqual({ stop, phase: null })
  })
})
