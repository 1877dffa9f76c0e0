import { aPaymentAnalysis } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { paidLoadsFact } from './payment-load-analysis.ts'

it.each([
  [{}, { text: '120 loads for 14 brokers', note: 'last paid Nov 2, 2026', tone: 'plain' }],
  [
    { loads: 1, brokers: 1 },
    { text: '1 load for 1 broker', note: 'last paid Nov 2, 2026', tone: 'plain' },
  ],
  [
    { brokers: null, lastPaidOn: null },
    { text: '120 loads', tone: 'plain' },
  ],
  [
    { loads: 0, brokers: 0, lastPaidOn: null },
    { text: '0 loads for 0 brokers', tone: 'plain' },
  ],
  [{ loads: null }, { text: 'not on record', tone: 'unknown' }],
] as const)('the payment analysis %j is shown as %j', (some, fact) => {
  expect(paidLoadsFact(aPaymentAnalysis(some))).toEqual(fact)
})
