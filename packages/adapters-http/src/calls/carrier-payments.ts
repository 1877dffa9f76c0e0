import type { CarrierId, CarrierPayments, PaymentLoadAnalysis } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, nullable, text } from '../wire/values.ts'

/** What a payment provider knows of a carrier. Source: section 7, "Carriers". */
export const paymentLoadAnalysis: Reader<PaymentLoadAnalysis> = record({
  carrier_id: id<'carrier'>,
  provider: nullable(text),
  loads: nullable(count),
  brokers: nullable(count),
  last_paid_on: nullable(calendarDate),
})

/** Source: section 7, "Carriers". */
export const carrierPaymentCalls = {
  loadAnalysis: call({
    route: 'GET carriers/:id/payment_load_analysis',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(paymentLoadAnalysis),
  }),
}

export const httpCarrierPayments = (http: Http): CarrierPayments => bindCalls(http, carrierPaymentCalls)
