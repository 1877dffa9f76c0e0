import {
  type AddPaymentMethod,
  type Billing,
  CARD_BRANDS,
  type CardBrand,
  type CompanyBilling,
  type PaymentMethod,
  type Plan,
  type PlanFeature,
  type PlanId,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { list } from '../wire/list.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, isOneOf, nullable, text, yesNo } from '../wire/values.ts'

/** The feature that each of the paywall's flags opens. */
const FEATURE_OF: ReadonlyMap<string, PlanFeature> = new Map([
  ['can_api', 'api'],
  ['can_api_with_insights', 'api-with-insights'],
  ['can_connect', 'connect'],
  ['can_rule', 'rule'],
  ['can_lane_search', 'lane-search'],
  ['can_rate_confirmation', 'rate-confirmation'],
  ['can_export', 'export'],
  ['can_export_with_insights', 'export-with-insights'],
  ['can_view_insights', 'insights'],
  ['can_view_insurance_certificates', 'insurance-certificates'],
])

/** A plan's features, without those that this portal does not know. */
const features: Reader<readonly PlanFeature[]> = value =>
  list(text)(value).flatMap(flag => FEATURE_OF.get(flag) ?? [])

/** A plan that a company may choose. Source: section 3, "Billing". */
const plan: Reader<Plan> = record({
  id: text,
  name: text,
  usd_per_month: nullable(count),
  carrier_searches: nullable(count),
  features,
})

/** A brand that this portal does not know is `other`. */
const brand: Reader<CardBrand> = value => {
  const word = text(value)
  return isOneOf(CARD_BRANDS, word) ? word : 'other'
}

const MONTHS = 12

/** The month and year of an expiry; both are present or neither. */
const month = nullable<number>(value => {
  const read = count(value)
  if (read < 1 || read > MONTHS) throw new Unreadable('no month')
  return read
})

const card = record({
  id: id<'payment-method'>,
  brand,
  last_four: nullable(text),
  expiration_month: month,
  expiration_year: nullable(count),
  is_default: yesNo,
})

/** A card as its owner knows it. Source: section 3, "Billing". */
const paymentMethod: Reader<PaymentMethod> = value => {
  const { expirationMonth, expirationYear, ...known } = card(value)
  const expiry =
    expirationMonth === null || expirationYear === null
      ? null
      : { month: expirationMonth, year: expirationYear }
  return { ...known, expiry }
}

/** How a company pays, and for what. Source: section 7, "Billing". */
export const billing: Reader<Billing> = record({
  plan: nullable(plan),
  plans: list(plan),
  payment_methods: list(paymentMethod),
})

const FIELDS = { plan_id: 'planId', nonce: 'nonce' } satisfies Record<string, keyof AddPaymentMethod>

/** Source: section 7, "Billing". */
export const companyBillingCalls = {
  current: call({ route: 'GET billing/current_payment_methods', read: one(billing) }),
  changePlan: call({
    route: 'PATCH billing/change_plan',
    body: (params: { readonly planId: PlanId }) => ({ plan_id: params.planId }),
    fields: FIELDS,
    read: one(billing),
  }),
  addPaymentMethod: call({
    route: 'PATCH billing/add_payment_method',
    body: (params: AddPaymentMethod) => ({ nonce: params.nonce, plan_id: params.planId }),
    fields: FIELDS,
    once: true,
    read: one(billing),
  }),
}

export const httpCompanyBilling = (http: Http): CompanyBilling => bindCalls(http, companyBillingCalls)
