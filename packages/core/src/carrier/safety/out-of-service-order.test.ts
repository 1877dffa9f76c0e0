import { expect, it } from 'vitest'
import { ordersSourceText, outOfServiceOrderText } from './out-of-service-order.ts'

const order = {
  orderedOn: '2025-03-04',
  reason: 'Failure to pay fine',
  rescindedOn: null,
  isInForce: true,
} as const

it.each([
  [order, 'In force: failure to pay fine'],
  [{ ...order, isInForce: false, rescindedOn: '2025-04-01' }, 'Rescinded Apr 1, 2025: failure to pay fine'],
  [{ ...order, isInForce: false, reason: null }, 'No longer active: reason not on record'],
] as const)('an out-of-service order says whether it counts, and why it was made: %#', (it, text) => {
  expect(outOfServiceOrderText(it)).toBe(text)
})

it('orders name their file and its day', () => {
  expect(ordersSourceText({ asOf: '2026-11-19' })).toBe('Out of Service Orders, Nov 19, 2026')
})
