import type { AssociatedCarriers, AssociatedCarriersParams, BlockByIds, BlockByType } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { associatedCarriers, blockedCarriers } from '../wire/associated-carrier.ts'

const FIELDS = {
  is_type: 'kind',
  connection_notes: 'notes',
  carrier_ids: 'carrierIds',
} satisfies Record<string, keyof BlockByIds>

const block = ({ kind, notes }: BlockByType) => ({ is_type: kind, connection_notes: notes })

/** Source: section 7, "Carriers". */
export const associatedCarrierCalls = {
  list: call({
    route: 'GET carriers/:id/associated_carriers',
    path: (params: AssociatedCarriersParams) => ({ id: params.carrierId }),
    query: params => ({ page: params.page ?? 1, required_associations: params.required }),
    fields: { required_associations: 'required', page: 'page' },
    read: pageOf(associatedCarriers),
  }),
  blockByType: call({
    route: 'PATCH carriers/:id/block_associated_carriers',
    path: (params: BlockByType) => ({ id: params.carrierId }),
    body: block,
    fields: FIELDS,
    read: one(blockedCarriers),
  }),
  blockByIds: call({
    route: 'PATCH carriers/:id/block_associated_carriers_by_ids',
    path: (params: BlockByIds) => ({ id: params.carrierId }),
    body: params => ({ ...block(params), carrier_ids: params.carrierIds }),
    fields: FIELDS,
    read: one(blockedCarriers),
  }),
}

export const httpAssociatedCarriers = (http: Http): AssociatedCarriers =>
  bindCalls(http, associatedCarrierCalls)
