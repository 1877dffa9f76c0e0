import {
  type AssociatedCarrier,
  type AssociatedCarriers,
  type AssociatedCarriersParams,
  type BlockByIds,
  type BlockByType,
  type BlockedCarriers,
  FEDERAL_TIE_KINDS,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { connectedFields } from '../wire/carrier.ts'
import { isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, names, nullable, oneOf, optional, text } from '../wire/values.ts'

const shared = record({
  email: nullable(count),
  phone: nullable(count),
  address: nullable(count),
  contact: nullable(count),
  remote_address: ['remote_address', nullable(count)],
  vehicle_vin: ['vehicle_vin', nullable(count)],
})

const associatedCarrier: Reader<AssociatedCarrier> = record({
  ...connectedFields,
  associations: ['shared', shared],
  /** Without kinds that this portal does not know. */
  shared_contacts: optional(
    listOfKnown(
      names('is_type', FEDERAL_TIE_KINDS),
      record({ is_type: ['kind', oneOf(FEDERAL_TIE_KINDS)], value: text, since: nullable(calendarDate) }),
    ),
  ),
})

/** Carriers that share something with another. Source: section 3, "Associated carriers". */
export const associatedCarriers = listOfKnown(isConnectedAsKnown, associatedCarrier)

/** What a blocking call did. Source: section 4, "Do not dispatch". */
const blockedCarriers: Reader<BlockedCarriers> = record({
  carrier_ids: list(id<'carrier'>),
  decision_records_count: ['stored', optional(count)],
})

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
