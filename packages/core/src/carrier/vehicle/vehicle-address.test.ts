import { holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AREAS_STEPS, moreAreas, readVehicleAddress, vehiclePath } from './vehicle-address.ts'

it.each([
  [{ id: id<'vehicle'>(9) }, '/vehicles/9'],
  [{ id: id<'vehicle'>(9), areas: 5 }, '/vehicles/9'],
  [{ id: id<'vehicle'>(9), areas: 20 }, '/vehicles/9?areas=20'],
] as const)('the URL of %j is %s', (vehicle, path) => {
  expect(vehiclePath(vehicle)).toBe(path)
})

it.each(['', '?areas=6', '?areas=x', '?areas=-5', '?areas[a]=20'])(
  'the query %j loads five areas',
  search => {
    expect(readVehicleAddress(search)).toEqual({ areas: 5 })
  },
)

it('the number of areas in a URL reads back from it', () => {
  holds([fc.constantFrom(...AREAS_STEPS)], areas => {
    const path = vehiclePath({ id: id(9), areas })
    expect(readVehicleAddress(path.slice('/vehicles/9'.length))).toEqual({ areas })
  })
})

it.each([
  [5, 5, 20],
  [5, 4, undefined],
  [20, 20, 100],
  [20, 19, undefined],
  [100, 100, undefined],
] as const)('after requesting %i areas and receiving %i, %s are next', (shown, came, next) => {
  expect(moreAreas(shown, came)).toBe(next)
})
