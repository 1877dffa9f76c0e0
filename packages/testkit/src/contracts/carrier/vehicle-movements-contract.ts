import type { CarrierVehicleId, VehicleId, VehicleMovements } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker in a world where one carrier vehicle moved. */
export interface VehicleMovementsSubject {
  readonly movements: VehicleMovements
  /** It has been in seven areas or more. */
  readonly moved: CarrierVehicleId
  /** A vehicle that never moved. */
  readonly still: CarrierVehicleId
  /** The vehicle that moved, whoever runs it. */
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

    it('are the last five, newest first', async () => {
      const latest = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      expect(latest).toHaveLength(5)
      const days = latest.map(({ seenOn }) => seenOn)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(latest.map(({ carrierVehicleId }) => carrierVehicleId)).toEqual(latest.map(() => subject.moved))
    })

    it('are as many as are asked for, beginning with the same', async () => {
      const five = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      const more = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved, limit: 7 }))
      expect(more).toHaveLength(7)
      expect(more.slice(0, 5)).toEqual(five)
    })

    it('are found by the vehicle itself, with who saw it and with whom', async () => {
      const seen = valueOf(await subject.movements.latest({ carrierVehicleId: subject.moved }))
      expect(valueOf(await subject.movements.latest({ vehicleId: subject.known }))).toEqual(seen)
      expect(new Set(seen.map(({ carrierId }) => carrierId)).size).toBe(1)
      expectRefused(await subject.movements.latest({ vehicleId: subject.absentVehicle }), 'not-found')
    })

    it('are none while it never moved', async () => {
      expect(valueOf(await subject.movements.latest({ carrierVehicleId: subject.still }))).toEqual([])
    })

    it('are not found for a vehicle that is not there', async () => {
      expectRefused(await subject.movements.latest({ carrierVehicleId: subject.absent }), 'not-found')
    })
  })
}
