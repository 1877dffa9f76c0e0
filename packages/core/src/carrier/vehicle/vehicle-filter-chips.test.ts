import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vehicleFilterChips, withVehicleFilter } from './vehicle-filter-chips.ts'

it('vehicle filters have texts', () => {
  expect(vehicleFilterChips({ source: 'eld', trailerType: 'reefer', type: 'trailer' })).toEqual([
    { name: 'type', text: 'Trailer' },
    { name: 'trailerType', text: 'Reefer trailer' },
    { name: 'source', text: 'Seen by: ELD' },
  ])
  expect(vehicleFilterChips({ powerUnitType: 'hotshot' })).toEqual([
    { name: 'powerUnitType', text: 'Hotshot' },
  ])
  expect(vehicleFilterChips({})).toEqual([])
})

it.each([
  [{ type: 'power_unit', source: 'eld' }, 'trailerType', 'reefer', { trailerType: 'reefer', source: 'eld' }],
  [{ type: 'trailer' }, 'trailerType', 'reefer', { type: 'trailer', trailerType: 'reefer' }],
  [{ trailerType: 'reefer' }, 'powerUnitType', 'tractor', { powerUnitType: 'tractor' }],
  [{ powerUnitType: 'tractor' }, 'type', 'trailer', { type: 'trailer' }],
  [{ powerUnitType: 'tractor' }, 'type', 'power_unit', { type: 'power_unit', powerUnitType: 'tractor' }],
  [{ type: 'trailer', trailerType: 'reefer' }, 'type', undefined, { trailerType: 'reefer' }],
  [{ type: 'trailer' }, 'source', 'load', { type: 'trailer', source: 'load' }],
  [{ source: 'load' }, 'source', undefined, {}],
] as const)('%j with %s %s is %j', (filters, name, value, expected) => {
  expect(withVehicleFilter(filters, name, value)).toStrictEqual(expected)
})

it('vehicle filters never combine a trailer and a power unit; the last one chosen wins', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ name: fc.constant('type'), value: fc.constantFrom('trailer', 'power_unit') }),
      fc.record({ name: fc.constant('trailerType'), value: fc.constantFrom('reefer', 'van') }),
      fc.record({ name: fc.constant('powerUnitType'), value: fc.constantFrom('tractor', 'hotshot') }),
    ),
    { minLength: 1 },
  )
  holds([steps], all => {
    const filters = all.reduce(
      (before, { name, value }) => withVehicleFilter(before, name as never, value as never),
      {},
    )
    const isTrailer = 'trailerType' in filters || ('type' in filters && filters.type === 'trailer')
    const isPower = 'powerUnitType' in filters || ('type' in filters && filters.type === 'power_unit')
    expect(isTrailer && isPower).toBe(false)
    const last = all.at(-1)
    expect(filters).toMatchObject({ [last?.name ?? '']: last?.value })
  })
})

it('no vehicle filter is left once every chip was removed', () => {
  holds([arbitrary.vehicleFilters], filters => {
    const left = vehicleFilterChips(filters).reduce(
      (before, { name }) => withVehicleFilter(before, name, undefined),
      filters,
    )
    expect(vehicleFilterChips(left)).toEqual([])
  })
})
