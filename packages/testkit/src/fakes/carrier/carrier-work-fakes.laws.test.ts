import { PAGE_SIZE } from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as arbitrary from '../../arbitraries/index.ts'
import { holdsInTime } from '../../arbitraries/shared/laws.ts'
import { aFleet } from '../shared/a-fleet.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeCarrierInsights } from './fake-carrier-insights.ts'
import { fakeCarrierPayments } from './fake-carrier-payments.ts'
import { fakeCarrierSafety } from './fake-carrier-safety.ts'
import { fakeCarrierTouches } from './fake-carrier-touches.ts'
import { fakeCarrierVehicles } from './fake-carrier-vehicles.ts'
import { fakeEldStatuses } from './fake-eld-statuses.ts'
import { fakeVehicleMovements } from './fake-vehicle-movements.ts'
import { fakeVehicles } from './fake-vehicles.ts'

const some = <T>(it: fc.Arbitrary<T>) => fc.array(it, { maxLength: 60 })
const carriers = aFleet()

it('a carrier’s records are its own whatever is asked, and never more than a page', async () => {
  await holdsInTime(
    [
      some(arbitrary.inspections),
      some(arbitrary.violations),
      some(arbitrary.crashes),
      some(arbitrary.carrierSafety),
      arbitrary.carrierRecordsAsks,
    ],
    async (inspections, violations, crashes, safetyRecords, ask) => {
      const records = fakeCarrierSafety(
        fakeWorld({ carriers, inspections, violations, crashes, safetyRecords }),
      )
      const pages = [
        await records.inspections(ask),
        await records.violations(ask),
        await records.crashes(ask),
      ]
      for (const page of pages) {
        expect(page.ok && page.value.items.length <= PAGE_SIZE).toBe(true)
        expect(page.ok && page.value.items.every(({ carrierId }) => carrierId === ask.carrierId)).toBe(true)
      }
      expect(await records.safety(ask)).toMatchObject({ ok: true, value: { carrierId: ask.carrierId } })
    },
  )
})

it('a vehicle list counts no more vehicles than it found, whatever is asked', async () => {
  await holdsInTime(
    [some(arbitrary.carrierVehicles), arbitrary.carrierVehiclesAsks, arbitrary.vehicleSearchAsks],
    async (carrierVehicles, ask, search) => {
      const vehicles = fakeCarrierVehicles(fakeWorld({ carriers, carrierVehicles }))
      const listed = await vehicles.ofCarrier(ask)
      if (!listed.ok) throw new Error('Refused.')
      const { counts, vehicles: page } = listed.value
      expect((counts.scheduled ?? 0) + (counts.nonScheduled ?? 0)).toBeLessThanOrEqual(page.total)
      expect(page.items.every(({ date }) => date >= ask.from)).toBe(true)
      const found = await vehicles.search(search)
      expect(found.ok && found.value.total <= carrierVehicles.length).toBe(true)
    },
  )
})

it('a vehicle that is found by its id or its number has it', async () => {
  await holdsInTime(
    [some(arbitrary.vehicles), arbitrary.vehicleAsks, arbitrary.vinAsks],
    async (rows, ask, byVin) => {
      const vehicles = fakeVehicles(fakeWorld({ vehicles: rows }))
      const found = await vehicles.find(ask)
      expect(found.ok).toBe(rows.some(({ id }) => id === ask.id))
      if (found.ok) expect(found.value.id).toBe(ask.id)
      const same = await vehicles.findByVin(byVin)
      expect(same.ok).toBe(rows.some(({ vin }) => vin === byVin.vin))
    },
  )
})

it('movements are never more than were asked for, and five when nothing was said', async () => {
  await holdsInTime(
    [some(arbitrary.carrierVehicles), some(arbitrary.movements), arbitrary.movementAsks],
    async (carrierVehicles, vehicleMovements, ask) => {
      const latest = await fakeVehicleMovements(fakeWorld({ carrierVehicles, vehicleMovements })).latest(ask)
      if (latest.ok) expect(latest.value.length).toBeLessThanOrEqual(ask.limit ?? 5)
      else expect(carrierVehicles.some(({ id }) => id === ask.carrierVehicleId)).toBe(false)
    },
  )
})

it('carriers found by their insights have one of the kinds asked for', async () => {
  await holdsInTime([some(arbitrary.insights), arbitrary.insightSearchAsks], async (insights, ask) => {
    const found = await fakeCarrierInsights(fakeWorld({ carriers, insights })).search(ask)
    if (!found.ok) throw new Error('Refused.')
    expect(found.value.items.length).toBeLessThanOrEqual(ask.pageSize ?? 15)
    for (const { id } of found.value.items)
      expect(
        insights.some(
          ({ carrierId, kind }) => carrierId === id && (ask.kinds.length === 0 || ask.kinds.includes(kind)),
        ),
      ).toBe(true)
  })
})

it('what is told of one carrier alone is never another’s', async () => {
  await holdsInTime(
    [
      some(arbitrary.powerUnitStats),
      some(arbitrary.paymentAnalyses),
      some(arbitrary.eldStatuses),
      some(arbitrary.eldVehicles),
      arbitrary.carrierAsks,
    ],
    async (powerUnitStats, paymentAnalyses, eldStatuses, eldVehicles, ask) => {
      const world = fakeWorld({ carriers, powerUnitStats, paymentAnalyses, eldStatuses, eldVehicles })
      const own = { ok: true, value: { carrierId: ask.carrierId } }
      expect(await fakeCarrierTouches(world).powerUnits(ask)).toMatchObject(own)
      expect(await fakeCarrierPayments(world).loadAnalysis(ask)).toMatchObject(own)
      const isKnown = eldStatuses.some(({ carrierId }) => carrierId === ask.carrierId)
      expect(await fakeEldStatuses(world).ofCarrier(ask)).toMatchObject({
        ok: true,
        value: { carrierId: isKnown ? ask.carrierId : null },
      })
      const onEld = await fakeCarrierVehicles(world).onEld(ask)
      expect(onEld.ok && onEld.value.every(({ carrierId }) => carrierId === ask.carrierId)).toBe(true)
    },
  )
})
