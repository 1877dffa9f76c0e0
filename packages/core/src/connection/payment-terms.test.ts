import { expect, it } from 'vitest'
import { paymentTermsText } from './payment-terms.ts'

it.each([
  [30, null, 'Net 30 days'],
  [1, null, 'Net 1 day'],
  [0, null, 'Due on receipt'],
  [null, null, 'Payment days not on record'],
  [30, { days: 2, feePercent: 2.5 }, 'Net 30 days; quick pay in 2 days for 2.5%'],
  [45, { days: 1, feePercent: 5 }, 'Net 45 days; quick pay in 1 day for 5%'],
  [0, { days: 0, feePercent: 0 }, 'Due on receipt; quick pay the same day for 0%'],
  [null, { days: 2, feePercent: 3 }, 'Payment days not on record; quick pay in 2 days for 3%'],
])('%s days with the quick pay %j: %s', (netDays, quickPay, text) => {
  expect(paymentTermsText({ netDays, quickPay })).toBe(text)
})

it('missing payment terms have a text of their own', () => {
  expect(paymentTermsText(null)).toBe('Payment terms are not on record.')
})
