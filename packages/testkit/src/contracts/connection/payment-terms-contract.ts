import type { CompanyId, PaymentTerms } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('are those of the company', async () => {
      const { paymentTerms, companyId } = subject
      expect(valueOf(await paymentTerms.ofCompany({ companyId }))?.companyId).toBe(companyId)
    })

    it('of another company are not found', async () => {
      const { paymentTerms, otherCompanyId } = subject
      expectRefused(await paymentTerms.ofCompany({ companyId: otherCompanyId }), 'not-found')
    })
  })
}
