import type { CompanyId, PaymentTerms } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { paymentTerms } from '../wire/payment-terms.ts'
import { nullable } from '../wire/values.ts'

/** Source: section 7, "Connections and onboarding". */
export const paymentTermsCalls = {
  ofCompany: call({
    route: 'GET payment_terms',
    query: (params: { readonly companyId: CompanyId }) => ({ company_id: params.companyId }),
    read: one(nullable(paymentTerms)),
  }),
}

export const httpPaymentTerms = (http: Http): PaymentTerms => bindCalls(http, paymentTermsCalls)
