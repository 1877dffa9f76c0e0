import type { CarrierAgreementId, CarrierAgreements, CarrierId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker whose plan connects. */
export interface CarrierAgreementsSubject {
  readonly agreements: CarrierAgreements
  /** A carrier with at least one agreement. */
  readonly carrierId: CarrierId
  readonly carrierWithout: CarrierId
  /** Another company's. */
  readonly foreignAgreement: CarrierAgreementId
  readonly absent: CarrierAgreementId & CarrierId
}

/** What every `CarrierAgreements` does. Source: section 3, "Carrier agreement". */
export const carrierAgreementsContract = (make: Make<CarrierAgreementsSubject>): void => {
  describe('carrier agreements', () => {
    let subject: CarrierAgreementsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('of a carrier are each found by their id, as they are listed', async () => {
      const { agreements, carrierId } = subject
      const all = valueOf(await agreements.ofCarrier({ carrierId }))
      expect(all.length).toBeGreaterThan(0)
      for (const each of all) expect(valueOf(await agreements.find({ id: each.id }))).toEqual(each)
    })

    it('of a carrier without any are none', async () => {
      const { agreements, carrierWithout } = subject
      expect(valueOf(await agreements.ofCarrier({ carrierId: carrierWithout }))).toEqual([])
    })

    it('that are not there, or another company’s, are not found', async () => {
      const { agreements, absent, foreignAgreement } = subject
      expectRefused(await agreements.find({ id: absent }), 'not-found')
      expectRefused(await agreements.ofCarrier({ carrierId: absent }), 'not-found')
      expectRefused(await agreements.find({ id: foreignAgreement }), 'not-found')
    })
  })
}
