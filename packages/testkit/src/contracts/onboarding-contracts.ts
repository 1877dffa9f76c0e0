import {
  type CarrierAgreementId,
  type CarrierAgreements,
  type CarrierId,
  type CompanyId,
  type ConnectionId,
  type ContractId,
  type Contracts,
  type OnboardingPacketId,
  type OnboardingPackets,
  type PaymentTerms,
  packetsNewestFirst,
  type TaxFormId,
  type TaxForms,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdfToUpload } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

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

/** A broker whose plan connects and whose company has a current contract. */
export interface ContractsSubject {
  readonly contracts: Contracts
  readonly onboardingPacketId: OnboardingPacketId
  readonly absent: ContractId & OnboardingPacketId
}

/** What every `Contracts` does. Source: section 3, "Contract upload"; section 8, "Redlined upload". */
export const contractsContract = (make: Make<ContractsSubject>): void => {
  describe('contracts', () => {
    let subject: ContractsSubject
    let contractId: ContractId
    beforeAll(async () => {
      subject = await make()
      contractId = valueOf(await subject.contracts.current())!.id
    })

    it('contracts with changes marked become agreements that the broker uploaded', async () => {
      const { contracts, onboardingPacketId } = subject
      const name = valueOf(await contracts.current())?.name
      const params = { file: aPdfToUpload(), contractId, onboardingPacketId }
      expect(valueOf(await contracts.uploadRedlined(params))).toMatchObject({
        onboardingPacketId,
        isBrokerUploaded: true,
        contractName: name,
        file: { name: 'redlined.pdf' },
      })
    })

    it('contracts report the bytes of their file while they are sent', async () => {
      const { contracts, onboardingPacketId } = subject
      const file = aPdfToUpload()
      const sent: number[] = []
      valueOf(
        await contracts.uploadRedlined({ file, contractId, onboardingPacketId }, undefined, bytes =>
          sent.push(bytes),
        ),
      )
      expect(sent.at(-1)).toBeGreaterThanOrEqual(file.size)
    })

    it('contracts are refused for pictures and empty files, naming the file field', async () => {
      const { contracts, onboardingPacketId } = subject
      for (const file of [
        aPdfToUpload({ name: 'scan.png', type: 'image/png' }),
        aPdfToUpload({ size: 0, arrayBuffer: async () => new ArrayBuffer(0) }),
      ])
        expectInvalid(await contracts.uploadRedlined({ file, contractId, onboardingPacketId }), 'file')
    })

    it('contracts are refused for a missing packet or document', async () => {
      const { contracts, onboardingPacketId, absent } = subject
      const file = aPdfToUpload()
      const noPacket = { file, contractId, onboardingPacketId: absent }
      expectRefused(await contracts.uploadRedlined(noPacket), 'not-found')
      const noContract = { file, contractId: absent, onboardingPacketId }
      expectRefused(await contracts.uploadRedlined(noContract), 'not-found')
    })
  })
}

/** A broker whose plan connects. */
export interface TaxFormsSubject {
  readonly taxForms: TaxForms
  readonly onboardingPacketId: OnboardingPacketId
  readonly taxFormId: TaxFormId
  /** One of which an upload is received in part. */
  readonly taxFormInPart: TaxFormId
  readonly absent: OnboardingPacketId & TaxFormId
}

/** What every `TaxForms` does. Source: section 3, "Tax form submission"; section 8, "Redlined upload". */
export const taxFormsContract = (make: Make<TaxFormsSubject>): void => {
  describe('tax forms', () => {
    let subject: TaxFormsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('tax forms are received, under the name of their file', async () => {
      const { taxForms, taxFormId, onboardingPacketId } = subject
      const file = aPdfToUpload({ name: 'w-9.pdf' })
      const receipt = valueOf(await taxForms.uploadRedlined({ file, taxFormId, onboardingPacketId }))
      expect(receipt).toMatchObject({
        kind: 'received',
        submission: { taxFormId, onboardingPacketId, file: { name: 'w-9.pdf' } },
      })
    })

    it('tax forms report the bytes of their file while they are sent', async () => {
      const { taxForms, taxFormId, onboardingPacketId } = subject
      const file = aPdfToUpload({ name: 'w-9.pdf' })
      const sent: number[] = []
      valueOf(
        await taxForms.uploadRedlined({ file, taxFormId, onboardingPacketId }, undefined, bytes =>
          sent.push(bytes),
        ),
      )
      expect(sent.at(-1)).toBeGreaterThanOrEqual(file.size)
    })

    it('tax forms may be received in part, which is a successful response', async () => {
      const { taxForms, taxFormInPart, onboardingPacketId } = subject
      const params = { file: aPdfToUpload(), taxFormId: taxFormInPart, onboardingPacketId }
      expect(valueOf(await taxForms.uploadRedlined(params))).toEqual({ kind: 'received-in-part' })
    })

    it('tax forms are refused for Word and empty files, naming the file field', async () => {
      const { taxForms, taxFormId, onboardingPacketId } = subject
      for (const file of [
        aPdfToUpload({ name: 'w-9.doc', type: 'application/msword' }),
        aPdfToUpload({ size: 0, arrayBuffer: async () => new ArrayBuffer(0) }),
      ])
        expectInvalid(await taxForms.uploadRedlined({ file, taxFormId, onboardingPacketId }), 'file')
    })

    it('tax forms are refused for a missing packet or document', async () => {
      const { taxForms, taxFormId, onboardingPacketId, absent } = subject
      const file = aPdfToUpload()
      const noPacket = { file, taxFormId, onboardingPacketId: absent }
      expectRefused(await taxForms.uploadRedlined(noPacket), 'not-found')
      const noForm = { file, taxFormId: absent, onboardingPacketId }
      expectRefused(await taxForms.uploadRedlined(noForm), 'not-found')
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
