import { aVehicle } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { vehicleText } from './vehicle.ts'

it.each([
  [{}, '2021 Freightliner Cascadia'],
  [{ modelYear: null }, 'Freightliner Cascadia'],
  [{ model: null }, '2021 Freightliner'],
  [{ make: null }, '2021 Cascadia'],
  [{ make: null, model: null }, '1FUJGLDR9CSBK8632'],
  [{ make: null, model: null, vin: null }, 'Vehicle 20'],
])('a vehicle of %j is "%s"', (some, text) => {
  expect(vehicleText(aVehicle(some))).toBe(text)
})
