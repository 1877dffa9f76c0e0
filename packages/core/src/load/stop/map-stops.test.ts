import { aDelivery, aLoadStop, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { mapPoint, mapStops } from './map-stops.ts'

describe('a place on the map', () => {
  it.each([
    [32.78, -96.8, true],
    [0, 0, true],
    [90, 180, true],
    [-90, -180, true],
    [90.001, 0, false],
    [-90.001, 0, false],
    [0, 180.001, false],
    [0, -180.001, false],
    [Number.NaN, 0, false],
    [0, Number.NaN, false],
    [null, -96.8, false],
    [32.78, null, false],
  ])('whether %s, %s is a place on the map: %s', (latitude, longitude, isPlace) => {
    expect(mapPoint(latitude, longitude)).toEqual(isPlace ? { latitude, longitude } : null)
  })
})

describe('the stops on the map', () => {
  const pickup = aLoadStop()
  const nowhere = aLoadStop({ id: id(33), sequence: 2, latitude: null })
  const delivery = aDelivery({ sequence: 3 })

  it('the stops on the map are those with a place, with their numbers of the list', () => {
    expect(mapStops([delivery, nowhere, pickup])).toEqual([
      { stop: pickup, number: 1, latitude: 32.78, longitude: -96.8 },
      { stop: delivery, number: 3, latitude: 39.74, longitude: -104.99 },
    ])
  })

  it('stops without a place are not on the map', () => {
    expect(mapStops([nowhere])).toEqual([])
  })
})
