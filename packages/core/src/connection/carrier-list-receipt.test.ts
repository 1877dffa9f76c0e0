import { aCarrierListReceipt } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { carrierListReceiptText } from './carrier-list-receipt.ts'

it.each([
  [{}, '3 carriers added.'],
  [
    { added: 1, alreadyMonitored: 1, notFound: ['MC 9'] },
    '1 carrier added, 1 already monitored, 1 not found.',
  ],
  [{ added: 0, alreadyMonitored: 1_200 }, '1,200 already monitored.'],
  [{ added: 0, notFound: ['MC 9', 'MC 8'] }, '2 not found.'],
  [{ added: 0 }, 'No carrier was added.'],
])('an uploaded list with %j is summarized as: %s', (change, text) => {
  expect(carrierListReceiptText(aCarrierListReceipt(change))).toBe(text)
})
