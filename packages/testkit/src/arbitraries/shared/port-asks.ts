import {
  type Areas,
  type AssociatedCarriers,
  type CarrierAgreements,
  type CarrierDirectory,
  type CarrierInsights,
  type CarrierPayments,
  type CarrierPeople,
  type CarrierQuery,
  type Carriers,
  type CarrierSafetyRecords,
  type CarrierTouches,
  type CarrierVehicles,
  type Classifications,
  type CommodityTypes,
  type CompanyBilling,
  type CompanyChangeOrders,
  type CompanyReports,
  type CompanyUsers,
  type ConnectionInvitations,
  type Connections,
  type ContactSearch,
  type Contracts,
  type EditRequests,
  type EldStatuses,
  type FeatureFlagBoard,
  type IdentityAlertMessages,
  type IdentityAlerts,
  type InsuranceCertificateRequests,
  type InsurancePolicies,
  type Integrations,
  type LaneSearch,
  type LoadLogs,
  type Loads,
  type LoadTraces,
  type Maps,
  type MonitoredCarriers,
  type Notes,
  type OnboardingPackets,
  type PaymentTerms,
  type RateConfirmationMails,
  type RateConfirmations,
  RULE_TYPES,
  type RuleOverrides,
  type Rules,
  type SavedSearches,
  type Session,
  type SignUp,
  type Subscriptions,
  type TaxForms,
  type Teams,
  type Tickets,
  type UserInvitations,
  type VehicleMovements,
  type Vehicles,
} from '@fairhaul/core'
import fc from 'fast-check'
import { addPaymentMethods, plans } from '../account/billing.ts'
import { companyUserSearches, companyUsersAsks, scopeChanges } from '../account/company-users.ts'
import { applicationsAsks, outlookKeyAsks } from '../account/integrations.ts'
import { newCompanies, signUpAsks, signUpCodeAsks, signUpDetails } from '../account/sign-ups.ts'
import { newUserInvitations, resendUserInvitations } from '../account/user-invitations.ts'
import { associatedCarriersAsks, blocksByIds, blocksByType } from '../carrier/associated-carriers.ts'
import { newEditRequests } from '../carrier/carrier-people.ts'
import { directoryPageAsks } from '../carrier/directories.ts'
import { carrierRecordsAsks } from '../carrier/safety.ts'
import { carrierAsks, insightSearchAsks } from '../carrier/touches.ts'
import {
  carrierVehiclesAsks,
  movementAsks,
  vehicleAsks,
  vehicleSearchAsks,
  vinAsks,
} from '../carrier/vehicles.ts'
import {
  carrierListUploadAsks,
  classificationsAsks,
  connectionDismissalAsks,
  connectionInvitationsAsks,
  connectionsAsks,
  connectionStatusAsks,
  connectionTabAsks,
  doNotDispatchAsks,
  findCarrierAgreementAsks,
  findOnboardingPacketAsks,
  monitoredCarriersAsks,
  onboardingPacketsAsks,
  paymentTermsAsks,
} from '../connection/connection-asks.ts'
import { newConnectionInvitations, resendConnectionInvitations } from '../connection/connections.ts'
import { contractUploads, taxFormUploads } from '../connection/onboarding.ts'
import { identityAlertsAsks, newAlertMessages, newIdentityAlerts } from '../identity-alert/identity-alerts.ts'
import {
  activePoliciesAsks,
  cargoPolicyAsks,
  certificateRequestsAsks,
  insuranceActivitiesAsks,
} from '../insurance/insurances.ts'
import {
  createLoadLogs,
  findLoadAsks,
  loadIdAsks,
  loadsAsks,
  loadUpdates,
  ticketsAsks,
  ticketUpdates,
} from '../load/load-asks.ts'
import { noteSubjects, noteTexts } from '../load/notes.ts'
import { teamEditLists } from '../load/teams.ts'
import { rateConfirmationMailsAsks, rateConfirmationsAsks } from '../rate-confirmation/rate-confirmations.ts'
import { overrideAsks } from '../rules/override-drafts.ts'
import { laneSearchAsks } from '../search/lane-searches.ts'
import { areaAsks, countryAsks, lanePlaceNames, placeAsks, zipAsks } from '../search/lanes.ts'
import { directionsAsks, distancesAsks, mapPlaceAsks } from '../search/maps.ts'
import { newSavedSearches } from '../search/saved-searches.ts'
import { ids, maybe } from './ids.ts'

type Asked<Call> = Call extends (ask: infer Ask, ...rest: never[]) => unknown ? Ask : never

/** An arbitrary of what each call of a port is asked, for the calls that are asked something. */
export type AsksOf<Port> = {
  readonly [Call in keyof Port as Port[Call] extends () => unknown ? never : Call]: fc.Arbitrary<
    Asked<Port[Call]>
  >
}

/** What the calls of each port that is asked for promises may be asked. */
export interface PortAsks {
  readonly Areas: AsksOf<Areas>
  readonly AssociatedCarriers: AsksOf<AssociatedCarriers>
  readonly CarrierAgreements: AsksOf<CarrierAgreements>
  readonly CarrierDirectory: AsksOf<CarrierDirectory>
  readonly CarrierInsights: AsksOf<CarrierInsights>
  readonly CarrierPayments: AsksOf<CarrierPayments>
  readonly CarrierPeople: AsksOf<CarrierPeople>
  readonly Carriers: AsksOf<Carriers>
  readonly CarrierSafetyRecords: AsksOf<CarrierSafetyRecords>
  readonly CarrierTouches: AsksOf<CarrierTouches>
  readonly CarrierVehicles: AsksOf<CarrierVehicles>
  readonly Classifications: AsksOf<Classifications>
  readonly CommodityTypes: AsksOf<CommodityTypes>
  readonly CompanyBilling: AsksOf<CompanyBilling>
  readonly CompanyChangeOrders: AsksOf<CompanyChangeOrders>
  readonly CompanyReports: AsksOf<CompanyReports>
  readonly CompanyUsers: AsksOf<CompanyUsers>
  readonly ConnectionInvitations: AsksOf<ConnectionInvitations>
  readonly Connections: AsksOf<Connections>
  readonly ContactSearch: AsksOf<ContactSearch>
  readonly Contracts: AsksOf<Contracts>
  readonly EditRequests: AsksOf<EditRequests>
  readonly EldStatuses: AsksOf<EldStatuses>
  readonly FeatureFlagBoard: AsksOf<FeatureFlagBoard>
  readonly IdentityAlertMessages: AsksOf<IdentityAlertMessages>
  readonly IdentityAlerts: AsksOf<IdentityAlerts>
  readonly InsuranceCertificateRequests: AsksOf<InsuranceCertificateRequests>
  readonly InsurancePolicies: AsksOf<InsurancePolicies>
  readonly Integrations: AsksOf<Integrations>
  readonly LaneSearch: AsksOf<LaneSearch>
  readonly LoadLogs: AsksOf<LoadLogs>
  readonly Loads: AsksOf<Loads>
  readonly LoadTraces: AsksOf<LoadTraces>
  readonly Maps: AsksOf<Maps>
  readonly MonitoredCarriers: AsksOf<MonitoredCarriers>
  readonly Notes: AsksOf<Notes>
  readonly OnboardingPackets: AsksOf<OnboardingPackets>
  readonly PaymentTerms: AsksOf<PaymentTerms>
  readonly RateConfirmationMails: AsksOf<RateConfirmationMails>
  readonly RateConfirmations: AsksOf<RateConfirmations>
  readonly RuleOverrides: AsksOf<RuleOverrides>
  readonly Rules: AsksOf<Rules>
  readonly SavedSearches: AsksOf<SavedSearches>
  readonly Session: AsksOf<Session>
  readonly SignUp: AsksOf<SignUp>
  readonly Subscriptions: AsksOf<Subscriptions>
  readonly TaxForms: AsksOf<TaxForms>
  readonly Teams: AsksOf<Teams>
  readonly Tickets: AsksOf<Tickets>
  readonly UserInvitations: AsksOf<UserInvitations>
  readonly VehicleMovements: AsksOf<VehicleMovements>
  readonly Vehicles: AsksOf<Vehicles>
}

const page = fc.integer({ min: 1, max: 4 })
const pages = fc.record({ page }, { requiredKeys: [] })
const idAsks = <Kind extends string>() => fc.record({ id: ids<Kind>() })

/** What carriers may be searched by, of every kind. */
export const carrierQueries: fc.Arbitrary<CarrierQuery> = fc.constantFrom<CarrierQuery>(
  { kind: 'identifier-prefix', type: null, value: '32' },
  { kind: 'identifier-prefix', type: 'MC', value: '' },
  { kind: 'identifier-exact', type: 'CVOR', value: '123456789', region: null },
  { kind: 'name-prefix', value: 'EAGLE' },
  { kind: 'name-contains', value: 'RIDGE' },
)
const carrierSearches = { query: carrierQueries, page, pageSize: fc.integer({ min: 1, max: 50 }) }

/** For each port and each of its calls an arbitrary of what may be asked: what is sensible, odd and refused. */
export const portAsks: PortAsks = {
  Areas: {
    autocomplete: fc.record({ term: lanePlaceNames }),
    find: areaAsks,
    findByPlaceId: placeAsks,
    zips: zipAsks,
    countries: countryAsks,
  },
  AssociatedCarriers: {
    list: associatedCarriersAsks,
    blockByType: blocksByType,
    blockByIds: blocksByIds,
  },
  CarrierAgreements: {
    find: findCarrierAgreementAsks,
    ofCarrier: carrierAsks,
  },
  CarrierDirectory: {
    find: carrierAsks,
    users: directoryPageAsks,
    follow: directoryPageAsks,
  },
  CarrierInsights: { ofCarrier: carrierAsks, search: insightSearchAsks },
  CarrierPayments: { loadAnalysis: carrierAsks },
  CarrierPeople: {
    redactedUsers: carrierAsks,
    companies: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
  },
  Carriers: {
    search: fc.record(
      { ...carrierSearches, onlyMyCarriers: fc.boolean() },
      { requiredKeys: ['query', 'page', 'pageSize'] },
    ),
    globalSearch: fc.record(carrierSearches),
    suggest: fc.record({ query: carrierQueries, limit: fc.integer({ min: 1, max: 10 }) }),
    detail: idAsks<'carrier'>(),
  },
  CarrierSafetyRecords: {
    inspections: carrierRecordsAsks,
    crashes: carrierRecordsAsks,
    violations: carrierRecordsAsks,
    safety: carrierAsks,
  },
  CarrierTouches: {
    historical: carrierAsks,
    recentlyVerified: carrierAsks,
    powerUnits: carrierAsks,
  },
  CarrierVehicles: {
    ofCarrier: carrierVehiclesAsks,
    onEld: carrierAsks,
    search: vehicleSearchAsks,
  },
  Classifications: { list: classificationsAsks, unassigned: carrierAsks },
  CommodityTypes: { list: pages },
  CompanyBilling: {
    changePlan: plans.map(({ id: planId }) => ({ planId })),
    addPaymentMethod: addPaymentMethods,
  },
  CompanyChangeOrders: {
    list: pages,
    find: idAsks<'company-change-order'>(),
    approve: idAsks<'company-change-order'>(),
    reject: idAsks<'company-change-order'>(),
  },
  CompanyReports: { list: pages, run: idAsks<'company-report'>() },
  CompanyUsers: {
    list: companyUsersAsks,
    search: companyUserSearches,
    changeScopes: scopeChanges,
    remove: idAsks<'user'>(),
  },
  ConnectionInvitations: {
    list: connectionInvitationsAsks,
    create: newConnectionInvitations,
    resend: resendConnectionInvitations,
  },
  Connections: {
    list: connectionsAsks,
    listTab: connectionTabAsks,
    setStatus: connectionStatusAsks,
    setDismissed: connectionDismissalAsks,
    markDoNotDispatch: doNotDispatchAsks,
  },
  ContactSearch: {
    byEmail: fc.record({ email: fc.constantFrom('', ' ruth@eaglemesa.example ', 'ruth') }),
    byPhone: fc.record({ phone: fc.constantFrom('', '214-555-0199', '+12145550199', '-') }),
  },
  Contracts: { uploadRedlined: contractUploads },
  EditRequests: { create: newEditRequests },
  EldStatuses: { ofCarrier: carrierAsks },
  FeatureFlagBoard: { forUser: fc.record({ userId: ids<'user'>() }) },
  IdentityAlertMessages: { create: newAlertMessages },
  IdentityAlerts: {
    create: newIdentityAlerts,
    list: identityAlertsAsks,
    unpublish: idAsks<'identity-alert'>(),
  },
  InsuranceCertificateRequests: {
    list: certificateRequestsAsks,
    activities: insuranceActivitiesAsks,
  },
  InsurancePolicies: {
    listActive: activePoliciesAsks,
    requestCargoPolicy: cargoPolicyAsks,
  },
  Integrations: { outlookKey: outlookKeyAsks, applications: applicationsAsks },
  LaneSearch: { search: laneSearchAsks },
  LoadLogs: { list: loadIdAsks, create: createLoadLogs },
  Loads: { list: loadsAsks, find: findLoadAsks, update: loadUpdates },
  LoadTraces: {
    trace: loadIdAsks,
    recentAreas: loadIdAsks,
    distancesToPickup: loadIdAsks,
  },
  Maps: {
    directions: directionsAsks,
    distances: distancesAsks,
    places: mapPlaceAsks,
  },
  MonitoredCarriers: {
    list: monitoredCarriersAsks,
    upload: carrierListUploadAsks,
  },
  Notes: {
    list: fc.record({ subject: noteSubjects, page }, { requiredKeys: ['subject'] }),
    create: fc.record({ subject: noteSubjects, text: noteTexts }),
  },
  OnboardingPackets: {
    list: onboardingPacketsAsks,
    find: findOnboardingPacketAsks,
  },
  PaymentTerms: { ofCompany: paymentTermsAsks },
  RateConfirmationMails: {
    list: rateConfirmationMailsAsks,
    find: idAsks<'rate-confirmation-mail'>(),
  },
  RateConfirmations: {
    list: rateConfirmationsAsks,
    find: idAsks<'rate-confirmation'>(),
    terms: idAsks<'rate-confirmation'>(),
  },
  RuleOverrides: {
    list: fc.record({ carrierId: ids<'carrier'>(), page }, { requiredKeys: ['carrierId'] }),
    find: idAsks<'rule-override'>(),
    create: overrideAsks,
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
    find: idAsks<'rule-set'>(),
  },
  SavedSearches: {
    list: pages,
    create: newSavedSearches,
    remove: idAsks<'saved-search'>(),
  },
  Session: {
    signIn: fc.record({ email: fc.constantFrom('dana@northlake.example', 'nobody@x.example', '') }),
    enterCode: fc.record({ code: fc.constantFrom('207919', '000000', '') }),
  },
  SignUp: {
    start: signUpAsks,
    enterCode: signUpCodeAsks,
    giveDetails: signUpDetails,
    createCompany: newCompanies,
  },
  Subscriptions: { subscribe: carrierAsks, unsubscribe: carrierAsks },
  TaxForms: { uploadRedlined: taxFormUploads },
  Teams: {
    list: fc.record({ companyId: ids<'company'>(), page }, { requiredKeys: ['companyId'] }),
    find: idAsks<'team'>(),
    editMembers: fc.record({ id: ids<'team'>(), edits: teamEditLists }),
    members: fc.record(
      { id: ids<'team'>(), search: fc.constantFrom('', 'DANA', '@') },
      { requiredKeys: ['id'] },
    ),
  },
  Tickets: { list: ticketsAsks, update: ticketUpdates },
  UserInvitations: {
    list: pages,
    create: newUserInvitations,
    resend: resendUserInvitations,
    remove: idAsks<'user-invitation'>(),
  },
  VehicleMovements: { latest: movementAsks },
  Vehicles: { find: vehicleAsks, findByVin: vinAsks },
}
