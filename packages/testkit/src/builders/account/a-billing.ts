import { type Billing, type CardNonce, type PaymentMethod, type Plan, readCardNonce } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** What a card provider might give for a card, as the core reads it. */
export const aCardNonce = (text = 'tok_test_visa_1'): CardNonce => {
  const read = readCardNonce(text)
  if (!read.ok) throw new Error(`This is no nonce: ${read.refusal.kind}`)
  return read.value
}

/** A plan for $199 a month with rules and lane search, and 500 carrier searches. */
export const aPlan = builder<Plan>({
  id: 'fleet',
  name: 'Fleet',
  usdPerMonth: 199,
  features: ['connect', 'rule', 'lane-search'],
  carrierSearches: 500,
})

/** The default card of a company, good for years. */
export const aPaymentMethod = builder<PaymentMethod>({
  id: id(1),
  brand: 'visa',
  lastFour: '4242',
  expiry: { month: 4, year: 2029 },
  isDefault: true,
})

/** A company on one of three plans, which pays by one card. */
export const aBilling = builder<Billing>({
  plan: aPlan(),
  plans: [
    aPlan({ id: 'starter', name: 'Starter', usdPerMonth: 0, features: ['connect'], carrierSearches: 50 }),
    aPlan(),
    aPlan({
      id: 'network',
      name: 'Network',
      usdPerMonth: 349.5,
      features: ['connect', 'rule', 'lane-search', 'rate-confirmation', 'export'],
      carrierSearches: null,
    }),
  ],
  paymentMethods: [aPaymentMethod()],
})
