import type { CarrierId, EditRequests } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from '../shared/subject.ts'

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

    it('are made for a carrier, each with a number of its own', async () => {
      const params = { carrierId: subject.nextCarrier(), message: 'The phone is wrong.' }
      const first = valueOf(await subject.editRequests.create(params))
      const second = valueOf(await subject.editRequests.create(params))
      expect(first).toMatchObject(params)
      expect(second.id).not.toBe(first.id)
    })

    it('without a message are refused; the message is named', async () => {
      const params = { carrierId: subject.nextCarrier(), message: ' ' }
      expectInvalid(await subject.editRequests.create(params), 'message')
    })

    it('for a carrier that is not there are not found', async () => {
      const params = { carrierId: subject.absent, message: 'The phone is wrong.' }
      expectRefused(await subject.editRequests.create(params), 'not-found')
    })
  })
}
