import type { CarrierId, CarrierPayments } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker in a world where a provider paid one carrier. */
export interface CarrierPaymentsSubject {
  readonly payments: CarrierPayments
  readonly paid: CarrierId
  /** A carrier that no provider paid. */
  readonly unpaid: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierPayments` does. Source: section 7, "Carriers". */
export const carrierPaymentsContract = (make: Make<CarrierPaymentsSubject>): void => {
  describe('the paid loads of a carrier', () => {
    let subject: CarrierPaymentsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('are counted', async () => {
      const analysis = valueOf(await subject.payments.loadAnalysis({ carrierId: subject.paid }))
      expect(analysis.carrierId).toBe(subject.paid)
      expect(analysis.loads).toBeGreaterThan(0)
    })

    it('are not on record where no provider paid', async () => {
      expect(valueOf(await subject.payments.loadAnalysis({ carrierId: subject.unpaid }))).toEqual({
        carrierId: subject.unpaid,
        provider: null,
        loads: null,
        brokers: null,
        lastPaidOn: null,
      })
    })

    it('are not found where no such carrier is', async () => {
      expectRefused(await subject.payments.loadAnalysis({ carrierId: subject.absent }), 'not-found')
    })
  })
}
