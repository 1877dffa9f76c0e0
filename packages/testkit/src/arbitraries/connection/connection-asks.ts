import type {
  CarrierAgreements,
  Classifications,
  ConnectionInvitations,
  Connections,
  MonitoredCarriers,
  OnboardingPackets,
  PaymentTerms,
  Subscriptions,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids } from '../shared/ids.ts'
import { carrierListTabs, connectionStatuses } from './connections.ts'
import { assessmentBuckets, carrierListTexts } from './monitored-carriers.ts'

type AskOf<Call extends (...args: never[]) => unknown> = Parameters<Call>[0]

const page = fc.integer({ min: 1, max: 4 })

/** Asks for the connections of one broker to one carrier. */
export const connectionsAsks: fc.Arbitrary<AskOf<Connections['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId', 'carrierId'] },
)

/** Asks for a page of a carrier list tab. */
export const connectionTabAsks: fc.Arbitrary<AskOf<Connections['listTab']>> = fc.record(
  { tab: carrierListTabs, page },
  { requiredKeys: ['tab'] },
)

/** Asks to set the status of a connection. */
export const connectionStatusAsks: fc.Arbitrary<AskOf<Connections['setStatus']>> = fc.record({
  id: ids<'connection'>(),
  status: connectionStatuses,
})

/** Asks to dismiss or restore a connection. */
export const connectionDismissalAsks: fc.Arbitrary<AskOf<Connections['setDismissed']>> = fc.record({
  id: ids<'connection'>(),
  isDismissed: fc.boolean(),
})

/** Asks to mark a carrier do not dispatch, with notes or without. */
export const doNotDispatchAsks: fc.Arbitrary<AskOf<Connections['markDoNotDispatch']>> = fc.record(
  { carrierId: ids<'carrier'>(), notes: fc.constantFrom('', 'Hostage load.', 'x'.repeat(2_001)) },
  { requiredKeys: ['carrierId'] },
)

/** Asks for the packets of a connection. */
export const onboardingPacketsAsks: fc.Arbitrary<AskOf<OnboardingPackets['list']>> = fc.record(
  { connectionId: ids<'connection'>(), page },
  { requiredKeys: ['connectionId'] },
)

/** Asks for one packet. */
export const findOnboardingPacketAsks: fc.Arbitrary<AskOf<OnboardingPackets['find']>> = fc.record({
  id: ids<'onboarding-packet'>(),
})

/** Asks for one agreement. */
export const findCarrierAgreementAsks: fc.Arbitrary<AskOf<CarrierAgreements['find']>> = fc.record({
  id: ids<'carrier-agreement'>(),
})

/** Asks about one carrier: its agreements, the classifications it does not have, its subscription. */
export const connectedCarrierAsks: fc.Arbitrary<
  AskOf<CarrierAgreements['ofCarrier']> &
    AskOf<Classifications['unassigned']> &
    AskOf<Subscriptions['subscribe']>
> = fc.record({ carrierId: ids<'carrier'>() })

/** Asks for the invitations of a broker, to one carrier or to all. */
export const connectionInvitationsAsks: fc.Arbitrary<AskOf<ConnectionInvitations['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId'] },
)

/** Asks for the payment terms of a company. */
export const paymentTermsAsks: fc.Arbitrary<AskOf<PaymentTerms['ofCompany']>> = fc.record({
  companyId: ids<'company'>(),
})

/** Asks for classifications, with any of the filters. */
export const classificationsAsks: fc.Arbitrary<AskOf<Classifications['list']>> = fc.record(
  { companyId: ids<'company'>(), isActive: fc.boolean(), isByBrokerElection: fc.boolean(), page },
  { requiredKeys: [] },
)

/** Asks for a page of a bucket of monitored carriers, or of those that a name finds in it. */
export const monitoredCarriersAsks: fc.Arbitrary<AskOf<MonitoredCarriers['list']>> = fc.record(
  {
    bucket: assessmentBuckets,
    query: fc.constantFrom(
      { kind: 'name-prefix' as const, value: 'EAGLE' },
      { kind: 'identifier-prefix' as const, type: null, value: '32' },
    ),
    page,
  },
  { requiredKeys: ['bucket'] },
)

/** Asks to monitor every carrier of a file. */
export const carrierListUploadAsks: fc.Arbitrary<AskOf<MonitoredCarriers['upload']>> = carrierListTexts.map(
  text => {
    const bytes = new TextEncoder().encode(text)
    return {
      file: {
        name: 'carriers.csv',
        type: 'text/csv',
        size: bytes.length,
        arrayBuffer: async () => bytes.slice().buffer,
      },
    }
  },
)
