import { aCarrierVehicle, aVehicleRun, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { FoundVehicle } from './found-vehicle.ts'
import { vehicleRows } from './vehicle-rows.ts'

const { carrier } = aVehicleRun()
const found = (of: number, some: Partial<FoundVehicle> = {}): FoundVehicle => ({
  ...aCarrierVehicle({ id: id(of) }),
  make: null,
  model: null,
  modelYear: null,
  plate: null,
  plateState: null,
  lastAreaName: null,
  carrier: { ...carrier, id: some.carrierId ?? carrier.id },
  ...some,
})
const rowIds = (rows: readonly FoundVehicle[]) =>
  vehicleRows(rows).map(({ carriers }) => carriers.flatMap(({ sightings }) => sightings.map(each => each.id)))

const UNTOLD = { vin: null, vehicleId: null, unitNumber: null }
const SHORT = { ...UNTOLD, vin: 'CSBK8632' }
const PLATED = { ...UNTOLD, plate: 'R 123-456', plateState: 'TX' }

it.each<[string, Partial<FoundVehicle>, Partial<FoundVehicle>]>([
  ['the same VIN', {}, { vin: '1fujgldr9-csbk8632', vehicleId: null, unitNumber: 'T-7' }],
  ['the same VIN with two carriers', {}, { carrierId: id(8) }],
  ['the VIN of their vehicle on record', {}, { vin: null, plate: 'R1', plateState: 'TX' }],
  ['the same plate of a state', PLATED, { ...PLATED, plate: 'R123456', carrierId: id(8) }],
  ['the same vehicle on record', { vin: null }, { vin: null, unitNumber: 'T-7' }],
  ['a blank VIN and the same vehicle', { vin: ' ' }, { vin: null }],
  ['the same unit of a carrier', { ...UNTOLD, unitNumber: 't-7' }, { ...UNTOLD, unitNumber: ' T-7' }],
  ['the same half VIN and plate', { ...PLATED, vin: '8632' }, { ...PLATED, vin: '8632' }],
])('sightings are of one vehicle by %s', (_, one, other) => {
  expect(rowIds([found(1, one), found(2, other)])).toHaveLength(1)
})

it.each<[string, Partial<FoundVehicle>, Partial<FoundVehicle>]>([
  ['two VINs', {}, { vin: '1FUJGLDR9CSBK8633' }],
  ['two VINs of one vehicle on record and one plate', PLATED, { ...PLATED, vin: '1FUJGLDR9CSBK8633' }],
  ['a plate of two states', PLATED, { ...PLATED, plateState: 'OK' }],
  ['a plate without its state', { ...PLATED, plateState: null }, { ...PLATED, plateState: null }],
  ['a plate of a tractor and of a trailer', PLATED, { ...PLATED, type: 'trailer' }],
  ['units of two carriers', { ...UNTOLD, unitNumber: '7' }, { ...UNTOLD, unitNumber: '7', carrierId: id(8) }],
  ['units of two types', { ...UNTOLD, unitNumber: '7' }, { ...UNTOLD, unitNumber: '7', type: 'trailer' }],
  ['nothing at all', UNTOLD, UNTOLD],
  ['half a VIN alone', SHORT, SHORT],
  ['two half VINs and one plate', { ...PLATED, vin: '8632' }, { ...PLATED, vin: '8633' }],
])('sightings are never of one vehicle by %s', (_, one, other) => {
  expect(rowIds([found(1, one), found(2, other)])).toHaveLength(2)
})

it('sightings are never of one vehicle by a record with two VINs', () => {
  const rows = [found(1), found(2, { vin: '1FUJGLDR9CSBK8633' }), found(3, { vin: null }), found(4)]
  expect(rowIds(rows)).toEqual([[4, 1], [3], [2]])
})

it('a row has its carriers, their sources and days, the last first', () => {
  const rows = vehicleRows([
    found(1, { source: 'inspection', date: '2026-01-05' }),
    found(2, { source: 'eld', date: '2026-11-20', isScheduled: null }),
    found(3, { source: 'inspection', date: '2026-10-02', isScheduled: false }),
    found(4, { source: 'load', date: '2026-11-01', carrierId: id(8), isScheduled: null }),
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.carriers).toMatchObject([
    {
      carrier: { id: 7 },
      isScheduled: false,
      sources: [
        { source: 'eld', date: '2026-11-20' },
        { source: 'inspection', date: '2026-10-02' },
      ],
      sightings: [{ id: 2 }, { id: 3 }, { id: 1 }],
    },
    { carrier: { id: 8 }, isScheduled: null, sources: [{ source: 'load', date: '2026-11-01' }] },
  ])
})

it('a row has each fact from the newest sighting with it', () => {
  const [row] = vehicleRows([
    found(1, {
      date: '2026-01-05',
      make: 'KW',
      model: 'T680',
      modelYear: 2020,
      plate: 'R1',
      plateState: 'TX',
      lastAreaName: 'Waco, TX 76701',
      unitNumber: '9',
      trailerType: 'reefer',
      type: 'trailer',
    }),
    found(2, { date: '2026-02-05', make: 'PTRB', unitNumber: null, powerUnitType: null }),
    found(3, { date: '2026-01-20', carrierId: id(8), unitNumber: '88', plate: 'R2' }),
  ])
  expect(row).toMatchObject({
    vehicle: {
      id: 2,
      make: 'PTRB',
      model: 'T680',
      modelYear: 2020,
      plate: 'R2',
      plateState: null,
      unitNumber: '9',
      trailerType: null,
      powerUnitType: 'tractor',
    },
    place: { areaName: 'Waco, TX 76701', on: '2026-01-05' },
  })
})

it('no sightings give no row, and sightings without a place give none', () => {
  expect(vehicleRows([])).toEqual([])
  expect(vehicleRows([found(1)])).toMatchObject([{ place: null, vehicle: { make: null, plate: null } }])
})
