import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FoundVehicle } from './found-vehicle.ts'
import { vehicleCounts } from './vehicle-counts.ts'
import { isListed, vehiclesInOrder } from './vehicle-list.ts'
import { movementsPage } from './vehicle-movement.ts'
import { vehicleRows } from './vehicle-rows.ts'
import { readVehicleSearchAddress, vehicleSearchPath } from './vehicle-search-address.ts'
import { movementWindow, vehicleListFrom } from './vehicle-windows.ts'
import { readVin, tidyVin } from './vin.ts'

/** Vehicles on few days, so that many tie by type, trailer and date. */
const near = fc
  .tuple(arbitrary.carrierVehicles, fc.constantFrom('2026-01-05', '2026-01-06'))
  .map(([vehicle, date]) => ({ ...vehicle, date }) as const)
const rows = fc.uniqueArray(near, { selector: ({ id }) => id, minLength: 4, maxLength: 30, size: 'max' })

it('a VIN that was read reads back, with any spacing and case', () => {
  holds([arbitrary.vinTexts], text => {
    const read = readVin(text)
    const spaced = ` ${text.slice(0, 3)}-${text.slice(3).toLowerCase()} `
    expect(readVin(spaced)).toEqual(read)
    if (read.ok) expect(readVin(read.value.text)).toEqual(read)
  })
})

it('a text with a letter that no VIN holds is always refused', () => {
  holds([arbitrary.vinTexts, fc.nat(16), fc.constantFrom('I', 'O', 'Q')], (text, at, letter) => {
    expect(readVin(text.slice(0, at) + letter + text.slice(at + 1))).toEqual({
      ok: false,
      refusal: 'letters',
    })
  })
})

it('the order of a vehicle list does not depend on the order received, and loses no vehicle', () => {
  holds([rows], vehicles => {
    const ordered = vehiclesInOrder(vehicles)
    expect(vehiclesInOrder(vehicles.toReversed())).toEqual(ordered)
    expect(new Set(ordered)).toEqual(new Set(vehicles))
  })
})

it('one more filter never lists more vehicles', () => {
  holds([rows, arbitrary.vehicleFilters, arbitrary.vehicleFilters], (vehicles, some, more) => {
    const few = vehicles.filter(vehicle => isListed(vehicle, { ...more, ...some }, '1970-01-01'))
    const many = new Set(vehicles.filter(vehicle => isListed(vehicle, some, '1970-01-01')))
    expect(few.filter(vehicle => !many.has(vehicle))).toEqual([])
  })
})

it('the two counts are never more than the vehicles', () => {
  holds([rows], vehicles => {
    const { scheduled, nonScheduled } = vehicleCounts(vehicles)
    const unknown = vehicles.filter(({ isScheduled }) => isScheduled === null).length
    expect((scheduled ?? 0) + (nonScheduled ?? 0) + unknown).toBe(vehicles.length)
  })
})

it('the pages of movements hold each movement once', () => {
  const moved = fc.uniqueArray(arbitrary.movements, { selector: ({ id }) => id, maxLength: 40, size: 'max' })
  holds([moved], movements => {
    const { pages } = movementsPage(movements, 1)
    expect(pages).toBe(movements.length > 20 ? 2 : 1)
    const all = Array.from({ length: pages }, (_, at) => movementsPage(movements, at + 1).items).flat()
    expect(all).toHaveLength(movements.length)
    expect(new Set(all)).toEqual(new Set(movements))
  })
})

it('a day is in its own window, and a later day never starts its list earlier', () => {
  holds([arbitrary.calendarDates, arbitrary.calendarDates], (one, other) => {
    const { from, to } = movementWindow(one)
    expect(from < one && one < to).toBe(true)
    const [early, late] = one < other ? [one, other] : [other, one]
    expect(vehicleListFrom(early) <= vehicleListFrom(late)).toBe(true)
  })
})

it('a search read back from its address is the search', () => {
  holds([arbitrary.vehicleSearchAddresses], search => {
    expect(readVehicleSearchAddress(vehicleSearchPath(search).slice('/vehicles'.length))).toEqual(search)
  })
})

/** Few values of everything, so that many sightings are of one vehicle, or nearly. */
const sightings = fc.uniqueArray(
  fc
    .record({
      of: arbitrary.carrierVehicles,
      carrier: arbitrary.vehicleCarriers,
      carrierId: fc.constantFrom(id<'carrier'>(7), id<'carrier'>(8)),
      vehicleId: fc.constantFrom(null, id<'vehicle'>(20), id<'vehicle'>(21)),
      vin: fc.constantFrom(null, '1FUJGLDR9CSBK8632', '1fujgldr9csbk8632', '1XKYDP9X3NJ000001', '8632'),
      date: fc.constantFrom('2026-01-05', '2026-01-06'),
      plate: fc.constantFrom(null, 'R123456'),
      plateState: fc.constantFrom(null, 'TX', 'QC'),
      lastAreaName: fc.constantFrom(null, 'Waco, TX 76701'),
    })
    .map(
      ({ of, carrier, ...some }): FoundVehicle => ({
        ...of,
        make: null,
        model: null,
        modelYear: null,
        ...some,
        carrier: { ...carrier, id: some.carrierId },
      }),
    ),
  { selector: each => each.id, maxLength: 20, size: 'max' },
)

it('vehicle rows do not depend on the order of sightings', () => {
  holds([sightings], found => {
    expect(vehicleRows(found.toReversed())).toEqual(vehicleRows(found))
  })
})

it('vehicle rows neither lose nor repeat a sighting', () => {
  holds([sightings], found => {
    const stored = vehicleRows(found).flatMap(({ carriers }) => carriers.flatMap(each => each.sightings))
    expect(stored).toHaveLength(found.length)
    expect(new Set(stored)).toEqual(new Set(found))
  })
})

it('no row holds two known VINs, and no whole VIN is in two rows', () => {
  holds([sightings], found => {
    const vinsOf = vehicleRows(found).map(({ carriers }) => [
      ...new Set(
        carriers.flatMap(each => each.sightings.flatMap(({ vin }) => (vin === null ? [] : [tidyVin(vin)]))),
      ),
    ])
    expect(vinsOf.filter(vins => vins.length > 1)).toEqual([])
    const whole = vinsOf.flat().filter(vin => vin.length === 17)
    expect(whole).toEqual([...new Set(whole)])
  })
})
