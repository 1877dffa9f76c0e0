import type { OnboardingPacketId, TaxFormId, TaxForms } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdfToUpload } from '../../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('are received, under the name of their file', async () => {
      const { taxForms, taxFormId, onboardingPacketId } = subject
      const file = aPdfToUpload({ name: 'w-9.pdf' })
      const receipt = valueOf(await taxForms.uploadRedlined({ file, taxFormId, onboardingPacketId }))
      expect(receipt).toMatchObject({
        kind: 'received',
        submission: { taxFormId, onboardingPacketId, file: { name: 'w-9.pdf' } },
      })
    })

    it('may be received in part, which is an answer', async () => {
      const { taxForms, taxFormInPart, onboardingPacketId } = subject
      const params = { file: aPdfToUpload(), taxFormId: taxFormInPart, onboardingPacketId }
      expect(valueOf(await taxForms.uploadRedlined(params))).toEqual({ kind: 'received-in-part' })
    })

    it('are no Word files, and not empty; the file is named', async () => {
      const { taxForms, taxFormId, onboardingPacketId } = subject
      for (const file of [
        aPdfToUpload({ name: 'w-9.doc', type: 'application/msword' }),
        aPdfToUpload({ size: 0, arrayBuffer: async () => new ArrayBuffer(0) }),
      ])
        expectInvalid(await taxForms.uploadRedlined({ file, taxFormId, onboardingPacketId }), 'file')
    })

    it('go into a packet that is there, and are there themselves', async () => {
      const { taxForms, taxFormId, onboardingPacketId, absent } = subject
      const file = aPdfToUpload()
      const noPacket = { file, taxFormId, onboardingPacketId: absent }
      expectRefused(await taxForms.uploadRedlined(noPacket), 'not-found')
      const noForm = { file, taxFormId: absent, onboardingPacketId }
      expectRefused(await taxForms.uploadRedlined(noForm), 'not-found')
    })
  })
}
