import type { ContractId, Contracts, OnboardingPacketId, TaxFormId, TaxForms } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdfToUpload } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

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
