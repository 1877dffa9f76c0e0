import {
  type BlockedConnection,
  type CarrierId,
  type CarrierListCounts,
  type CarrierListTab,
  type ChangedConnection,
  CONNECTION_STATUSES,
  type CompanyId,
  type ConnectedCarrier,
  type Connection,
  type ConnectionId,
  type SeenConnection,
  type ConnectionStatus,
  type Connections,
  type NamedTaxForm,
  type OwnListing,
  type UserId,
  type Verdict,
  isOnHold,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { verdictCounts } from './carriers.ts'
import { carrierSummary } from '../wire/carrier.ts'
import { block, hold, holdsCarrierAsKnown } from '../wire/carrier-connection.ts'
import { ownCarrierFilters } from '../wire/carrier-order.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { openWork } from '../wire/open-work.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { storedId } from '../wire/stored-id.ts'
import { count, id, instant, names, nullable, oneOf, text, yesNo } from '../wire/values.ts'

const listedTaxForms = list(record({ name: text, status: text }))

/** The tax forms of a packet in a list. Undefined: the monitor leaves them out, which is beyond section 7. */
const namedTaxForms: Reader<readonly NamedTaxForm[] | undefined> = value =>
  value === undefined ? undefined : listedTaxForms(value)

/** One broker company and one carrier. Source: section 3, "Connection". */
const connectionFields = {
  id: id<'connection'>,
  status: oneOf(CONNECTION_STATUSES),
  is_dismissed: yesNo,
  notes: nullable(text),
  issuer_id: id<'company'>,
  carrier_id: id<'carrier'>,
  receiver: nullable(record({ company_id: id<'company'>, signed_contract_id: nullable(id<'contract'>) })),
  latest_onboarding_packet: [
    'latestPacket',
    nullable(record({ status: text, updated_at: instant, tax_forms: namedTaxForms })),
  ],
  hold,
  block,
} as const

const connection: Reader<Connection> = record(connectionFields)

const changedFields = { ...connectionFields, decision_record_id: ['storedId', storedId] } as const

const changed: Reader<ChangedConnection> = record(changedFields)

/** Undefined: none were replaced, or the monitor does not say. */
const replacedNotes: Reader<string | null | undefined> = value =>
  value === undefined ? undefined : nullable(text)(value)

/** After a do not dispatch, with the notes that it replaced: those are ours. */
const blocked: Reader<BlockedConnection> = record({
  ...changedFields,
  replaced_notes: replacedNotes,
})

const isKnown = names('status', CONNECTION_STATUSES)

/** Connections, without those of a status that this portal does not know. */
const connections = listOfKnown(isKnown, connection)

const itsCarrier = record({ carrier: carrierSummary })

/** Rows of a carrier list tab, each a connection with its carrier in it. */
const connectedCarriers: Reader<readonly ConnectedCarrier[]> = listOfKnown(
  row => isKnown(row) && holdsCarrierAsKnown(row),
  row => ({ connection: connection(row), ...itsCarrier(row) }),
)

const tabCounts: Reader<CarrierListCounts> = record({
  'my-carriers': ['my-carriers', count],
  'in-progress': ['in-progress', count],
  'on-hold': ['on-hold', count],
  'do-not-dispatch': ['do-not-dispatch', count],
  dismissed: count,
})

interface ConnectionsParams {
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  readonly page?: number
}
interface TabParams extends OwnListing {
  readonly tab: CarrierListTab
  readonly verdict?: Verdict
}
interface SetStatus {
  readonly id: ConnectionId
  readonly status: ConnectionStatus
  readonly notes?: string | null
  readonly seen?: SeenConnection
}
interface SetDismissed {
  readonly id: ConnectionId
  readonly isDismissed: boolean
  readonly seen?: SeenConnection
}
interface HoldParams {
  readonly id: ConnectionId
  readonly notes?: string
  readonly seen?: SeenConnection
}
interface DoNotDispatch {
  readonly carrierId: CarrierId
  readonly notes?: string
  readonly mentioned?: readonly UserId[]
  readonly seen?: SeenConnection | null
}

/**
 * Changes a connection only in the state that the user saw: `If-Match: "onboarded"`, `"onboarded dismissed"`,
 * `"onboarded held"`, `"none"` without a connection. A monitor that does not know the header changes it in any state.
 */
const asSeen = ({ seen }: { readonly seen?: SeenConnection | null }): Readonly<Record<string, string>> => {
  if (seen === undefined) return {}
  const tag =
    seen === null
      ? 'none'
      : `${seen.status}${seen.isDismissed ? ' dismissed' : ''}${isOnHold(seen) ? ' held' : ''}`
  return { 'if-match': `"${tag}"` }
}

const HANDLED = [401, 403, 404, 409, 422]

const FIELDS = {
  'connection.status': 'status',
  'connection.is_dismissed': 'isDismissed',
  'connection.notes': 'notes',
  notes: 'notes',
  mentioned_user_ids: 'mentioned',
}

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
    query: (params: TabParams) => ({
      q: {
        tab_eq: params.tab,
        verdict_eq: params.verdict?.toLowerCase(),
        ...ownCarrierFilters(params),
      },
      ...paged(params),
    }),
    fields: { 'q.s': 'sort', 'q.verdict_eq': 'verdict' },
    read: pageOf(connectedCarriers),
  }),
  countVerdicts: call({
    route: 'GET connections/for_broker_portal/verdict_counts',
    query: ({ tab, ...params }: Omit<TabParams, 'verdict'>) => ({
      q: { tab_eq: tab, ...ownCarrierFilters(params) },
    }),
    read: one(verdictCounts),
  }),
  countTabs: call({
    route: 'GET connections/for_broker_portal/counts',
    query: (params: Pick<OwnListing, 'query'>) => ({ q: ownCarrierFilters(params) }),
    read: one(tabCounts),
  }),
  setStatus: call({
    route: 'PATCH connections/:id',
    path: (params: SetStatus) => ({ id: params.id }),
    body: ({ status, notes }) => ({ connection: { status, ...(notes !== undefined && { notes }) } }),
    headers: asSeen,
    fields: FIELDS,
    handled: HANDLED,
    read: one(changed),
  }),
  setDismissed: call({
    route: 'PATCH connections/:id',
    path: (params: SetDismissed) => ({ id: params.id }),
    body: params => ({ connection: { is_dismissed: params.isDismissed } }),
    headers: asSeen,
    fields: FIELDS,
    handled: HANDLED,
    read: one(connection),
  }),
  markDoNotDispatch: call({
    route: 'PATCH connections/set_carrier_to_do_not_dispatch',
    query: (params: DoNotDispatch) => ({ carrier_id: params.carrierId }),
    body: ({ notes = null, mentioned = [] }) => ({
      status: 'do_not_dispatch',
      notes,
      // Ours: a monitor without mentions gets none.
      ...(mentioned.length > 0 && { mentioned_user_ids: mentioned }),
    }),
    headers: asSeen,
    fields: FIELDS,
    handled: HANDLED,
    read: one(blocked),
  }),
  openWork: call({
    route: 'GET connections/open_work',
    query: ({ carrierIds }: { readonly carrierIds: readonly CarrierId[] }) => ({
      q: { carrier_id_in: carrierIds },
    }),
    fields: { 'q.carrier_id_in': 'carrierIds' },
    read: one(openWork),
  }),
  hold: call({
    route: 'PATCH connections/:id/hold',
    path: (params: HoldParams) => ({ id: params.id }),
    body: params => ({ notes: params.notes ?? null }),
    headers: asSeen,
    fields: FIELDS,
    handled: HANDLED,
    read: one(connection),
  }),
  release: call({
    route: 'PATCH connections/:id/release',
    path: (params: Omit<HoldParams, 'notes'>) => ({ id: params.id }),
    headers: asSeen,
    handled: HANDLED,
    read: one(connection),
  }),
}

export const httpConnections = (http: Http): Connections => bindCalls(http, connectionCalls)
