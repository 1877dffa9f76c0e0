import type { CompanyId, CompanyPaymentTerms, PaymentTerms } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, nullable } from '../wire/values.ts'

const percent: Reader<number> = value => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 100)) throw new Unreadable('no percentage')
  return value
}

/** How a broker company pays its carriers. Source: section 3, "Payment terms". */
const paymentTerms: Reader<CompanyPaymentTerms> = record({
  id: id<'payment-terms'>,
  company_id: id<'company'>,
  net_days: nullable(count),
  quick_pay: nullable(record({ days: count, fee_percent: percent })),
})

/** Source: section 7, "Connections and onboarding". */
export const paymentTermsCalls = {
  ofCompany: call({
    route: 'GET payment_terms',
    query: (params: { readonly companyId: CompanyId }) => ({ company_id: params.companyId }),
    read: one(nullable(paymentTerms)),
  }),
}

export const httpPaymentTerms = (http: Http): PaymentTerms => bindCalls(http, paymentTermsCalls)
