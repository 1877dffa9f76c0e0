import { PAGE_SIZE } from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as arbitrary from '../arbitraries/index.ts'
import { holdsInTime } from '../arbitraries/laws.ts'
import { fakeCarrierInsights } from './carrier-insight-fakes.ts'
import { fakeCarrierPayments, fakeCarrierTouches } from './carrier-record-fakes.ts'
import { fakeCarrierSafety } from './carrier-safety-fakes.ts'
import { aFleet } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'

import { fakeCarrierVehicles, fakeEldStatuses, fakeVehicleMovements, fakeVehicles } from './vehicle-fakes.ts'

const some = <T>(it: fc.Arbitrary<T>) => fc.array(it, { maxLength: 60 })
const carriers = aFleet()

it("a carrier's records belong to it for any params, and never exceed a page", async () => {
  await holdsInTime(
    [
      some(arbitrary.inspections),
      some(arbitrary.violations),
      some(arbitrary.crashes),
      some(arbitrary.carrierSafety),
      arbitrary.carrierRecordsParams,
    ],
    async (inspections, violations, crashes, safetyRecords, params) => {
      const records = fakeCarrierSafety(
        fakeWorld({ carriers, inspections, violations, crashes, safetyRecords }),
      )
      const pages = [
        await records.inspections(params),
        await records.violations(params),
        await records.crashes(params),
      ]
      for (const page of pages) {
        expect(page.ok && page.value.items.length <= PAGE_SIZE).toBe(true)
        expect(page.ok && page.value.items.every(({ carrierId }) => carrierId === params.carrierId)).toBe(
          true,
        )
      }
      expect(await records.safety(params)).toMatchObject({ ok: true, value: { carrierId: params.carrierId } })
    },
  )
})

it('a vehicle list counts no more vehicles than it found, for any params', async () => {
  await holdsInTime(
    [some(arbitrary.carrierVehicles), arbitrary.carrierVehiclesParams, arbitrary.vehicleSearchParams],
    async (carrierVehicles, params, search) => {
      const vehicles = fakeCarrierVehicles(fakeWorld({ carriers, carrierVehicles }))
      const listed = await vehicles.ofCarrier(params)
      if (!listed.ok) throw new Error('Refused.')
      const { counts, vehicles: page } = listed.value
      expect((counts.scheduled ?? 0) + (counts.nonScheduled ?? 0)).toBeLessThanOrEqual(page.total)
      expect(page.items.every(({ date }) => date >= params.from)).toBe(true)
      const found = await vehicles.search(search)
      expect(found.ok && found.value.total <= carrierVehicles.length).toBe(true)
    },
  )
})

it('a vehicle found by id or VIN has that id or VIN', async () => {
  await holdsInTime(
    [some(arbitrary.vehicles), arbitrary.vehicleParams, arbitrary.vinParams],
    async (rows, params, byVin) => {
      const vehicles = fakeVehicles(fakeWorld({ vehicles: rows }))
      const found = await vehicles.find(params)
      expect(found.ok).toBe(rows.some(({ id }) => id === params.id))
      if (found.ok) expect(found.value.id).toBe(params.id)
      const same = await vehicles.findByVin(byVin)
      expect(same.ok).toBe(rows.some(({ vin }) => vin === byVin.vin))
    },
  )
})

it('movements never exceed the requested number, which defaults to five', async () => {
  await holdsInTime(
    [some(arbitrary.carrierVehicles), some(arbitrary.movements), arbitrary.movementParams],
    async (carrierVehicles, vehicleMovements, params) => {
      const latest = await fakeVehicleMovements(fakeWorld({ carrierVehicles, vehicleMovements })).latest(
        params,
      )
      if (latest.ok) expect(latest.value.length).toBeLessThanOrEqual(params.limit ?? 5)
      else expect(carrierVehicles.some(({ id }) => id === params.carrierVehicleId)).toBe(false)
    },
  )
})

it('carriers found by insights have one of the requested kinds', async () => {
  await holdsInTime([some(arbitrary.insights), arbitrary.insightSearchParams], async (insights, params) => {
    const found = await fakeCarrierInsights(fakeWorld({ carriers, insights })).search(params)
    if (!found.ok) throw new Error('Refused.')
    expect(found.value.items.length).toBeLessThanOrEqual(params.pageSize ?? 15)
    for (const { id } of found.value.items)
      expect(
        insights.some(
          ({ carrierId, kind }) =>
            carrierId === id && (params.kinds.length === 0 || params.kinds.includes(kind)),
        ),
      ).toBe(true)
  })
})

it("the records of one carrier never contain another's", async () => {
  await holdsInTime(
    [
      some(arbitrary.powerUnitStats),
      some(arbitrary.paymentAnalyses),
      some(arbitrary.eldStatuses),
      some(arbitrary.eldVehicles),
      arbitrary.carrierParams,
    ],
    async (powerUnitStats, paymentAnalyses, eldStatuses, eldVehicles, params) => {
      const world = fakeWorld({ carriers, powerUnitStats, paymentAnalyses, eldStatuses, eldVehicles })
      const own = { ok: true, value: { carrierId: params.carrierId } }
      expect(await fakeCarrierTouches(world).powerUnits(params)).toMatchObject(own)
      expect(await fakeCarrierPayments(world).loadAnalysis(params)).toMatchObject(own)
      const isKnown = eldStatuses.some(({ carrierId }) => carrierId === params.carrierId)
      expect(await fakeEldStatuses(world).ofCarrier(params)).toMatchObject({
        ok: true,
        value: { carrierId: isKnown ? params.carrierId : null },
      })
      const onEld = await fakeCarrierVehicles(world).onEld(params)
      expect(onEld.ok && onEld.value.every(({ carrierId }) => carrierId === params.carrierId)).toBe(true)
    },
  )
})
