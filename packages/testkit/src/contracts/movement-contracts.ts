import type { CarrierId, CarrierTouches, CarrierVehicleId, VehicleId, VehicleMovements } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker in a world where one carrier was seen. */
export interface CarrierTouchesSubject {
  readonly touches: CarrierTouches
  /** It has at least two areas of history, one that an ELD verified, and statistics of its power units. */
  readonly seen: CarrierId
  /** A carrier that was never seen. */
  readonly unseen: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

const LISTS = ['historical', 'recentlyVerified'] as const

/** What every `CarrierTouches` does. Source: section 7, "Carriers". */
export const carrierTouchesContract = (make: Make<CarrierTouchesSubject>): void => {
  describe('the touches of a carrier', () => {
    let subject: CarrierTouchesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the historical touches of a carrier are newest first, each area once', async () => {
      const areas = valueOf(await subject.touches.historical({ carrierId: subject.seen }))
      expect(areas.length).toBeGreaterThan(1)
      const days = areas.map(({ lastOn }) => lastOn)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(areas.map(({ areaId }) => areaId)).size).toBe(areas.length)
    })

    it('the touches of a carrier that an ELD verified have a count and a five-digit ZIP', async () => {
      const areas = valueOf(await subject.touches.recentlyVerified({ carrierId: subject.seen }))
      expect(areas.length).toBeGreaterThan(0)
      expect(areas.some(({ latitude, longitude }) => latitude !== null && longitude !== null)).toBe(true)
      for (const { zip, count } of areas) {
        expect(zip).toMatch(/^\d{5}$/)
        expect(count).toBeGreaterThan(0)
      }
    })

    it('the touches of a carrier come with its power units', async () => {
      const stats = valueOf(await subject.touches.powerUnits({ carrierId: subject.seen }))
      expect(stats.carrierId).toBe(subject.seen)
      expect(stats.reported).toBeGreaterThan(0)
    })

    it.each(LISTS)('the touches of a carrier are empty by %s where it was not seen', async call => {
      expect(valueOf(await subject.touches[call]({ carrierId: subject.unseen }))).toEqual([])
    })

    it('power units of a carrier are null where no source counted them', async () => {
      expect(valueOf(await subject.touches.powerUnits({ carrierId: subject.unseen }))).toEqual({
        carrierId: subject.unseen,
        reported: null,
        inspected: null,
        onEld: null,
        insured: null,
      })
    })

    it.each([...LISTS, 'powerUnits'] as const)(
      'the touches of a carrier are not found by %s for a missing carrier',
      async call => {
        expectRefused(await subject.touches[call]({ carrierId: subject.absent }), 'not-found')
      },
    )
  })
}

/** A broker in a world where one carrier vehicle moved. */
export interface VehicleMovementsSubject {
  readonly movements: VehicleMovements
  /** It has been in seven areas or more. */
  readonly moved: CarrierVehicleId
  /** A vehicle that never moved. */
  readonly still: CarrierVehicleId
  /** The vehicle that moved, of any carrier. */
  readonly known: VehicleId
  /** No carrier vehicle has it. */
  readonly absent: CarrierVehicleId
  /** No vehicle has it. */
  readonly absentVehicle: VehicleId
}

/** What every `VehicleMovements` does. Source: section 7, "Vehicles"; section 9, "Vehicle windows". */
export const vehicleMovementsContract = (make: Make<VehicleMovementsSubject>): void => {
  describe('the movements of a vehicle', () => {
    let subject: VehicleMovementsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the movements of a vehicle are the last five, newest first', async () => {
      const latest = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      expect(latest).toHaveLength(5)
      const days = latest.map(({ seenOn }) => seenOn)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(latest.map(({ carrierVehicleId }) => carrierVehicleId)).toEqual(latest.map(() => subject.moved))
    })

    it('the movements of a vehicle are as many as requested, starting with the same ones', async () => {
      const five = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      const more = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved, limit: 7 }))
      expect(more).toHaveLength(7)
      expect(more.slice(0, 5)).toEqual(five)
    })

    it('the movements of a vehicle include the source and the carrier of each sighting', async () => {
      const seen = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      expect(valueOf(await subject.movements.latest({ vehicleId: subject.known }))).toEqual(seen)
      expect(new Set(seen.map(({ carrierId }) => carrierId)).size).toBe(1)
      expectRefused(await subject.movements.latest({ vehicleId: subject.absentVehicle }), 'not-found')
    })

    it('the movements of a vehicle are empty for a vehicle without sightings', async () => {
      expect(valueOf(await subject.movements.latest({ carrierVehicleId: subject.still }))).toEqual([])
    })

    it('the movements of a vehicle are not found for a missing vehicle', async () => {
      expectRefused(await subject.movements.latest({ carrierVehicleId: subject.absent }), 'not-found')
    })
  })
}
