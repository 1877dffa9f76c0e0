import {
  type AddPaymentMethod,
  type Billing,
  type BillingDraft,
  CARD_BRANDS,
  type CardEntryRefusal,
  type CardExpiry,
  type EnteredCard,
  type PaymentMethod,
  type Plan,
  PLAN_FEATURES,
  type PlanFeature,
} from '@fairhaul/core'
import fc from 'fast-check'
import { aCardNonce } from '../../builders/account/a-billing.ts'
import { ids, maybe } from '../shared/ids.ts'

const planIds = fc.constantFrom('starter', 'fleet', 'network', 'watchdog')

/** What card providers give for cards. */
export const cardNonces = fc.integer({ min: 1, max: 99_999 }).map(number => aCardNonce(`tok_test_${number}`))

/** Card numbers as they might be pasted: 12 to 19 digits, in groups of four or not. */
export const cardNumberTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 }),
    fc.constantFrom('', ' ', '-', '. '),
  )
  .map(([digits, between]) => (digits.join('').match(/\d{1,4}/g) ?? []).join(between))

/** Plans, with and without a price and a limit. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  id: planIds,
  name: fc.constantFrom('Starter', 'Fleet', 'Network'),
  usdPerMonth: maybe(fc.integer({ min: 0, max: 99_999 }).map(cents => cents / 100)),
  features: fc.subarray(Object.keys(PLAN_FEATURES) as PlanFeature[]),
  carrierSearches: maybe(fc.nat(2_000)),
})

/** Months on cards, from long ago to far ahead. */
export const cardExpiries: fc.Arbitrary<CardExpiry> = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2020, max: 2035 }),
})

/** Payment methods, marked as the default or not. */
export const paymentMethods: fc.Arbitrary<PaymentMethod> = fc.record({
  id: ids<'payment-method'>(),
  brand: fc.constantFrom(...CARD_BRANDS),
  lastFour: maybe(fc.constantFrom('4242', '0007')),
  expiry: maybe(cardExpiries),
  isDefault: fc.boolean(),
})

/** The methods of one company: each id once, and any number of them marked as the default. */
export const paymentMethodLists: fc.Arbitrary<readonly PaymentMethod[]> = fc.uniqueArray(paymentMethods, {
  selector: ({ id }) => id,
  maxLength: 6,
})

/** How a company may pay. The plan in force may be one that is no longer offered. */
export const billings: fc.Arbitrary<Billing> = fc.record({
  plan: maybe(plans),
  plans: fc.uniqueArray(plans, { selector: ({ id }) => id }),
  paymentMethods: paymentMethodLists,
})

/** What may be chosen in a billing form. */
export const billingDrafts: fc.Arbitrary<BillingDraft> = fc.record({
  planId: maybe(planIds),
  nonce: maybe(cardNonces),
})

/** What may be asked when a card is added. */
export const addPaymentMethods: fc.Arbitrary<AddPaymentMethod> = fc.record({
  nonce: cardNonces,
  planId: planIds,
})

/** What a card entry may give. */
export const enteredCards: fc.Arbitrary<EnteredCard> = fc.record({
  nonce: cardNonces,
  name: maybe(fc.constant('Visa ending in 4242')),
})

/** Why a card entry may give nothing. */
export const cardEntryRefusals: fc.Arbitrary<CardEntryRefusal> = fc.oneof(
  fc.constant({ kind: 'cancelled' as const }),
  fc.record({
    kind: fc.constantFrom('not-configured', 'declined'),
    message: fc.constantFrom('No card provider is set up.', 'The card was declined.'),
  }),
)
