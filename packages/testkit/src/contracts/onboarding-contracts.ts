import {
  type CarrierAgreementId,
  type CarrierAgreements,
  type CarrierId,
  type CompanyId,
  type ConnectionId,
  type OnboardingPacketId,
  type OnboardingPackets,
  type PaymentTerms,
  packetsNewestFirst,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose plan connects. */
export interface OnboardingPacketsSubject {
  readonly packets: OnboardingPackets
  /** A connection with at least two packets. */
  readonly connectionId: ConnectionId
  /** A connection without packets. */
  readonly connectionWithout: ConnectionId
  /** Another company's. */
  readonly foreignConnection: ConnectionId
  readonly foreignPacket: OnboardingPacketId
  readonly absent: ConnectionId & OnboardingPacketId
}

/** What every `OnboardingPackets` does. Source: section 3, "Onboarding packet". */
export const onboardingPacketsContract = (make: Make<OnboardingPacketsSubject>): void => {
  describe('onboarding packets', () => {
    let subject: OnboardingPacketsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('onboarding packets of a connection are listed newest first', async () => {
      const { packets, connectionId } = subject
      const { items, page, total } = valueOf(await packets.list({ connectionId }))
      expect([page, total]).toEqual([1, items.length])
      expect(items.length).toBeGreaterThan(1)
      expect(items).toEqual(packetsNewestFirst(items))
      expect(items.map(each => each.connectionId)).toEqual(items.map(() => connectionId))
    })

    it('onboarding packets of a connection without any are an empty first page', async () => {
      const page = valueOf(await subject.packets.list({ connectionId: subject.connectionWithout }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('onboarding packets are found by their id, as they are listed', async () => {
      const { packets, connectionId } = subject
      const [packet] = valueOf(await packets.list({ connectionId })).items
      expect(valueOf(await packets.find({ id: packet!.id }))).toEqual(packet)
    })

    it('onboarding packets that do not exist or belong to another company are not found', async () => {
      const { packets, absent, foreignConnection, foreignPacket } = subject
      expectRefused(await packets.list({ connectionId: absent }), 'not-found')
      expectRefused(await packets.find({ id: absent }), 'not-found')
      expectRefused(await packets.list({ connectionId: foreignConnection }), 'not-found')
      expectRefused(await packets.find({ id: foreignPacket }), 'not-found')
    })
  })
}

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

    it('carrier agreements of a carrier are each found by their id, as they are listed', async () => {
      const { agreements, carrierId } = subject
      const all = valueOf(await agreements.ofCarrier({ carrierId }))
      expect(all.length).toBeGreaterThan(0)
      for (const each of all) expect(valueOf(await agreements.find({ id: each.id }))).toEqual(each)
    })

    it('carrier agreements of a carrier without any are none', async () => {
      const { agreements, carrierWithout } = subject
      expect(valueOf(await agreements.ofCarrier({ carrierId: carrierWithout }))).toEqual([])
    })

    it('carrier agreements that do not exist or belong to another company are not found', async () => {
      const { agreements, absent, foreignAgreement } = subject
      expectRefused(await agreements.find({ id: absent }), 'not-found')
      expectRefused(await agreements.ofCarrier({ carrierId: absent }), 'not-found')
      expectRefused(await agreements.find({ id: foreignAgreement }), 'not-found')
    })
  })
}

/** A broker whose company has payment terms on record. */
export interface PaymentTermsSubject {
  readonly paymentTerms: PaymentTerms
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
}

/** What every `PaymentTerms` does. Source: section 3, "Payment terms". */
export const paymentTermsContract = (make: Make<PaymentTermsSubject>): void => {
  describe('payment terms', () => {
    let subject: PaymentTermsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('payment terms are those of the company', async () => {
      const { paymentTerms, companyId } = subject
      expect(valueOf(await paymentTerms.ofCompany({ companyId }))?.companyId).toBe(companyId)
    })

    it('payment terms of another company are not found', async () => {
      const { paymentTerms, otherCompanyId } = subject
      expectRefused(await paymentTerms.ofCompany({ companyId: otherCompanyId }), 'not-found')
    })
  })
}
