import { aLoadStop, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { STOP_KIND_LABELS, STOP_KINDS, stopPlace, stopsInOrder, stopTown } from './load-stop.ts'

describe('stops', () => {
  it('are pickups and deliveries', () => {
    expect(STOP_KINDS.map(kind => STOP_KIND_LABELS[kind])).toEqual(['Pickup', 'Delivery'])
  })

  it('come in their sequence, then by id, and the list given stays as it was', () => {
    const [a, b, c] = [
      aLoadStop({ id: id(3), sequence: 1 }),
      aLoadStop({ id: id(2), sequence: 2 }),
      aLoadStop({ id: id(1), sequence: 2 }),
    ]
    const given = [b, c, a]
    expect(stopsInOrder(given)).toEqual([a, c, b])
    expect(given).toEqual([b, c, a])
  })

  it.each([
    ['TX', '75201', 'TX 75201'],
    ['TX', null, 'TX'],
    [null, '75201', '75201'],
    ['', '', 'not on record'],
    [null, null, 'not on record'],
  ])('in %s at %s are in %s', (state, postalCode, place) => {
    expect(stopPlace({ town: null, state, postalCode })).toBe(place)
    expect(stopTown({ town: null, state, postalCode })).toBe(place)
  })

  it('a stop whose town is known is in that town', () => {
    const stop = { town: 'Dallas, TX', state: 'TX', postalCode: '75201' }
    expect([stopPlace(stop), stopTown(stop)]).toEqual(['Dallas, TX 75201', 'Dallas, TX'])
  })
})
