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

interface ConnectionsAsk {
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  readonly page?: number
}
interface TabAsk {
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
    query: (ask: ConnectionsAsk) => ({
      issuer_id: ask.issuerId,
      carrier_id: ask.carrierId,
      ...paged(ask),
    }),
    read: pageOf(connections),
  }),
  listTab: call({
    route: 'GET connections/for_broker_portal',
    query: (ask: TabAsk) => ({ q: { tab_eq: ask.tab }, ...paged(ask) }),
    read: pageOf(connectedCarriers),
  }),
  setStatus: call({
    route: 'PATCH connections/:id',
    path: (ask: SetStatus) => ({ id: ask.id }),
    body: ask => ({ connection: { status: ask.status } }),
    fields: FIELDS,
    read: one(connection),
  }),
  setDismissed: call({
    route: 'PATCH connections/:id',
    path: (ask: SetDismissed) => ({ id: ask.id }),
    body: ask => ({ connection: { is_dismissed: ask.isDismissed } }),
    fields: FIELDS,
    read: one(connection),
  }),
  markDoNotDispatch: call({
    route: 'PATCH connections/set_carrier_to_do_not_dispatch',
    query: (ask: DoNotDispatch) => ({ carrier_id: ask.carrierId }),
    body: ask => ({ status: 'do_not_dispatch', notes: ask.notes ?? null }),
    fields: FIELDS,
    read: one(connection),
  }),
}

export const httpConnections = (http: Http): Connections => bindCalls(http, connectionCalls)
