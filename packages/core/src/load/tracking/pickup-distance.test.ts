import { aPickupDistance, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { nearestFirst, pickupDistanceText } from './pickup-distance.ts'

describe('trucks and the pickup', () => {
  it('trucks are sorted by pickup distance, then by lower id, those without a distance last', () => {
    const far = aPickupDistance({ carrierVehicleId: id(1), miles: 640 })
    const near = aPickupDistance({ carrierVehicleId: id(4), miles: 12 })
    const asNear = aPickupDistance({ carrierVehicleId: id(3), miles: 12 })
    const unknown = aPickupDistance({ carrierVehicleId: id(2), miles: null })
    const alsoUnknown = aPickupDistance({ carrierVehicleId: id(5), miles: null })
    const order = [asNear, near, far, unknown, alsoUnknown]
    expect(nearestFirst([alsoUnknown, unknown, far, near, asNear])).toEqual(order)
    expect(nearestFirst([asNear, near, far, unknown, alsoUnknown])).toEqual(order)
    expect(nearestFirst([unknown, aPickupDistance({ miles: 0 })])[0]?.miles).toBe(0)
  })

  it.each([
    [null, 'distance not on record'],
    [0, 'less than 1 mile to pickup'],
    [0.99, 'less than 1 mile to pickup'],
    [1, '1 mile to pickup'],
    [12.4, '12 miles to pickup'],
    [1_240.5, '1,241 miles to pickup'],
  ])('a pickup distance of %s miles is shown as %s', (miles, text) => {
    expect(pickupDistanceText({ miles })).toBe(text)
  })
})
