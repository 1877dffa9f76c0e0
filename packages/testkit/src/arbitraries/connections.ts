import {
  CARRIER_LIST_TAB_NAMES,
  type CarrierAgreements,
  type CarrierListTab,
  type CarrierQuery,
  type Classifications,
  CONNECTION_STATUSES,
  type ConnectedCarrier,
  type Connection,
  type ConnectionChange,
  type ConnectionInvitation,
  type ConnectionInvitations,
  type ConnectionStatus,
  type Connections,
  type FilledConnectionInvitation,
  type Hold,
  type InvitationAddressee,
  type NewConnectionInvitation,
  type OnboardingPackets,
  type PacketStatus,
  type PaymentTerms,
  type ResendConnectionInvitation,
  type Subscriptions,
  isOnHold,
  shortConnection,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from './carriers.ts'
import { connectionActs, sentInvitations } from './relations.ts'
import { carrierSorts } from './searches.ts'
import { ids, instants, maybe } from './values.ts'

/** Every status of a connection. */
export const connectionStatuses: fc.Arbitrary<ConnectionStatus> = fc.constantFrom(...CONNECTION_STATUSES)

/** The two packet statuses that mean something, and others. */
export const packetStatuses: fc.Arbitrary<PacketStatus> = fc.constantFrom(
  'held',
  'complete',
  'sent',
  'started',
  'on_hold',
)

/** Every carrier list tab. */
export const carrierListTabs: fc.Arbitrary<CarrierListTab> = fc.constantFrom(...CARRIER_LIST_TAB_NAMES)

const notes = maybe(fc.constantFrom('Double brokered a load in May.', 'Call Ruth first.'))

/** Holds over packets of any status. */
export const connectionHolds: fc.Arbitrary<Hold> = fc.record({
  statusBefore: fc.constantFrom('sent', 'started', 'submitted', 'complete'),
  at: instants,
  by: maybe(fc.constantFrom('Dana Reyes', 'Sam Ortiz')),
  notes,
})

/** Connections of any status, dismissed or not, answered or not, with a packet or without, on hold or not. */
export const connections: fc.Arbitrary<Connection> = fc
  .record({
    id: ids<'connection'>(),
    status: connectionStatuses,
    isDismissed: fc.boolean(),
    notes,
    issuerId: ids<'company'>(),
    carrierId: ids<'carrier'>(),
    receiver: maybe(fc.record({ companyId: ids<'company'>(), signedContractId: maybe(ids<'contract'>()) })),
    latestPacket: maybe(fc.record({ status: packetStatuses, updatedAt: instants })),
    hold: maybe(connectionHolds),
    block: maybe(connectionActs),
  })
  .map(connection => (isOnHold(connection) ? connection : { ...connection, hold: null }))
  .map(connection => (connection.status === 'do_not_dispatch' ? connection : { ...connection, block: null }))

/** Connections with their carriers, whose short form agrees with the connection. */
export const connectedCarriers: fc.Arbitrary<ConnectedCarrier> = fc
  .record({ connection: connections, carrier: carriers })
  .map(({ connection, carrier }) => ({
    connection,
    carrier: {
      ...carrier,
      id: connection.carrierId,
      connection: shortConnection(connection),
    },
  }))

/** Everything that can be done to a connection. */
export const connectionChanges: fc.Arbitrary<ConnectionChange> = fc.oneof(
  fc.record({ kind: fc.constant('set-status' as const), status: connectionStatuses }),
  fc.record(
    { kind: fc.constant('do-not-dispatch' as const), notes: fc.constantFrom('', '  ', 'Hostage load.') },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    { kind: fc.constant('hold' as const), notes: fc.constantFrom('  ', 'Insurance lapsed.') },
    { requiredKeys: ['kind'] },
  ),
  fc.record({ kind: fc.constantFrom('dismiss', 'restore', 'release') }),
)

const emails = fc.constantFrom('dispatch@eaglemesa.example', 'ruth@eaglemesa.example')
const classificationIds = fc
  .uniqueArray(ids<'classification'>(), { maxLength: 4 })
  .map(each => each.toSorted((one, other) => one - other))

/** An address or a user, never both. */
export const invitationAddressees: fc.Arbitrary<InvitationAddressee> = fc.oneof(
  fc.record({ kind: fc.constant('email' as const), email: emails }),
  fc.record({ kind: fc.constant('user' as const), userId: ids<'user'>() }),
)

/** Invitations of carriers, delivered or not. */
export const connectionInvitations: fc.Arbitrary<ConnectionInvitation> = fc.record({
  ...sentInvitations,
  issuerId: ids<'company'>(),
  carrierId: ids<'carrier'>(),
  classificationIds,
  addressee: invitationAddressees,
  invitedBy: maybe(fc.constant('Dana Reyes')),
  carrierName: maybe(fc.constantFrom('EAGLE MESA FREIGHT LLC', '')),
  createdAt: instants,
})

/** Invitations to be sent. */
export const newConnectionInvitations: fc.Arbitrary<NewConnectionInvitation> = fc.record({
  carrierId: ids<'carrier'>(),
  classificationIds,
  addressee: invitationAddressees,
})

/** Invitations as typed into a form, invalid ones too. */
export const filledConnectionInvitations: fc.Arbitrary<FilledConnectionInvitation> = fc.record({
  carrierId: ids<'carrier'>(),
  classificationIds: fc.array(ids<'classification'>(), { maxLength: 5 }),
  email: fc.oneof(emails, fc.constantFrom('', '  ', ' ruth@eaglemesa.example ', 'ruth', 'a@b')),
  userId: maybe(ids<'user'>()),
})

/** Invitations to be sent again. */
export const resendConnectionInvitations: fc.Arbitrary<ResendConnectionInvitation> = fc.record({
  id: ids<'connection-invitation'>(),
  classificationIds,
})

type ParamsOf<Call extends (...args: never[]) => unknown> = Parameters<Call>[0]

const page = fc.integer({ min: 1, max: 4 })

/** The fields of a list of the company's own carriers. */
export const ownListings = {
  query: fc.constantFrom<CarrierQuery[]>(
    { kind: 'name-prefix', value: 'EAGLE' },
    { kind: 'identifier-prefix', type: null, value: '32' },
  ),
  sort: maybe(carrierSorts),
  page,
}

/** Params for the connections of one broker to one carrier. */
export const connectionsParams: fc.Arbitrary<ParamsOf<Connections['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId', 'carrierId'] },
)

/** Params for a page of a carrier list tab. */
export const connectionTabParams: fc.Arbitrary<ParamsOf<Connections['listTab']>> = fc.record(
  { tab: carrierListTabs, verdict: fc.constantFrom(...WORST_FIRST), ...ownListings },
  { requiredKeys: ['tab'] },
)

/** Params to count the verdicts of a carrier list tab. */
export const tabVerdictsParams: fc.Arbitrary<ParamsOf<Connections['countVerdicts']>> = fc.record(
  { tab: carrierListTabs, query: ownListings.query },
  { requiredKeys: ['tab'] },
)

/** Params to count the tabs, or the buckets, of the company's own carriers. */
export const ownCountParams: fc.Arbitrary<ParamsOf<Connections['countTabs']>> = fc.record(
  { query: ownListings.query },
  { requiredKeys: [] },
)

/** Params to set the status of a connection. */
export const connectionStatusParams: fc.Arbitrary<ParamsOf<Connections['setStatus']>> = fc.record({
  id: ids<'connection'>(),
  status: connectionStatuses,
  notes: fc.constantFrom(null, 'Pays late.', 'x'.repeat(2_001)),
})

/** Params to mark a carrier do not dispatch, with notes or without. */
export const doNotDispatchParams: fc.Arbitrary<ParamsOf<Connections['markDoNotDispatch']>> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    notes: fc.constantFrom('', 'Hostage load.', 'x'.repeat(2_001)),
    mentioned: fc.uniqueArray(ids<'user'>(), { maxLength: 3 }),
  },
  { requiredKeys: ['carrierId'] },
)

/** Params to put a connection on hold, with notes or without. */
export const holdParams: fc.Arbitrary<ParamsOf<Connections['hold']>> = fc.record(
  { id: ids<'connection'>(), notes: fc.constantFrom('', 'Insurance lapsed.', 'x'.repeat(2_001)) },
  { requiredKeys: ['id'] },
)

/** Params for the packets of a connection. */
export const onboardingPacketsParams: fc.Arbitrary<ParamsOf<OnboardingPackets['list']>> = fc.record(
  { connectionId: ids<'connection'>(), page },
  { requiredKeys: ['connectionId'] },
)

/** Params for one packet. */
export const findOnboardingPacketParams: fc.Arbitrary<ParamsOf<OnboardingPackets['find']>> = fc.record({
  id: ids<'onboarding-packet'>(),
})

/** Params for one agreement. */
export const findCarrierAgreementParams: fc.Arbitrary<ParamsOf<CarrierAgreements['find']>> = fc.record({
  id: ids<'carrier-agreement'>(),
})

/** Params about one carrier: its agreements, the classifications it does not have, its subscription. */
export const connectedCarrierParams: fc.Arbitrary<
  ParamsOf<CarrierAgreements['ofCarrier']> &
    ParamsOf<Classifications['unassigned']> &
    ParamsOf<Subscriptions['subscribe']>
> = fc.record({ carrierId: ids<'carrier'>() })

/** Params for the invitations of a broker, to one carrier or to all. */
export const connectionInvitationsParams: fc.Arbitrary<ParamsOf<ConnectionInvitations['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId'] },
)

/** Params for the payment terms of a company. */
export const paymentTermsParams: fc.Arbitrary<ParamsOf<PaymentTerms['ofCompany']>> = fc.record({
  companyId: ids<'company'>(),
})

/** Params for classifications, with any of the filters. */
export const classificationsParams: fc.Arbitrary<ParamsOf<Classifications['list']>> = fc.record(
  { companyId: ids<'company'>(), isActive: fc.boolean(), isByBrokerElection: fc.boolean(), page },
  { requiredKeys: [] },
)
