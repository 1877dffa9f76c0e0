import { aCarrierVehicle, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { isListed, vehiclesByDate, vehiclesInOrder } from './vehicle-list.ts'

const trailer = { type: 'trailer', powerUnitType: null } as const

it('a vehicle list is ordered by type, trailer type, newest date and highest id', () => {
  const rows = [
    aCarrierVehicle({ id: id(1), ...trailer, trailerType: null }),
    aCarrierVehicle({ id: id(2), ...trailer, trailerType: 'van' }),
    aCarrierVehicle({ id: id(3), ...trailer, trailerType: 'reefer', date: '2026-01-01' }),
    aCarrierVehicle({ id: id(4), ...trailer, trailerType: 'reefer', date: '2026-01-02' }),
    aCarrierVehicle({ id: id(5) }),
    aCarrierVehicle({ id: id(7) }),
    aCarrierVehicle({ id: id(6), date: '2026-11-11' }),
  ]
  const order = [6, 7, 5, 4, 3, 2, 1]
  expect(vehiclesInOrder(rows).map(row => row.id)).toEqual(order)
  expect(vehiclesInOrder(rows.toReversed()).map(row => row.id)).toEqual(order)
})

it('a vehicle list of all carriers is ordered by date only', () => {
  const rows = [
    aCarrierVehicle({ id: id(1), date: '2026-01-01' }),
    aCarrierVehicle({ id: id(2), ...trailer, date: '2026-01-02' }),
    aCarrierVehicle({ id: id(3), date: '2026-01-01' }),
  ]
  expect(vehiclesByDate(rows).map(row => row.id)).toEqual([2, 3, 1])
})

const reefer = aCarrierVehicle({ ...trailer, trailerType: 'reefer', source: 'eld', date: '2026-01-02' })
it.each([
  [{}, '2026-01-02', true],
  [{}, '2026-01-03', false],
  [{ type: 'trailer' }, '2026-01-01', true],
  [{ type: 'power_unit' }, '2026-01-01', false],
  [{ trailerType: 'reefer' }, '2026-01-01', true],
  [{ trailerType: 'van' }, '2026-01-01', false],
  [{ powerUnitType: 'tractor' }, '2026-01-01', false],
  [{ source: 'eld' }, '2026-01-01', true],
  [{ source: 'load' }, '2026-01-01', false],
  [{ type: 'trailer', trailerType: 'reefer', source: 'eld' }, '2026-01-01', true],
  [{ type: 'trailer', trailerType: 'reefer', source: 'load' }, '2026-01-01', false],
] as const)('a list of %j from %s has a reefer seen on 2 January: %s', (filters, from, is) => {
  expect(isListed(reefer, filters, from)).toBe(is)
})

it('a vehicle list of tractors has a tractor', () => {
  expect(isListed(aCarrierVehicle(), { powerUnitType: 'tractor' }, '2024-01-01')).toBe(true)
})
