import { aVehicle } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { plateText, vehicleText } from './vehicle.ts'

it.each([
  [{}, '2021 Freightliner Cascadia'],
  [{ modelYear: null }, 'Freightliner Cascadia'],
  [{ model: null }, '2021 Freightliner'],
  [{ make: null }, '2021 Cascadia'],
  [{ make: 'PTRB', model: null }, '2021 Peterbilt'],
  [{ make: null, model: null }, '1FUJGLDR9CSBK8632'],
  [{ make: null, model: null, vin: null }, 'Vehicle 20'],
])('a vehicle of %j is "%s"', (some, text) => {
  expect(vehicleText(aVehicle(some))).toBe(text)
})

it.each([
  [{}, 'R123456, TX'],
  [{ plateState: null }, 'R123456'],
  [{ plate: null }, undefined],
])('the plate of %j is %j', (some, text) => {
  expect(plateText(aVehicle(some))).toBe(text)
})
