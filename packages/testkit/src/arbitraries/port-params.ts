import { type CarrierQuery, RULE_TYPES } from '@fairhaul/core'
import fc from 'fast-check'
import {
  associatedCarriersParams,
  blocksByIds,
  blocksByType,
  directoryPageParams,
  newEditRequests,
} from './carrier-people.ts'
import {
  byVerdictParams,
  changesParams,
  eventsParams,
  historyParams,
  latestParams,
} from './carrier-changes.ts'
import { carrierParams, carrierRecordsParams, insightSearchParams } from './carrier-records.ts'
import {
  addPaymentMethods,
  applicationsParams,
  changeOrderDecisions,
  changeOrderFilters,
  changeOrdersParams,
  outlookKeyParams,
  plans,
} from './companies.ts'
import * as connections from './connections.ts'
import { newApiKeys } from './api-keys.ts'
import { auditEntriesParams, recordedExports } from './audit-log.ts'
import { newDecisions } from './decisions.ts'
import {
  identityAlertsParams,
  newAlertEvidence,
  newAlertMessages,
  newIdentityAlerts,
} from './identity-alerts.ts'
import {
  activePoliciesParams,
  cargoPolicyParams,
  certificateRequestsParams,
  insuranceActivitiesParams,
} from './insurance.ts'
import * as lanes from './lanes.ts'
import * as loads from './load-params.ts'
import {
  carrierListUploadParams,
  carrierMatchParams,
  contractUploads,
  monitoredCarriersParams,
  taxFormUploads,
} from './onboarding.ts'
import type { PortParams } from './port-param-types.ts'
import {
  mailCountsParams,
  rateConfirmationCountsParams,
  rateConfirmationMailsParams,
  rateConfirmationsParams,
} from './rate-confirmations.ts'
import { factAges, overrideParams } from './rules.ts'
import { laneSearchParams, newSavedSearches } from './searches.ts'
import * as users from './users.ts'
import { ids, maybe } from './values.ts'
import {
  carrierVehiclesParams,
  movementParams,
  vehicleParams,
  vehicleSearchParams,
  vinParams,
} from './vehicles.ts'

const page = fc.integer({ min: 1, max: 4 })
const pages = fc.record({ page }, { requiredKeys: [] })
const idParams = <Kind extends string>() => fc.record({ id: ids<Kind>() })

/** What carriers may be searched by, of every kind. */
export const carrierQueries: fc.Arbitrary<CarrierQuery> = fc.constantFrom<CarrierQuery>(
  { kind: 'identifier-prefix', type: null, value: '32' },
  { kind: 'identifier-prefix', type: 'MC', value: '' },
  { kind: 'identifier-exact', type: 'CVOR', value: '123456789', region: null },
  { kind: 'name-prefix', value: 'EAGLE' },
  { kind: 'name-contains', value: 'RIDGE' },
)
const carrierSearches = { query: carrierQueries, page, pageSize: fc.integer({ min: 1, max: 50 }) }

/** An arbitrary of the params of each call of each port: usual, unusual and refused ones. */
export const portParams: PortParams = {
  Areas: {
    autocomplete: fc.record({ term: lanes.lanePlaceNames }),
    find: lanes.areaParams,
    findByPlaceId: lanes.placeParams,
    zips: lanes.zipParams,
    countries: lanes.countryParams,
  },
  ApiKeys: { list: pages, create: newApiKeys, revoke: idParams<'api-key'>() },
  AssociatedCarriers: {
    list: associatedCarriersParams,
    blockByType: blocksByType,
    blockByIds: blocksByIds,
  },
  CarrierAgreements: {
    find: connections.findCarrierAgreementParams,
    ofCarrier: carrierParams,
  },
  CarrierDirectory: {
    find: carrierParams,
    users: directoryPageParams,
    follow: directoryPageParams,
  },
  AuthorityHistories: { ofCarrier: carrierParams },
  CarrierHistory: { list: historyParams },
  CarrierInsights: {
    ofCarrier: carrierParams,
    search: insightSearchParams,
    countVerdicts: insightSearchParams.map(({ kinds, onlyMyCarriers = false }) => ({
      kinds,
      onlyMyCarriers,
    })),
  },
  CarrierPayments: { loadAnalysis: carrierParams },
  CarrierPeople: {
    redactedUsers: carrierParams,
    companies: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
  },
  Carriers: {
    search: fc.record(
      { ...carrierSearches, onlyMyCarriers: fc.boolean() },
      { requiredKeys: ['query', 'page', 'pageSize'] },
    ),
    globalSearch: fc.record(carrierSearches),
    suggest: fc.record({ query: carrierQueries, limit: fc.integer({ min: 1, max: 10 }) }),
    detail: idParams<'carrier'>(),
  },
  CarrierUpdates: { update: idParams<'carrier'>() },
  CarrierVerdicts: { count: fc.record({ query: carrierQueries, onlyMyCarriers: fc.boolean() }) },
  CarrierSafetyRecords: {
    inspections: carrierRecordsParams,
    crashes: carrierRecordsParams,
    violations: carrierRecordsParams,
    orders: carrierParams,
    safety: carrierParams,
  },
  CarrierTouches: {
    historical: carrierParams,
    recentlyVerified: carrierParams,
    powerUnits: carrierParams,
  },
  CarrierVehicles: {
    ofCarrier: carrierVehiclesParams,
    onEld: carrierParams,
    search: vehicleSearchParams,
  },
  Classifications: { list: connections.classificationsParams, unassigned: carrierParams },
  CommodityTypes: { list: pages },
  CompanyBilling: {
    changePlan: plans.map(({ id: planId }) => ({ planId })),
    addPaymentMethod: addPaymentMethods,
  },
  CompanyChangeOrders: {
    list: changeOrdersParams,
    count: changeOrderFilters,
    find: idParams<'company-change-order'>(),
    approve: changeOrderDecisions,
    reject: changeOrderDecisions,
  },
  CompanyReports: { list: pages, run: idParams<'company-report'>() },
  CompanyUsers: {
    list: users.companyUsersParams,
    search: users.companyUserSearches,
    changeScopes: users.scopeChanges,
    remove: idParams<'user'>(),
  },
  Digests: { savePreferences: users.digestChoices },
  ConnectionInvitations: {
    list: connections.connectionInvitationsParams,
    create: connections.newConnectionInvitations,
    resend: connections.resendConnectionInvitations,
  },
  Connections: {
    list: connections.connectionsParams,
    listTab: connections.connectionTabParams,
    countTabs: connections.ownCountParams,
    countVerdicts: connections.tabVerdictsParams,
    setStatus: connections.connectionStatusParams,
    setDismissed: connections.connectionDismissalParams,
    markDoNotDispatch: connections.doNotDispatchParams,
    hold: connections.holdParams,
    release: idParams<'connection'>(),
  },
  ContactChanges: { ofCarrier: carrierParams },
  ContactSearch: {
    byEmail: fc.record({ email: fc.constantFrom('', ' ruth@eaglemesa.example ', 'ruth') }),
    byPhone: fc.record({ phone: fc.constantFrom('', '214-555-0199', '+12145550199', '-') }),
  },
  Contracts: { uploadRedlined: contractUploads },
  EditRequests: { create: newEditRequests },
  EldStatuses: { ofCarrier: carrierParams },
  FeatureFlagBoard: { forUser: fc.record({ userId: ids<'user'>() }) },
  FederalTieRecords: { ofCarrier: carrierParams },
  IdentityAlertMessages: { create: newAlertMessages },
  IdentityAlerts: {
    addEvidence: newAlertEvidence,
    create: newIdentityAlerts,
    find: idParams<'identity-alert'>(),
    list: identityAlertsParams,
    ofCarrier: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
    unpublish: idParams<'identity-alert'>(),
  },
  InsuranceCertificateRequests: {
    list: certificateRequestsParams,
    activities: insuranceActivitiesParams,
  },
  InsurancePolicies: {
    listActive: activePoliciesParams,
    history: carrierParams,
    requestCargoPolicy: cargoPolicyParams,
  },
  Integrations: { outlookKey: outlookKeyParams, applications: applicationsParams },
  LaneSearch: { search: laneSearchParams },
  LoadLogs: { list: loads.loadIdParams, create: loads.createLoadLogs },
  Loads: {
    list: loads.loadsParams,
    countTabs: loads.loadCountsParams,
    find: loads.findLoadParams,
    update: loads.loadUpdates,
  },
  LoadTraces: {
    trace: loads.loadIdParams,
    recentAreas: loads.loadIdParams,
    distancesToPickup: loads.loadIdParams,
  },
  Maps: {
    directions: lanes.directionsParams,
    distances: lanes.distancesParams,
    places: lanes.mapPlaceParams,
  },
  MonitoredCarriers: {
    list: monitoredCarriersParams,
    countBuckets: connections.ownCountParams,
    match: carrierMatchParams,
    upload: carrierListUploadParams,
  },
  AuditLog: {
    list: auditEntriesParams,
    recordExport: recordedExports,
  },
  DecisionRecords: {
    list: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
    find: idParams<'decision-record'>(),
    create: newDecisions,
  },
  CompanyEvents: { since: eventsParams, stream: eventsParams },
  MonitoringFeed: { changes: changesParams, latest: latestParams, byVerdict: byVerdictParams },
  Notes: {
    list: fc.record({ subject: loads.noteSubjects, page }, { requiredKeys: ['subject'] }),
    create: fc.record({ subject: loads.noteSubjects, text: loads.noteTexts }),
    mention: fc.record({
      subject: loads.noteSubjects,
      text: loads.noteTexts,
      mentioned: fc.uniqueArray(ids<'user'>(), { maxLength: 3 }),
    }),
    waiting: fc.record({ page }, { requiredKeys: [] }),
    markSeen: fc.record({ id: ids<'note'>() }),
  },
  OnboardingPackets: {
    list: connections.onboardingPacketsParams,
    find: connections.findOnboardingPacketParams,
  },
  PaymentTerms: { ofCompany: connections.paymentTermsParams },
  RateConfirmationMails: {
    list: rateConfirmationMailsParams,
    countTabs: mailCountsParams,
    find: idParams<'rate-confirmation-mail'>(),
  },
  RateConfirmations: {
    list: rateConfirmationsParams,
    countTabs: rateConfirmationCountsParams,
    find: idParams<'rate-confirmation'>(),
    terms: idParams<'rate-confirmation'>(),
    thread: idParams<'rate-confirmation'>(),
    openTickets: idParams<'rate-confirmation'>(),
    ofLoad: fc.record({ loadId: ids<'load'>() }),
  },
  RuleOverrides: {
    list: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
    find: idParams<'rule-override'>(),
    create: overrideParams,
    deactivate: fc.record(
      {
        carrierId: ids<'carrier'>(),
        ruleType: fc.constantFrom(...RULE_TYPES),
        classificationId: ids<'classification'>(),
      },
      { requiredKeys: ['carrierId', 'ruleType'] },
    ),
    setActive: fc.record({ id: ids<'rule-override'>(), isActive: fc.boolean() }),
  },
  Rules: {
    list: fc.record({ companyId: maybe(ids<'company'>()), page }, { requiredKeys: ['companyId'] }),
    types: fc.record({ classificationId: ids<'classification'>() }, { requiredKeys: [] }),
    find: idParams<'rule-set'>(),
    setFactAges: fc.record({ ages: factAges }),
    ownCarrierFacts: fc.record(
      { after: ids<'carrier'>(), pageSize: fc.integer({ min: 1, max: 500 }) },
      { requiredKeys: [] },
    ),
  },
  SavedSearches: {
    list: pages,
    create: newSavedSearches,
    remove: idParams<'saved-search'>(),
  },
  Session: {
    signIn: fc.record({ email: fc.constantFrom('dana@northlake.example', 'nobody@x.example', '') }),
    enterCode: fc.record({ code: fc.constantFrom('207919', '000000', '') }),
  },
  SignUp: {
    start: users.signUpParams,
    enterCode: users.signUpCodeParams,
    giveDetails: users.signUpDetails,
    createCompany: users.newCompanies,
  },
  Subscriptions: { subscribe: carrierParams, unsubscribe: carrierParams },
  TaxForms: { uploadRedlined: taxFormUploads },
  Teams: {
    list: fc.record({ companyId: ids<'company'>(), page }, { requiredKeys: ['companyId'] }),
    find: idParams<'team'>(),
    editMembers: fc.record({ id: ids<'team'>(), edits: loads.teamEditLists }),
    members: fc.record(
      { id: ids<'team'>(), search: fc.constantFrom('', 'DANA', '@') },
      { requiredKeys: ['id'] },
    ),
  },
  Tickets: {
    list: loads.ticketsParams,
    count: loads.ticketFilters,
    find: idParams<'ticket'>(),
    update: loads.ticketUpdates,
    attend: loads.attendTickets,
  },
  UserInvitations: {
    list: pages,
    create: users.newUserInvitations,
    resend: users.resendUserInvitations,
    remove: idParams<'user-invitation'>(),
  },
  VehicleMovements: { latest: movementParams },
  Vehicles: { find: vehicleParams, findByVin: vinParams },
}
