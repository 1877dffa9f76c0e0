import { seedRateConfirmations } from '@fairhaul/testkit/contract-company'
import {
  carrierPaymentsContract,
  rateConfirmationMailsContract,
  rateConfirmationsContract,
} from '@fairhaul/testkit/contracts'
import { expect, it } from 'vitest'
import { httpCarrierPayments } from '../calls/carrier-payments.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpContactSearch } from '../calls/contact-search.ts'
import { httpRateConfirmationMails } from '../calls/rate-confirmation-mails.ts'
import { httpRateConfirmations } from '../calls/rate-confirmations.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'rate confirmations and payments',
  ({ seeded, testCompany, broker }) => {
    rateConfirmationsContract(async () => ({
      confirmations: httpRateConfirmations(await broker()),
      ...seeded(),
      absent: seeded().otherConfirmation,
    }))
    rateConfirmationMailsContract(async () => {
      const send = await broker()
      return {
        mails: httpRateConfirmationMails(send),
        carriers: httpCarriers(send),
        contacts: httpContactSearch(send),
        ...seeded(),
        absent: seeded().otherMail,
      }
    })
    carrierPaymentsContract(async () => ({
      payments: httpCarrierPayments(await broker()),
      ...seeded(),
      absent: testCompany().facts.absent,
    }))

    it('terms keep their cents, and what is not on record is null', async () => {
      const confirmations = httpRateConfirmations(await broker())
      expect(await confirmations.terms({ id: seeded().withTerms })).toMatchObject({
        value: { rateUsd: 1_850.5, paymentDays: 0, conditions: null },
      })
    })

    it('no confirmation has two statuses', async () => {
      const confirmations = httpRateConfirmations(await broker())
      expect(await confirmations.list({ tab: 'viewed', status: 'delivered' })).toMatchObject({
        value: { items: [], page: 1, pages: 1, total: 0 },
      })
    })
  },
  seedRateConfirmations,
)
