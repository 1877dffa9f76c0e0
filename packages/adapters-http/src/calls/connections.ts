import type {
  CarrierId,
  CarrierListTab,
  CompanyId,
  ConnectionId,
  Connections,
  ConnectionStatus,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { connectedCarriers, connection, connections } from '../wire/connection.ts'
import { paged } from '../wire/paging.ts'

interface ConnectionsParams {
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  readonly page?: number
}
interface TabParams {
  readonly tab: CarrierListTab
  readonly page?: number
}
interface SetStatus {
  readonly id: ConnectionId
  readonly status: ConnectionStatus
}
interface SetDismissed {
  readonly id: ConnectionId
  readonly isDismissed: boolean
}
interface DoNotDispatch {
  readonly carrierId: CarrierId
  readonly notes?: string
}

const FIELDS = { 'connection.status': 'status', 'connection.is_dismissed': 'isDismissed', notes: 'notes' }

/** Source: section 7, "Connections and onboarding". */
export const connectionCalls = {
  list: call({
    route: 'GET connections',
    query: (params: ConnectionsParams) => ({
      issuer_id: params.issuerId,
      carrier_id: params.carrierId,
      ...paged(params),
    }),
    read: pageOf(connections),
  }),
  listTab: call({
    route: 'GET connections/for_broker_portal',
    query: (params: TabParams) => ({ q: { tab_eq: params.tab }, ...paged(params) }),
    read: pageOf(connectedCarriers),
  }),
  setStatus: call({
    route: 'PATCH connections/:id',
    path: (params: SetStatus) => ({ id: params.id }),
    body: params => ({ connection: { status: params.status } }),
    fields: FIELDS,
    read: one(connection),
  }),
  setDismissed: call({
    route: 'PATCH connections/:id',
    path: (params: SetDismissed) => ({ id: params.id }),
    body: params => ({ connection: { is_dismissed: params.isDismissed } }),
    fields: FIELDS,
    read: one(connection),
  }),
  markDoNotDispatch: call({
    route: 'PATCH connections/set_carrier_to_do_not_dispatch',
    query: (params: DoNotDispatch) => ({ carrier_id: params.carrierId }),
    body: params => ({ status: 'do_not_dispatch', notes: params.notes ?? null }),
    fields: FIELDS,
    read: one(connection),
  }),
}

export const httpConnections = (http: Http): Connections => bindCalls(http, connectionCalls)
