import type { CarrierId, CarrierUpdates, Carriers, EditRequests } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A monitor that requests no carrier. */
export interface CarrierUpdatesSubject {
  readonly carriers: Carriers
  readonly updates: CarrierUpdates
  readonly id: CarrierId
  readonly absent: CarrierId
}

/** What every `CarrierUpdates` does where no service is configured. */
export const carrierUpdatesContract = (make: Make<CarrierUpdatesSubject>): void => {
  it('a carrier is not offered for an update where nothing is requested, and a request for one is not found', async () => {
    const { carriers, updates, id, absent } = await make()
    expect(valueOf(await carriers.detail({ id })).isUpdatable ?? false).toBe(false)
    expectRefused(await updates.update({ id }), 'not-found')
    expectRefused(await updates.update({ id: absent }), 'not-found')
  })
}

/** A broker who is signed in. */
export interface EditRequestsSubject {
  readonly editRequests: EditRequests
  readonly nextCarrier: NextCarrier
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `EditRequests` does. Source: section 3, "Edit request"; section 7, "Alerts and identity". */
export const editRequestsContract = (make: Make<EditRequestsSubject>): void => {
  describe('edit requests', () => {
    let subject: EditRequestsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('edit requests are created for a carrier, each with its own id', async () => {
      const params = { carrierId: subject.nextCarrier(), message: 'The phone is wrong.' }
      const first = valueOf(await subject.editRequests.create(params))
      const second = valueOf(await subject.editRequests.create(params))
      expect(first).toMatchObject(params)
      expect(second.id).not.toBe(first.id)
    })

    it('edit requests without a message are refused, naming the message field', async () => {
      const params = { carrierId: subject.nextCarrier(), message: ' ' }
      expectInvalid(await subject.editRequests.create(params), 'message')
    })

    it('edit requests for a carrier that do not exist are not found', async () => {
      const params = { carrierId: subject.absent, message: 'The phone is wrong.' }
      expectRefused(await subject.editRequests.create(params), 'not-found')
    })
  })
}
