import { aPaymentMethod } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CARD_BRANDS, type CardBrand, paymentMethodName } from './payment-method.ts'

const NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
}

it('every brand has a name of its own', () => {
  expect(CARD_BRANDS).toEqual(Object.keys(NAMES))
})

it.each(CARD_BRANDS)('a card of %s is shown by its brand and last digits', brand => {
  expect(paymentMethodName(aPaymentMethod({ brand, lastFour: '0007' }))).toBe(
    `${NAMES[brand]} ending in 0007`,
  )
  expect(paymentMethodName(aPaymentMethod({ brand, lastFour: null }))).toBe(NAMES[brand])
})
