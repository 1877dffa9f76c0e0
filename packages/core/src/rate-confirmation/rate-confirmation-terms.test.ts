import { someRateConfirmationTerms } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { rateConfirmationTermLines } from './rate-confirmation-terms.ts'

const described = (...requests: Parameters<typeof someRateConfirmationTerms>) =>
  rateConfirmationTermLines(someRateConfirmationTerms(...requests)).map(
    ({ label, text }) => `${label}: ${text}`,
  )

it('rate confirmation terms are listed in a fixed order', () => {
  expect(described()).toEqual([
    'Rate: $2,450.50',
    'Origin: Dallas, TX',
    'Destination: Tulsa, OK',
    'Pickup: Nov 23, 2026',
    'Delivery: Nov 24, 2026',
    'Payment: within 30 days of the invoice',
    'Conditions: Detention after two hours, $50 an hour.',
  ])
})

it('missing rate confirmation terms are not on record', () => {
  const nothing = {
    rateUsd: null,
    origin: null,
    destination: '  ',
    pickUpOn: null,
    deliverOn: null,
    paymentDays: null,
    conditions: '',
  }
  expect(new Set(described(nothing).map(line => line.split(': ')[1]))).toEqual(new Set(['not on record']))
})

it.each([
  [0, 'Payment: on receipt of the invoice'],
  [1, 'Payment: within 1 day of the invoice'],
  [2, 'Payment: within 2 days of the invoice'],
])('payment after %i days is shown as %s', (paymentDays, text) => {
  expect(described({ paymentDays })).toContain(text)
})

it('a rate of $0 is shown as a rate', () => {
  expect(described({ rateUsd: 0 })).toContain('Rate: $0')
})
