import {
  carrierPaymentsContract,
  rateConfirmationMailsContract,
  rateConfirmationsContract,
} from '@fairhaul/testkit/contracts'
import { furnishRateConfirmations } from '@fairhaul/testkit/office'
import { expect, it } from 'vitest'
import { httpCarrierPayments } from '../calls/carrier-payments.ts'
import { httpRateConfirmationMails } from '../calls/rate-confirmation-mails.ts'
import { httpRateConfirmations } from '../calls/rate-confirmations.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'rate confirmations and payments',
  ({ room, office, broker }) => {
    rateConfirmationsContract(async () => ({
      confirmations: httpRateConfirmations(await broker()),
      ...room(),
      absent: room().otherConfirmation,
    }))
    rateConfirmationMailsContract(async () => ({
      mails: httpRateConfirmationMails(await broker()),
      ...room(),
      absent: room().otherMail,
    }))
    carrierPaymentsContract(async () => ({
      payments: httpCarrierPayments(await broker()),
      ...room(),
      absent: office().facts.absent,
    }))

    it('terms keep their cents, and what is not on record is null', async () => {
      const confirmations = httpRateConfirmations(await broker())
      expect(await confirmations.terms({ id: room().withTerms })).toMatchObject({
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
  furnishRateConfirmations,
)
