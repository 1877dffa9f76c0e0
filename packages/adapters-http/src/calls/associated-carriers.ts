import type { AssociatedCarriers, AssociatedCarriersAsk, BlockByIds, BlockByType } from '@fairhaul/core'
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
    path: (ask: AssociatedCarriersAsk) => ({ id: ask.carrierId }),
    query: ask => ({ page: ask.page ?? 1, required_associations: ask.required }),
    fields: { required_associations: 'required', page: 'page' },
    read: pageOf(associatedCarriers),
  }),
  blockByType: call({
    route: 'PATCH carriers/:id/block_associated_carriers',
    path: (ask: BlockByType) => ({ id: ask.carrierId }),
    body: block,
    fields: FIELDS,
    read: one(blockedCarriers),
  }),
  blockByIds: call({
    route: 'PATCH carriers/:id/block_associated_carriers_by_ids',
    path: (ask: BlockByIds) => ({ id: ask.carrierId }),
    body: ask => ({ ...block(ask), carrier_ids: ask.carrierIds }),
    fields: FIELDS,
    read: one(blockedCarriers),
  }),
}

export const httpAssociatedCarriers = (http: Http): AssociatedCarriers =>
  bindCalls(http, associatedCarrierCalls)
