import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { isVehicleSearch, readVehicleSearchAddress, vehicleSearchPath } from './vehicle-search-address.ts'

it.each([
  [{ filters: {}, page: 1 }, '/vehicles'],
  [{ filters: {}, page: 2 }, '/vehicles?page=2'],
  [{ lookup: { kind: 'vin', text: '1fuj hhdr' }, filters: {}, page: 1 }, '/vehicles?vin=1fuj%20hhdr'],
  [{ lookup: { kind: 'plate', text: 'R1' }, filters: {}, page: 1 }, '/vehicles?plate=R1'],
  [
    { lookup: { kind: 'plate', text: 'R1', state: 'TX' }, filters: { source: 'eld' }, page: 1 },
    '/vehicles?plate=R1&state=TX&filters[source]=eld',
  ],
  [{ lookup: { kind: 'unit', text: '#104' }, filters: {}, page: 1 }, '/vehicles?unit=%23104'],
  [{ carrierId: id<'carrier'>(7), filters: {}, page: 1 }, '/vehicles?carrier_id=7'],
  [{ filters: { type: 'trailer' }, page: 1 }, '/vehicles?filters[type]=trailer'],
  [{ filters: { trailerType: 'Step Deck' }, page: 1 }, '/vehicles?filters[trailer_type]=Step%20Deck'],
  [{ filters: { powerUnitType: 'cargo_van' }, page: 1 }, '/vehicles?filters[power_unit_type]=cargo_van'],
  [{ filters: { source: 'eld' }, page: 1 }, '/vehicles?filters[source]=eld'],
] as const)('the URL of %j is %s, and reads back', (search, path) => {
  expect(vehicleSearchPath(search)).toBe(path)
  expect(readVehicleSearchAddress(path.slice('/vehicles'.length))).toStrictEqual(search)
})

it.each([
  'page=0',
  'vin=',
  'plate=%20',
  'state=TX',
  'page=x',
  'page=-1',
  'carrier_id=0',
  'carrier_id=x',
  'filters[type]=boat',
  'filters[trailer_type]=',
  'filters[power_unit_type]=bus',
  'filters[source]=hearsay',
  'filters=trailer',
])('the query %s searches all vehicles', search => {
  expect(readVehicleSearchAddress(search)).toStrictEqual({ filters: {}, page: 1 })
})

it.each([
  ['', false],
  ['page=3', false],
  ['vin=', false],
  ['filters[type]=boat', false],
  ['vin=123', true],
  ['unit=7&page=2', true],
  ['carrier_id=7', true],
  ['filters[source]=eld', true],
])('whether the query %j asks for vehicles: %j', (search, isSearch) => {
  expect(isVehicleSearch(readVehicleSearchAddress(search))).toBe(isSearch)
})

it('a URL looks up one vehicle by one kind of number', () => {
  expect(readVehicleSearchAddress('?unit=7&vin=X&state=TX')).toEqual({
    lookup: { kind: 'vin', text: 'X' },
    filters: {},
    page: 1,
  })
  expect(vehicleSearchPath({ lookup: { kind: 'unit', text: '7', state: 'TX' }, filters: {}, page: 1 })).toBe(
    '/vehicles?unit=7',
  )
})

it('a URL keeps its valid parts beside invalid ones', () => {
  expect(readVehicleSearchAddress('?filters[type]=boat&filters[source]=load&page=3')).toEqual({
    filters: { source: 'load' },
    page: 3,
  })
})
