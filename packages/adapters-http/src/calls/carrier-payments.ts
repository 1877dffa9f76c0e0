import type { CarrierId, CarrierPayments } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { paymentLoadAnalysis } from '../wire/payment-load-analysis.ts'

/** Source: section 7, "Carriers". */
export const carrierPaymentCalls = {
  loadAnalysis: call({
    route: 'GET carriers/:id/payment_load_analysis',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(paymentLoadAnalysis),
  }),
}

export const httpCarrierPayments = (http: Http): CarrierPayments => bindCalls(http, carrierPaymentCalls)
