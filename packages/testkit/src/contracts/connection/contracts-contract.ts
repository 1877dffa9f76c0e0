import type { ContractId, Contracts, OnboardingPacketId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdfToUpload } from '../../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('with changes marked become agreements that the broker uploaded', async () => {
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

    it('are no pictures, and not empty; the file is named', async () => {
      const { contracts, onboardingPacketId } = subject
      for (const file of [
        aPdfToUpload({ name: 'scan.png', type: 'image/png' }),
        aPdfToUpload({ size: 0, arrayBuffer: async () => new ArrayBuffer(0) }),
      ])
        expectInvalid(await contracts.uploadRedlined({ file, contractId, onboardingPacketId }), 'file')
    })

    it('go into a packet that is there, and are there themselves', async () => {
      const { contracts, onboardingPacketId, absent } = subject
      const file = aPdfToUpload()
      const noPacket = { file, contractId, onboardingPacketId: absent }
      expectRefused(await contracts.uploadRedlined(noPacket), 'not-found')
      const noContract = { file, contractId: absent, onboardingPacketId }
      expectRefused(await contracts.uploadRedlined(noContract), 'not-found')
    })
  })
}
