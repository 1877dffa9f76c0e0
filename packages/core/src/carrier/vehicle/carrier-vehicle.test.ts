import { expect, it } from 'vitest'
import {
  POWER_UNIT_TYPE_LABELS,
  POWER_UNIT_TYPES,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_SOURCES,
  VEHICLE_TYPE_LABELS,
  VEHICLE_TYPES,
} from './carrier-vehicle.ts'

it('the filters of a vehicle list have labels', () => {
  expect(VEHICLE_TYPES.map(type => [type, VEHICLE_TYPE_LABELS[type]])).toEqual([
    ['power_unit', 'Power unit'],
    ['trailer', 'Trailer'],
  ])
  expect(POWER_UNIT_TYPES.map(type => [type, POWER_UNIT_TYPE_LABELS[type]])).toEqual([
    ['tractor', 'Tractor'],
    ['straight_truck', 'Straight truck'],
    ['cargo_van', 'Cargo van'],
    ['hotshot', 'Hotshot'],
  ])
  expect(VEHICLE_SOURCES.map(source => [source, VEHICLE_SOURCE_LABELS[source]])).toEqual([
    ['inspection', 'Inspection'],
    ['eld', 'ELD'],
    ['insurance_certificate', 'Insurance certificate'],
    ['load', 'Load'],
  ])
})
