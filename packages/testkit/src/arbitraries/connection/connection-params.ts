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

type ParamsOf<Call extends (...args: never[]) => unknown> = Parameters<Call>[0]

const page = fc.integer({ min: 1, max: 4 })

/** Asks for the connections of one broker to one carrier. */
export const connectionsParams: fc.Arbitrary<ParamsOf<Connections['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId', 'carrierId'] },
)

/** Asks for a page of a carrier list tab. */
export const connectionTabParams: fc.Arbitrary<ParamsOf<Connections['listTab']>> = fc.record(
  { tab: carrierListTabs, page },
  { requiredKeys: ['tab'] },
)

/** Asks to set the status of a connection. */
export const connectionStatusParams: fc.Arbitrary<ParamsOf<Connections['setStatus']>> = fc.record({
  id: ids<'connection'>(),
  status: connectionStatuses,
})

/** Asks to dismiss or restore a connection. */
export const connectionDismissalParams: fc.Arbitrary<ParamsOf<Connections['setDismissed']>> = fc.record({
  id: ids<'connection'>(),
  isDismissed: fc.boolean(),
})

/** Asks to mark a carrier do not dispatch, with notes or without. */
export const doNotDispatchParams: fc.Arbitrary<ParamsOf<Connections['markDoNotDispatch']>> = fc.record(
  { carrierId: ids<'carrier'>(), notes: fc.constantFrom('', 'Hostage load.', 'x'.repeat(2_001)) },
  { requiredKeys: ['carrierId'] },
)

/** Asks for the packets of a connection. */
export const onboardingPacketsParams: fc.Arbitrary<ParamsOf<OnboardingPackets['list']>> = fc.record(
  { connectionId: ids<'connection'>(), page },
  { requiredKeys: ['connectionId'] },
)

/** Asks for one packet. */
export const findOnboardingPacketParams: fc.Arbitrary<ParamsOf<OnboardingPackets['find']>> = fc.record({
  id: ids<'onboarding-packet'>(),
})

/** Asks for one agreement. */
export const findCarrierAgreementParams: fc.Arbitrary<ParamsOf<CarrierAgreements['find']>> = fc.record({
  id: ids<'carrier-agreement'>(),
})

/** Asks about one carrier: its agreements, the classifications it does not have, its subscription. */
export const connectedCarrierParams: fc.Arbitrary<
  ParamsOf<CarrierAgreements['ofCarrier']> &
    ParamsOf<Classifications['unassigned']> &
    ParamsOf<Subscriptions['subscribe']>
> = fc.record({ carrierId: ids<'carrier'>() })

/** Asks for the invitations of a broker, to one carrier or to all. */
export const connectionInvitationsParams: fc.Arbitrary<ParamsOf<ConnectionInvitations['list']>> = fc.record(
  { issuerId: ids<'company'>(), carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['issuerId'] },
)

/** Asks for the payment terms of a company. */
export const paymentTermsParams: fc.Arbitrary<ParamsOf<PaymentTerms['ofCompany']>> = fc.record({
  companyId: ids<'company'>(),
})

/** Asks for classifications, with any of the filters. */
export const classificationsParams: fc.Arbitrary<ParamsOf<Classifications['list']>> = fc.record(
  { companyId: ids<'company'>(), isActive: fc.boolean(), isByBrokerElection: fc.boolean(), page },
  { requiredKeys: [] },
)

/** Asks for a page of a bucket of monitored carriers, or of those that a name finds in it. */
export const monitoredCarriersParams: fc.Arbitrary<ParamsOf<MonitoredCarriers['list']>> = fc.record(
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
export const carrierListUploadParams: fc.Arbitrary<ParamsOf<MonitoredCarriers['upload']>> =
  carrierListTexts.map(text => {
    const bytes = new TextEncoder().encode(text)
    return {
      file: {
        name: 'carriers.csv',
        type: 'text/csv',
        size: bytes.length,
        arrayBuffer: async () => bytes.slice().buffer,
      },
    }
  })
