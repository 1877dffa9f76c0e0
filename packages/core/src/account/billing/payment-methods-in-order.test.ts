import { aPaymentMethod, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  defaultPaymentMethod,
  paymentMethodsInOrder,
  paymentWarning,
  withPaymentMethod,
} from './payment-methods-in-order.ts'

const method = (number: number, isDefault = false) => aPaymentMethod({ id: id(number), isDefault })
const today = '2026-11-21'
const expired = { month: 10, year: 2026 }

it.each([
  ['the default first, then the newest', [method(1), method(2, true), method(3)], [2, 3, 1]],
  ['the newest of several defaults is the default', [method(1, true), method(2), method(3, true)], [3, 2, 1]],
  ['an older default stays before newer methods', [method(3), method(1, true), method(2)], [1, 3, 2]],
  ['the newest is the default where none is marked', [method(1), method(4), method(2)], [4, 2, 1]],
  ['none is none', [], []],
])('payment methods in order: %s', (_, methods, ids) => {
  const ordered = paymentMethodsInOrder(methods)
  expect(ordered.map(each => each.id)).toEqual(ids)
  expect(ordered.map(each => each.isDefault)).toEqual(ids.map((_each, at) => at === 0))
  expect(defaultPaymentMethod(methods)).toEqual(ordered[0])
})

it('a method that was just added is the default', () => {
  const after = withPaymentMethod([method(5, true), method(9)], method(7))
  expect(after.map(each => [Number(each.id), each.isDefault])).toEqual([
    [7, true],
    [9, false],
    [5, false],
  ])
})

it.each([
  ['none on record', [], 'No payment method on file. Add one to keep your plan.'],
  ['a default that can be charged', [method(1, true)], null],
  [
    'a default that has expired',
    [aPaymentMethod({ id: id(1), expiry: expired }), method(2)],
    'Visa ending in 4242 is the default card and has expired. Add another payment method.',
  ],
  [
    'another that has expired',
    [method(1, true), aPaymentMethod({ id: id(2), expiry: expired, isDefault: false })],
    null,
  ],
])('with %s the warning is %#', (_, methods, warning) => {
  expect(paymentWarning(methods, today)).toBe(warning)
})
