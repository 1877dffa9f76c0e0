import { aDelivery, aLoad, aLoadLog, aLoadStop, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { hasLoadException, LOAD_EXCEPTIONS, loadExceptions, stopsMissing } from './load-exceptions.ts'
import { LOAD_STATUSES } from './load-status.ts'
import { TRACKING_STATUSES } from './tracking/tracking-status.ts'

const pickup = aLoadStop()
const delivery = aDelivery()
const duringPickup = Date.parse('2026-11-21T15:00:00.000Z')
const afterPickup = Date.parse('2026-11-21T16:00:00.001Z')
const afterDelivery = Date.parse('2026-11-22T18:00:00.001Z')
const logOf = (kind: string, stopId = pickup.id) => aLoadLog({ kind, stopId })

describe('the exceptions of a load', () => {
  it('load exceptions are of eight kinds, in the order of the tabs', () => {
    expect(LOAD_EXCEPTIONS).toEqual([
      'no-eld',
      'no-arrival',
      'no-departure',
      'no-pickup',
      'no-delivery',
      'no-assigned-vehicle',
      'pending-tracking',
      'not-tracking',
    ])
  })

  it.each([
    ['tracking', []],
    ['not_started', ['pending-tracking']],
    ['no_eld_connection', ['no-eld']],
    ['tracking_interrupted', ['not-tracking']],
    ['terminated', ['not-tracking']],
    ['ended', []],
    ['unable_to_track', ['not-tracking']],
    ['not_eligible', []],
  ] as const)('a load with the tracking status %s has the exceptions %j', (trackingStatus, exceptions) => {
    expect(loadExceptions({ load: aLoad({ trackingStatus }), logs: [], now: duringPickup })).toEqual(
      exceptions,
    )
  })

  it.each([
    [id<'carrier-vehicle'>(61), []],
    [null, ['no-assigned-vehicle']],
  ])('a load with the truck %s has the exceptions %j', (carrierVehicleId, exceptions) => {
    expect(loadExceptions({ load: aLoad({ carrierVehicleId }), logs: [], now: duringPickup })).toEqual(
      exceptions,
    )
  })

  it.each([
    ['nothing is, while the window lasts', duringPickup, [], []],
    ['nothing is, at its last instant', afterPickup - 1, [], []],
    [
      'no arrival, departure or pickup, once the pickup’s window has ended',
      afterPickup,
      [],
      ['no-arrival', 'no-departure', 'no-pickup'],
    ],
    [
      'no departure or pickup, after the arrival',
      afterPickup,
      [logOf('arrival')],
      ['no-departure', 'no-pickup'],
    ],
    ['no departure, after the pickup', afterPickup, [logOf('arrival'), logOf('pickup')], ['no-departure']],
    [
      'nothing, after the departure too',
      afterPickup,
      [logOf('arrival'), logOf('pickup'), logOf('departure')],
      [],
    ],
    [
      'no delivery either, once the delivery’s window has ended',
      afterDelivery,
      [],
      ['no-arrival', 'no-departure', 'no-pickup', 'no-delivery'],
    ],
    [
      'what is logged at another stop does not count',
      afterDelivery,
      [logOf('delivery'), logOf('pickup', delivery.id)],
      ['no-arrival', 'no-departure', 'no-pickup', 'no-delivery'],
    ],
    [
      'nothing but the arrival, when each stop has its other logs',
      afterDelivery,
      [logOf('pickup'), logOf('departure'), logOf('delivery', delivery.id), logOf('departure', delivery.id)],
      ['no-arrival'],
    ],
  ] as const)('load exceptions by scheduled window: %s', (_, now, logs, exceptions) => {
    expect(loadExceptions({ load: aLoad(), logs, now })).toEqual(exceptions)
  })

  it('a load that is not open has no exceptions', () => {
    for (const status of LOAD_STATUSES) {
      const load = aLoad({ status, trackingStatus: 'no_eld_connection', carrierVehicleId: null })
      const isOpen = !['delivered', 'cancelled', 'assumed_delivered'].includes(status)
      for (const exception of ['no-eld', 'no-arrival', 'no-assigned-vehicle'] as const)
        expect(hasLoadException(exception, { load, logs: [], now: afterPickup })).toBe(isOpen)
    }
  })

  it('a window without an end causes no load exception', () => {
    const stop = aLoadStop({ window: { startsAt: '2026-11-21T14:00:00.000Z', endsAt: null } })
    expect(loadExceptions({ load: aLoad({ stops: [stop] }), logs: [], now: afterDelivery })).toEqual([])
  })

  it('load exceptions cover every tracking status', () => {
    expect(TRACKING_STATUSES).toHaveLength(8)
  })
})

describe('the stops that miss an event', () => {
  const situation = { load: aLoad({ stops: [delivery, pickup] }), logs: [], now: afterDelivery }

  it.each([
    ['arrival', [pickup, delivery]],
    ['departure', [pickup, delivery]],
    ['pickup', [pickup]],
    ['delivery', [delivery]],
  ] as const)('the stops missing the event %s are in travel order', (event, stops) => {
    expect(stopsMissing(event, situation)).toEqual(stops)
  })

  it('missing stops of an event are those without its log', () => {
    expect(stopsMissing('arrival', { ...situation, logs: [logOf('arrival')] })).toEqual([delivery])
    expect(stopsMissing('arrival', { ...situation, now: afterPickup })).toEqual([pickup])
  })
})
