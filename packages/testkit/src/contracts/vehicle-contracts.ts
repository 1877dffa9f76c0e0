import {
  type CalendarDate,
  type CarrierId,
  type CarrierVehicle,
  type CarrierVehicles,
  type EldStatuses,
  type VehicleFilters,
  type VehicleId,
  type Vehicles,
  vehicleStart,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker in a world with one carrier that runs many vehicles, on and off its insurance. */
export interface CarrierVehiclesSubject {
  readonly vehicles: CarrierVehicles
  /** It has more than 50 since `from`, of both types, and at least one before; and at least two days of ELD reports. */
  readonly fleet: CarrierId
  readonly from: CalendarDate
  /** Each narrows that carrier's list to some, and not to all. */
  readonly filters: readonly VehicleFilters[]
  /** The VIN of one vehicle that this carrier runs, and its number among the carrier's own. */
  readonly vin: string
  readonly unitNumber: string
  readonly plate: string
  /** A carrier without vehicles. */
  readonly without: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

const textOf = ({ type, trailerType, date, id }: CarrierVehicle): string =>
  [type, trailerType ?? '\uFFFF', -Number(date.replaceAll('-', '')) + 99_999_999, 1e9 - id].join(' ')

/** What every `CarrierVehicles` does. Source: section 7, "Carriers"; section 7, "Vehicles". */
export const carrierVehiclesContract = (make: Make<CarrierVehiclesSubject>): void => {
  describe('the vehicles of a carrier', () => {
    let subject: CarrierVehiclesSubject
    beforeAll(async () => {
      subject = await make()
    })

    const ofFleet = async (filters: VehicleFilters = {}) => {
      const params = { carrierId: subject.fleet, from: subject.from, filters }
      const first = valueOf(await subject.vehicles.ofCarrier(params))
      const rows = [...first.vehicles.items]
      for (let page = 2; page <= first.vehicles.pages; page += 1)
        rows.push(...valueOf(await subject.vehicles.ofCarrier({ ...params, page })).vehicles.items)
      return { rows, ...first }
    }

    it('the vehicles of a carrier are listed 50 per page, each once, none older than the first day', async () => {
      const { rows, vehicles } = await ofFleet()
      expect(vehicles.items).toHaveLength(50)
      expect(rows).toHaveLength(vehicles.total)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(rows.filter(({ date }) => date < subject.from)).toEqual([])
      expect(rows.map(({ carrierId }) => carrierId)).toEqual(rows.map(() => subject.fleet))
    })

    it('the vehicles of a carrier are ordered by type, trailer type, date and id over all pages', async () => {
      const { rows } = await ofFleet()
      const texts = rows.map(textOf)
      expect(texts).toEqual(texts.toSorted())
    })

    it('the vehicles of a carrier are counted as the insurance lists them, whatever the page', async () => {
      const { rows, counts } = await ofFleet()
      expect(counts).toEqual({
        scheduled: rows.filter(({ isScheduled }) => isScheduled === true).length,
        nonScheduled: rows.filter(({ isScheduled }) => isScheduled === false).length,
      })
    })

    it('the vehicles of a carrier are narrowed by each filter', async () => {
      const all = await ofFleet()
      expect(subject.filters.length).toBeGreaterThan(0)
      for (const filters of subject.filters) {
        const { rows } = await ofFleet(filters)
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.length).toBeLessThan(all.rows.length)
        expect(rows).toEqual(all.rows.filter(row => rows.some(({ id }) => id === row.id)))
        for (const row of rows) expect(row).toMatchObject(filters)
      }
    })

    it('the vehicles of a carrier are found among all, by date, the newest first', async () => {
      const { items, total } = valueOf(await subject.vehicles.search({ carrierId: subject.fleet }))
      const { rows } = await ofFleet()
      expect(total).toBeGreaterThan(rows.length)
      const days = items.map(({ date }) => date)
      expect(days).toEqual(days.toSorted().toReversed())
      const next = valueOf(await subject.vehicles.search({ carrierId: subject.fleet, page: 2 }))
      const ids = [...items, ...next.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(valueOf(await subject.vehicles.search({})).total).toBeGreaterThanOrEqual(total)
    })

    it('the vehicles of a carrier are looked up by VIN, plate and unit number, with their vehicle and carrier', async () => {
      const { vin, plate, unitNumber, fleet } = subject
      const byVin = valueOf(
        await subject.vehicles.search({ carrierId: fleet, lookup: { kind: 'vin', vin, check: 'right' } }),
      ).items
      expect(byVin.length).toBeGreaterThan(0)
      for (const row of byVin) expect(row).toMatchObject({ vin, carrier: { id: fleet } })
      const byPlate = valueOf(await subject.vehicles.search({ lookup: { kind: 'plate', plate } })).items
      expect(byPlate.map(row => row.vin)).toContain(vin)
      const [first] = byVin
      const state = first?.plateState ?? 'ZZ'
      const here = { lookup: { kind: 'plate', plate, state } as const }
      expect(valueOf(await subject.vehicles.search(here)).items).toEqual(byPlate)
      const others = { lookup: { kind: 'plate', plate, state: 'ZZ' } as const }
      expect(valueOf(await subject.vehicles.search(others)).items).toEqual([])
      const byUnit = { carrierId: fleet, lookup: { kind: 'unit', unitNumber } as const }
      expect(valueOf(await subject.vehicles.search(byUnit)).items.map(row => row.vin)).toContain(vin)
      expect(
        valueOf(await subject.vehicles.search({ lookup: { kind: 'unit', unitNumber: 'NOBODY' } })).items,
      ).toEqual([])
    })

    it('the vehicles of a carrier are found by how a unit number, plate or VIN starts', async () => {
      const { vin, plate, unitNumber, fleet, from, vehicles } = subject
      for (const number of [vin, plate, unitNumber]) {
        const start = vehicleStart(number.slice(0, -1)) ?? number
        const found = valueOf(await vehicles.ofCarrier({ carrierId: fleet, from, start })).vehicles.items
        expect(found.map(row => row.vin)).toContain(vin)
      }
      const none = valueOf(await vehicles.ofCarrier({ carrierId: fleet, from, start: 'NO SUCH' }))
      expect(none).toMatchObject({ vehicles: { total: 0 }, counts: { scheduled: 0, nonScheduled: 0 } })
    })

    it('the vehicles of a carrier that no load was given to are not among the assigned ones', async () => {
      const { vin, fleet, vehicles } = subject
      expect(valueOf(await vehicles.search({ carrierId: fleet, assignedStart: vin })).items).toEqual([])
    })

    it('the vehicles of a carrier that an ELD reported are the newest first', async () => {
      const reported = valueOf(await subject.vehicles.onEld({ carrierId: subject.fleet }))
      const days = reported.map(({ seenOn }) => seenOn)
      expect(new Set(days).size).toBeGreaterThan(1)
      expect(days).toEqual(days.toSorted().toReversed())
    })

    it('the vehicles of a carrier are an empty list where none are known', async () => {
      const params = { carrierId: subject.without, from: subject.from }
      expect(valueOf(await subject.vehicles.ofCarrier(params))).toEqual({
        vehicles: { items: [], page: 1, pages: 1, total: 0 },
        counts: { scheduled: 0, nonScheduled: 0 },
      })
      expect(valueOf(await subject.vehicles.onEld(params))).toEqual([])
    })

    it('the vehicles of a carrier that do not exist are not found', async () => {
      const params = { carrierId: subject.absent, from: subject.from }
      expectRefused(await subject.vehicles.ofCarrier(params), 'not-found')
      expectRefused(await subject.vehicles.onEld(params), 'not-found')
    })
  })
}

/** A broker in a world with one vehicle at least. */
export interface VehiclesSubject {
  readonly vehicles: Vehicles
  readonly known: VehicleId
  /** Its number. */
  readonly vin: string
  /** No vehicle has either. */
  readonly absent: VehicleId
  readonly absentVin: string
}

/** What every `Vehicles` does. Source: section 7, "Vehicles". */
export const vehiclesContract = (make: Make<VehiclesSubject>): void => {
  describe('a vehicle', () => {
    let subject: VehiclesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('a vehicle is found by its id and by its number, the same', async () => {
      const byId = valueOf(await subject.vehicles.find({ id: subject.known }))
      expect(byId).toMatchObject({ id: subject.known, vin: subject.vin })
      expect(valueOf(await subject.vehicles.findByVin({ vin: subject.vin }))).toEqual(byId)
    })

    it('a vehicle that does not exist is not found', async () => {
      expectRefused(await subject.vehicles.find({ id: subject.absent }), 'not-found')
      expectRefused(await subject.vehicles.findByVin({ vin: subject.absentVin }), 'not-found')
    })
  })
}

/** A broker in a world where one carrier's ELD is known. */
export interface EldStatusesSubject {
  readonly statuses: EldStatuses
  readonly connected: CarrierId
  /** Its status. */
  readonly status: string
  /** A carrier whose ELD is not known. */
  readonly unconnected: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `EldStatuses` does. Source: section 7, "Carriers"; section 8, "ELD status answer". */
export const eldStatusesContract = (make: Make<EldStatusesSubject>): void => {
  describe('the ELD status', () => {
    let subject: EldStatusesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the ELD status belongs to its carrier', async () => {
      const outcome = await subject.statuses.ofCarrier({ carrierId: subject.connected })
      expect(valueOf(outcome)).toMatchObject({ carrierId: subject.connected, status: subject.status })
    })

    it('the ELD status is empty and no refusal where none is known, and for a missing carrier', async () => {
      for (const carrierId of [subject.unconnected, subject.absent])
        expect(await subject.statuses.ofCarrier({ carrierId })).toEqual({
          ok: true,
          value: { carrierId: null, status: null, provider: null, hasValidCredentials: null },
        })
    })
  })
}
