import type {
  CarrierId,
  CertificateValues,
  InsuranceCertificateId,
  InsuranceCertificates,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCertificate } from '../builders/index.ts'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose plan includes insurance certificates, who may confirm them and has confirmed none. */
export interface InsuranceCertificatesSubject {
  readonly certificates: InsuranceCertificates
  /** A carrier, and its legal name. */
  readonly carrierId: CarrierId
  readonly legalName: string
  /** No carrier has it. */
  readonly absentCarrierId: CarrierId
}

const aPdf = (): File =>
  new File(['%PDF-1.4\n%%EOF'], 'certificate of insurance.pdf', { type: 'application/pdf' })

const valuesOf = (insuredName: string): CertificateValues => {
  const { policies, vins, datedOn, producer, contact, phone, email, holder } = aCertificate({
    vins: ['1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820'],
  })
  return {
    ...{ insuredName, insuredAddress: null, datedOn, producer, contact, phone, email, vins, holder },
    ...{ exclusions: 'Electronics.\nTobacco.', policies },
  }
}

/** What every `InsuranceCertificates` does. Source: section 3, "Certificates of insurance". */
export const insuranceCertificatesContract = (make: Make<InsuranceCertificatesSubject>): void => {
  describe('certificates of insurance', () => {
    let subject: InsuranceCertificatesSubject
    beforeAll(async () => {
      subject = await make()
    })
    const confirm = async () => {
      const { certificates, carrierId, legalName } = subject
      return valueOf(await certificates.confirm({ carrierId, values: valuesOf(legalName), file: aPdf() }))
    }
    const listed = async () => valueOf(await subject.certificates.list({ carrierId: subject.carrierId }))

    it('certificates of insurance are none before one is confirmed', async () => {
      expect(await listed()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('certificates of insurance that are confirmed keep what was typed, with day, person and file, the newest first', async () => {
      const first = await confirm()
      const second = await confirm()
      expect(second).toMatchObject({
        ...valuesOf(subject.legalName),
        carrierId: subject.carrierId,
        file: { name: 'certificate of insurance.pdf' },
        confirmedBy: expect.any(String),
        ...{ withdrawnOn: null, withdrawnBy: null, withdrawnReason: null, unconfirmed: null },
      })
      expect((await listed()).items).toEqual([second, first])
    })

    it('certificates of insurance are taken back once, and stay in the list', async () => {
      const { id } = await confirm()
      const reason = 'The agency never wrote it.'
      const taken = valueOf(await subject.certificates.withdraw({ id, reason }))
      expect(taken).toMatchObject({
        id,
        withdrawnReason: reason,
        withdrawnOn: taken.confirmedOn,
        withdrawnBy: taken.confirmedBy,
      })
      expect((await listed()).items[0]).toEqual(taken)
      expectRefused(await subject.certificates.withdraw({ id, reason }), 'conflict')
    })

    it('certificates of insurance that are not there are not taken back', async () => {
      const id = 999_999 as InsuranceCertificateId
      expectRefused(await subject.certificates.withdraw({ id, reason: 'Wrong.' }), 'not-found')
    })

    it('certificates of insurance of a carrier that does not exist are not found', async () => {
      const { absentCarrierId: carrierId, certificates, legalName } = subject
      expectRefused(await certificates.list({ carrierId }), 'not-found')
      const values = valuesOf(legalName)
      expectRefused(await certificates.confirm({ carrierId, values, file: aPdf() }), 'not-found')
    })
  })
}
