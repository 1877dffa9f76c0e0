import fc from 'fast-check'
import { byVerdictParams, changesParams, latestParams } from './carrier-changes.ts'
import { carrierParams } from './carrier-records.ts'
import * as connections from './connections.ts'
import { newDecisions } from './decisions.ts'
import { gateParams } from './gates.ts'
import { carrierListUploadParams, carrierMatchParams, monitoredCarriersParams } from './monitored-carriers.ts'
import { contractUploads, taxFormUploads } from './onboarding.ts'
import type { ConnectionPortParams } from './port-param-types.ts'
import { policyParams } from './policies.ts'
import { vettingParams } from './vetting.ts'
import { ageLimits, newOwnChecks, overrideParams, ruleTypes } from './rules.ts'
import { idParams, ids, maybe, pageNumbers } from './values.ts'

/** The params of the calls in which a broker connects to carriers, judges them and monitors them. */
export const connectionPortParams: ConnectionPortParams = {
  Connections: {
    list: connections.connectionsParams,
    listTab: connections.connectionTabParams,
    countTabs: connections.ownCountParams,
    countVerdicts: connections.tabVerdictsParams,
    setStatus: connections.connectionStatusParams,
    setDismissed: fc.record({ id: ids<'connection'>(), isDismissed: fc.boolean() }),
    markDoNotDispatch: connections.doNotDispatchParams,
    openWork: fc.record({ carrierIds: fc.uniqueArray(ids<'carrier'>(), { maxLength: 3 }) }),
    hold: connections.holdParams,
    release: idParams<'connection'>(),
  },
  ConnectionInvitations: {
    list: connections.connectionInvitationsParams,
    create: connections.newConnectionInvitations,
    resend: connections.resendConnectionInvitations,
  },
  OnboardingPackets: {
    list: connections.onboardingPacketsParams,
    find: connections.findOnboardingPacketParams,
  },
  CarrierAgreements: {
    find: connections.findCarrierAgreementParams,
    ofCarrier: carrierParams,
  },
  Contracts: { uploadRedlined: contractUploads },
  TaxForms: { uploadRedlined: taxFormUploads },
  PaymentTerms: { ofCompany: connections.paymentTermsParams },
  Classifications: { list: connections.classificationsParams, unassigned: carrierParams },
  Rules: {
    list: fc.record(
      { companyId: maybe(ids<'company'>()), page: pageNumbers },
      { requiredKeys: ['companyId'] },
    ),
    types: fc.record({ classificationId: ids<'classification'>() }, { requiredKeys: [] }),
    find: idParams<'rule-set'>(),
    setFactAges: fc.record({ ages: ageLimits }),
    ownCarrierFacts: fc.record(
      { after: ids<'carrier'>(), pageSize: fc.integer({ min: 1, max: 500 }) },
      { requiredKeys: [] },
    ),
  },
  RuleOverrides: {
    list: fc.record({ carrierId: ids<'carrier'>(), page: pageNumbers }, { requiredKeys: ['carrierId'] }),
    find: idParams<'rule-override'>(),
    create: overrideParams,
    deactivate: fc.record(
      {
        carrierId: ids<'carrier'>(),
        ruleType: ruleTypes,
        classificationId: ids<'classification'>(),
      },
      { requiredKeys: ['carrierId', 'ruleType'] },
    ),
    setActive: fc.record({ id: ids<'rule-override'>(), isActive: fc.boolean() }),
  },
  Policies: policyParams,
  Vetting: vettingParams,
  Gate: gateParams,
  OwnChecks: {
    list: fc.record({ carrierId: ids<'carrier'>(), page: pageNumbers }, { requiredKeys: ['carrierId'] }),
    create: newOwnChecks,
    sendCode: carrierParams,
    enterCode: fc.record({ id: ids<'own-check-code'>(), code: fc.string({ maxLength: 8 }) }),
    withdraw: fc.record({ id: ids<'own-check'>(), reason: fc.string({ maxLength: 40 }) }),
  },
  DecisionRecords: {
    list: fc.record({ carrierId: ids<'carrier'>(), page: pageNumbers }, { requiredKeys: ['carrierId'] }),
    find: idParams<'decision-record'>(),
    create: newDecisions,
    listOfLoad: fc.record({ loadId: ids<'load'>(), page: pageNumbers }, { requiredKeys: ['loadId'] }),
    createOfLoad: fc.record({
      loadId: ids<'load'>(),
      stage: fc.constantFrom('tender' as const, 'pickup' as const),
      message: maybe(fc.string({ maxLength: 40 })),
    }),
  },
  Subscriptions: { subscribe: carrierParams, unsubscribe: carrierParams },
  MonitoredCarriers: {
    list: monitoredCarriersParams,
    countBuckets: connections.ownCountParams,
    match: carrierMatchParams,
    upload: carrierListUploadParams,
  },
  MonitoringFeed: { changes: changesParams, latest: latestParams, byVerdict: byVerdictParams },
}
