import type { VehicleId, Vehicles } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('is found by its id and by its number, the same', async () => {
      const byId = valueOf(await subject.vehicles.find({ id: subject.known }))
      expect(byId).toMatchObject({ id: subject.known, vin: subject.vin })
      expect(valueOf(await subject.vehicles.findByVin({ vin: subject.vin }))).toEqual(byId)
    })

    it('that is not there is not found', async () => {
      expectRefused(await subject.vehicles.find({ id: subject.absent }), 'not-found')
      expectRefused(await subject.vehicles.findByVin({ vin: subject.absentVin }), 'not-found')
    })
  })
}
