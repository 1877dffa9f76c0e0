import { expect, it } from 'vitest'
import { TRAILER_TYPES, trailerTypeText, vehicleTypeText } from './vehicle-type.ts'

it.each([
  [{ type: 'power_unit', trailerType: null, powerUnitType: 'tractor' }, 'Tractor'],
  [{ type: 'power_unit', trailerType: null, powerUnitType: null }, 'Power unit'],
  [{ type: 'trailer', trailerType: 'reefer', powerUnitType: null }, 'Reefer trailer'],
  [{ type: 'trailer', trailerType: 'Semi-trailer', powerUnitType: null }, 'Semi-trailer'],
  [{ type: 'trailer', trailerType: 'Zebra box', powerUnitType: null }, 'Zebra box'],
  [{ type: 'trailer', trailerType: null, powerUnitType: null }, 'Trailer'],
] as const)('the vehicle %j is a %s', (vehicle, text) => {
  expect(vehicleTypeText(vehicle)).toBe(text)
})

it('trailer filters are the portfolio fields of trailers, then the inspection terms', () => {
  expect(TRAILER_TYPES).toContain('lowboy')
  expect(TRAILER_TYPES).toContain('Intermodal chassis')
  expect(TRAILER_TYPES).not.toContain('cargo_vans')
  expect(TRAILER_TYPES).not.toContain('straight_box_trucks')
  expect(TRAILER_TYPES).not.toContain('Truck tractor')
  expect(TRAILER_TYPES).toHaveLength(21)
  expect(new Set(TRAILER_TYPES.map(trailerTypeText)).size).toBe(21)
})
