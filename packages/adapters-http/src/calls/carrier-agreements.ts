import type { CarrierAgreementId, CarrierAgreements, CarrierId } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierAgreement } from '../wire/carrier-agreement.ts'
import { list } from '../wire/list.ts'

/** Source: section 7, "Connections and onboarding". */
export const carrierAgreementCalls = {
  find: call({
    route: 'GET onboarding_packet_contracts/:id',
    path: (params: { readonly id: CarrierAgreementId }) => ({ id: params.id }),
    read: one(carrierAgreement),
  }),
  ofCarrier: call({
    route: 'GET onboarding_packet_contracts/search_by_carrier_id',
    query: (params: { readonly carrierId: CarrierId }) => ({ carrier_id: params.carrierId }),
    read: one(list(carrierAgreement)),
  }),
}

export const httpCarrierAgreements = (http: Http): CarrierAgreements => bindCalls(http, carrierAgreementCalls)
