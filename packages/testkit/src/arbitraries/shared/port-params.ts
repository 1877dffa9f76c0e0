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
import { companyUserSearches, companyUsersParams, scopeChanges } from '../account/company-users.ts'
import { applicationsParams, outlookKeyParams } from '../account/integrations.ts'
import { newCompanies, signUpParams, signUpCodeParams, signUpDetails } from '../account/sign-ups.ts'
import { newUserInvitations, resendUserInvitations } from '../account/user-invitations.ts'
import { associatedCarriersParams, blocksByIds, blocksByType } from '../carrier/associated-carriers.ts'
import { newEditRequests } from '../carrier/carrier-people.ts'
import { directoryPageParams } from '../carrier/directories.ts'
import { carrierRecordsParams } from '../carrier/safety.ts'
import { carrierParams, insightSearchParams } from '../carrier/touches.ts'
import {
  carrierVehiclesParams,
  movementParams,
  vehicleParams,
  vehicleSearchParams,
  vinParams,
} from '../carrier/vehicles.ts'
import {
  carrierListUploadParams,
  classificationsParams,
  connectionDismissalParams,
  connectionInvitationsParams,
  connectionsParams,
  connectionStatusParams,
  connectionTabParams,
  doNotDispatchParams,
  findCarrierAgreementParams,
  findOnboardingPacketParams,
  monitoredCarriersParams,
  onboardingPacketsParams,
  paymentTermsParams,
} from '../connection/connection-params.ts'
import { newConnectionInvitations, resendConnectionInvitations } from '../connection/connections.ts'
import { contractUploads, taxFormUploads } from '../connection/onboarding.ts'
import {
  identityAlertsParams,
  newAlertMessages,
  newIdentityAlerts,
} from '../identity-alert/identity-alerts.ts'
import {
  activePoliciesParams,
  cargoPolicyParams,
  certificateRequestsParams,
  insuranceActivitiesParams,
} from '../insurance/insurances.ts'
import {
  createLoadLogs,
  findLoadParams,
  loadIdParams,
  loadsParams,
  loadUpdates,
  ticketsParams,
  ticketUpdates,
} from '../load/load-params.ts'
import { noteSubjects, noteTexts } from '../load/notes.ts'
import { teamEditLists } from '../load/teams.ts'
import {
  rateConfirmationMailsParams,
  rateConfirmationsParams,
} from '../rate-confirmation/rate-confirmations.ts'
import { overrideParams } from '../rules/override-drafts.ts'
import { laneSearchParams } from '../search/lane-searches.ts'
import { areaParams, countryParams, lanePlaceNames, placeParams, zipParams } from '../search/lanes.ts'
import { directionsParams, distancesParams, mapPlaceParams } from '../search/maps.ts'
import { newSavedSearches } from '../search/saved-searches.ts'
import { ids, maybe } from './ids.ts'

type EarlyRequests<Call> = Call extends (params: infer FetchFn, ...rest: never[]) => unknown ? FetchFn : never

/** An arbitrary of what each call of a port is asked, for the calls that are asked something. */
export type ArbitraryParams<Port> = {
  readonly [Call in keyof Port as Port[Call] extends () => unknown ? never : Call]: fc.Arbitrary<
    EarlyRequests<Port[Call]>
  >
}

/** What the calls of each port that is asked for promises may be asked. */
export interface PortParams {
  readonly Areas: ArbitraryParams<Areas>
  readonly AssociatedCarriers: ArbitraryParams<AssociatedCarriers>
  readonly CarrierAgreements: ArbitraryParams<CarrierAgreements>
  readonly CarrierDirectory: ArbitraryParams<CarrierDirectory>
  readonly CarrierInsights: ArbitraryParams<CarrierInsights>
  readonly CarrierPayments: ArbitraryParams<CarrierPayments>
  readonly CarrierPeople: ArbitraryParams<CarrierPeople>
  readonly Carriers: ArbitraryParams<Carriers>
  readonly CarrierSafetyRecords: ArbitraryParams<CarrierSafetyRecords>
  readonly CarrierTouches: ArbitraryParams<CarrierTouches>
  readonly CarrierVehicles: ArbitraryParams<CarrierVehicles>
  readonly Classifications: ArbitraryParams<Classifications>
  readonly CommodityTypes: ArbitraryParams<CommodityTypes>
  readonly CompanyBilling: ArbitraryParams<CompanyBilling>
  readonly CompanyChangeOrders: ArbitraryParams<CompanyChangeOrders>
  readonly CompanyReports: ArbitraryParams<CompanyReports>
  readonly CompanyUsers: ArbitraryParams<CompanyUsers>
  readonly ConnectionInvitations: ArbitraryParams<ConnectionInvitations>
  readonly Connections: ArbitraryParams<Connections>
  readonly ContactSearch: ArbitraryParams<ContactSearch>
  readonly Contracts: ArbitraryParams<Contracts>
  readonly EditRequests: ArbitraryParams<EditRequests>
  readonly EldStatuses: ArbitraryParams<EldStatuses>
  readonly FeatureFlagBoard: ArbitraryParams<FeatureFlagBoard>
  readonly IdentityAlertMessages: ArbitraryParams<IdentityAlertMessages>
  readonly IdentityAlerts: ArbitraryParams<IdentityAlerts>
  readonly InsuranceCertificateRequests: ArbitraryParams<InsuranceCertificateRequests>
  readonly InsurancePolicies: ArbitraryParams<InsurancePolicies>
  readonly Integrations: ArbitraryParams<Integrations>
  readonly LaneSearch: ArbitraryParams<LaneSearch>
  readonly LoadLogs: ArbitraryParams<LoadLogs>
  readonly Loads: ArbitraryParams<Loads>
  readonly LoadTraces: ArbitraryParams<LoadTraces>
  readonly Maps: ArbitraryParams<Maps>
  readonly MonitoredCarriers: ArbitraryParams<MonitoredCarriers>
  readonly Notes: ArbitraryParams<Notes>
  readonly OnboardingPackets: ArbitraryParams<OnboardingPackets>
  readonly PaymentTerms: ArbitraryParams<PaymentTerms>
  readonly RateConfirmationMails: ArbitraryParams<RateConfirmationMails>
  readonly RateConfirmations: ArbitraryParams<RateConfirmations>
  readonly RuleOverrides: ArbitraryParams<RuleOverrides>
  readonly Rules: ArbitraryParams<Rules>
  readonly SavedSearches: ArbitraryParams<SavedSearches>
  readonly Session: ArbitraryParams<Session>
  readonly SignUp: ArbitraryParams<SignUp>
  readonly Subscriptions: ArbitraryParams<Subscriptions>
  readonly TaxForms: ArbitraryParams<TaxForms>
  readonly Teams: ArbitraryParams<Teams>
  readonly Tickets: ArbitraryParams<Tickets>
  readonly UserInvitations: ArbitraryParams<UserInvitations>
  readonly VehicleMovements: ArbitraryParams<VehicleMovements>
  readonly Vehicles: ArbitraryParams<Vehicles>
}

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

/** For each port and each of its calls an arbitrary of what may be asked: what is sensible, odd and refused. */
export const portParams: PortParams = {
  Areas: {
    autocomplete: fc.record({ term: lanePlaceNames }),
    find: areaParams,
    findByPlaceId: placeParams,
    zips: zipParams,
    countries: countryParams,
  },
  AssociatedCarriers: {
    list: associatedCarriersParams,
    blockByType: blocksByType,
    blockByIds: blocksByIds,
  },
  CarrierAgreements: {
    find: findCarrierAgreementParams,
    ofCarrier: carrierParams,
  },
  CarrierDirectory: {
    find: carrierParams,
    users: directoryPageParams,
    follow: directoryPageParams,
  },
  CarrierInsights: { ofCarrier: carrierParams, search: insightSearchParams },
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
  CarrierSafetyRecords: {
    inspections: carrierRecordsParams,
    crashes: carrierRecordsParams,
    violations: carrierRecordsParams,
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
  Classifications: { list: classificationsParams, unassigned: carrierParams },
  CommodityTypes: { list: pages },
  CompanyBilling: {
    changePlan: plans.map(({ id: planId }) => ({ planId })),
    addPaymentMethod: addPaymentMethods,
  },
  CompanyChangeOrders: {
    list: pages,
    find: idParams<'company-change-order'>(),
    approve: idParams<'company-change-order'>(),
    reject: idParams<'company-change-order'>(),
  },
  CompanyReports: { list: pages, run: idParams<'company-report'>() },
  CompanyUsers: {
    list: companyUsersParams,
    search: companyUserSearches,
    changeScopes: scopeChanges,
    remove: idParams<'user'>(),
  },
  ConnectionInvitations: {
    list: connectionInvitationsParams,
    create: newConnectionInvitations,
    resend: resendConnectionInvitations,
  },
  Connections: {
    list: connectionsParams,
    listTab: connectionTabParams,
    setStatus: connectionStatusParams,
    setDismissed: connectionDismissalParams,
    markDoNotDispatch: doNotDispatchParams,
  },
  ContactSearch: {
    byEmail: fc.record({ email: fc.constantFrom('', ' ruth@eaglemesa.example ', 'ruth') }),
    byPhone: fc.record({ phone: fc.constantFrom('', '214-555-0199', '+12145550199', '-') }),
  },
  Contracts: { uploadRedlined: contractUploads },
  EditRequests: { create: newEditRequests },
  EldStatuses: { ofCarrier: carrierParams },
  FeatureFlagBoard: { forUser: fc.record({ userId: ids<'user'>() }) },
  IdentityAlertMessages: { create: newAlertMessages },
  IdentityAlerts: {
    create: newIdentityAlerts,
    list: identityAlertsParams,
    unpublish: idParams<'identity-alert'>(),
  },
  InsuranceCertificateRequests: {
    list: certificateRequestsParams,
    activities: insuranceActivitiesParams,
  },
  InsurancePolicies: {
    listActive: activePoliciesParams,
    requestCargoPolicy: cargoPolicyParams,
  },
  Integrations: { outlookKey: outlookKeyParams, applications: applicationsParams },
  LaneSearch: { search: laneSearchParams },
  LoadLogs: { list: loadIdParams, create: createLoadLogs },
  Loads: { list: loadsParams, find: findLoadParams, update: loadUpdates },
  LoadTraces: {
    trace: loadIdParams,
    recentAreas: loadIdParams,
    distancesToPickup: loadIdParams,
  },
  Maps: {
    directions: directionsParams,
    distances: distancesParams,
    places: mapPlaceParams,
  },
  MonitoredCarriers: {
    list: monitoredCarriersParams,
    upload: carrierListUploadParams,
  },
  Notes: {
    list: fc.record({ subject: noteSubjects, page }, { requiredKeys: ['subject'] }),
    create: fc.record({ subject: noteSubjects, text: noteTexts }),
  },
  OnboardingPackets: {
    list: onboardingPacketsParams,
    find: findOnboardingPacketParams,
  },
  PaymentTerms: { ofCompany: paymentTermsParams },
  RateConfirmationMails: {
    list: rateConfirmationMailsParams,
    find: idParams<'rate-confirmation-mail'>(),
  },
  RateConfirmations: {
    list: rateConfirmationsParams,
    find: idParams<'rate-confirmation'>(),
    terms: idParams<'rate-confirmation'>(),
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
    start: signUpParams,
    enterCode: signUpCodeParams,
    giveDetails: signUpDetails,
    createCompany: newCompanies,
  },
  Subscriptions: { subscribe: carrierParams, unsubscribe: carrierParams },
  TaxForms: { uploadRedlined: taxFormUploads },
  Teams: {
    list: fc.record({ companyId: ids<'company'>(), page }, { requiredKeys: ['companyId'] }),
    find: idParams<'team'>(),
    editMembers: fc.record({ id: ids<'team'>(), edits: teamEditLists }),
    members: fc.record(
      { id: ids<'team'>(), search: fc.constantFrom('', 'DANA', '@') },
      { requiredKeys: ['id'] },
    ),
  },
  Tickets: { list: ticketsParams, update: ticketUpdates },
  UserInvitations: {
    list: pages,
    create: newUserInvitations,
    resend: resendUserInvitations,
    remove: idParams<'user-invitation'>(),
  },
  VehicleMovements: { latest: movementParams },
  Vehicles: { find: vehicleParams, findByVin: vinParams },
}
