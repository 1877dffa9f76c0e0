import type {
  ApiKeys,
  Areas,
  AssociatedCarriers,
  AuthorityHistories,
  CachedValue,
  CarrierAgreements,
  CarrierDirectory,
  CarrierHistory,
  CarrierInsights,
  CarrierPayments,
  CarrierPeople,
  CarrierSafetyRecords,
  CarrierTouches,
  CarrierUpdates,
  CarrierVehicles,
  CarrierVerdicts,
  Classifications,
  CommodityTypes,
  CompanyBilling,
  CompanyChangeOrders,
  CompanyReports,
  CompanyUsers,
  ConnectionInvitations,
  Connections,
  ContactChanges,
  ContactSearch,
  Contracts,
  AuditLog,
  DecisionRecords,
  OwnChecks,
  Digests,
  EditRequests,
  EldStatuses,
  FederalTieRecords,
  IdentityAlertMessages,
  IdentityAlerts,
  InsuranceCertificateRequests,
  InsuranceCertificates,
  InsurancePolicies,
  Integrations,
  Lane,
  LaneSearch,
  LoadLogs,
  Loads,
  LoadTraces,
  Maps,
  MonitoredCarriers,
  MonitoringFeed,
  Notes,
  OnboardingPackets,
  PaymentTerms,
  Policies,
  RateConfirmationMails,
  RateConfirmations,
  ReadWorkbook,
  RouteName,
  RuleOverrides,
  Rules,
  SavedSearches,
  SearchCache,
  SignUp,
  TaxForms,
  Teams,
  Tickets,
  TypedLookup,
  ContactSearchQuery,
  UserInvitations,
  VehicleMovements,
  Vehicles,
} from '@fairhaul/core'
import type { ActionItemsStore } from '../parts/action-items/action-items-store.ts'
import type { ResultsAhead } from '../parts/carrier-results/results-ahead.ts'
import type { ComparedRecords } from '../parts/comparing/compared-records.ts'
import type { MapProvider } from '../parts/map/map-provider.ts'
import type { ListDraft } from '../stores/list-drafts.ts'
import type { KnownSearches } from '../parts/save-search/known-searches.ts'
import type { CardProvider } from '../stores/card-provider.ts'
import type { CompanyPolicyStore } from '../stores/company-policy-store.ts'
import type { LiveConnection } from '../stores/live-connection.ts'
import type { LiveEvents } from '../stores/live-events.ts'
import type { RecentListStore } from '../stores/recent-list-store.ts'
import type { ReportWatch } from '../stores/report-watch.ts'
import type { PaperReader } from '../stores/paper-reader.ts'
import type { RuleComparisons } from '../stores/rule-comparisons.ts'
import type { SignUpStorage } from '../stores/sign-up-storage.ts'
import { token } from './token.ts'

/** Searches, areas and their caches. */
export const SearchTokens = {
  Areas: token<Areas>('Areas'),
  ContactSearch: token<ContactSearch>('ContactSearch'),
  LaneSearch: token<LaneSearch>('LaneSearch'),
  KnownSearches: token<KnownSearches>('KnownSearches'),
  RecentLanesStore: token<RecentListStore<Lane>>('RecentLanesStore'),
  RecentContactsStore: token<RecentListStore<ContactSearchQuery>>('RecentContactsStore'),
  RecentLookupsStore: token<RecentListStore<TypedLookup>>('RecentLookupsStore'),
  ResultsAhead: token<ResultsAhead>('ResultsAhead'),
  SavedSearches: token<SavedSearches>('SavedSearches'),
  SearchCache: token<SearchCache>('SearchCache'),
}

/** Billing and payment cards. */
export const BillingTokens = {
  CompanyBilling: token<CompanyBilling>('CompanyBilling'),
  CardProvider: token<CardProvider>('CardProvider'),
}

/** Records of a comparison beyond the carrier profile. */
export const ComparingTokens = {
  ComparedRecords: token<ComparedRecords>('ComparedRecords'),
}

/** Connections between the company and carriers. */
export const ConnectionTokens = {
  Connections: token<Connections>('Connections'),
}

/** Contacts of a carrier, and insights about carriers. */
export const DirectoryTokens = {
  CarrierDirectory: token<CarrierDirectory>('CarrierDirectory'),
  CarrierInsights: token<CarrierInsights>('CarrierInsights'),
}

/** Identity alerts and their commodity types. */
export const IdentityAlertTokens = {
  CommodityTypes: token<CommodityTypes>('CommodityTypes'),
  IdentityAlerts: token<IdentityAlerts>('IdentityAlerts'),
}

/** Integrations, and the classifications their rules refer to. */
export const IntegrationsTokens = {
  ApiKeys: token<ApiKeys>('ApiKeys'),
  Classifications: token<Pick<Classifications, 'list'>>('Classifications.list'),
  Integrations: token<Integrations>('Integrations'),
}

/** What the people of the company did, and that lists are exported. */
export const AuditTokens = { AuditLog: token<AuditLog>('AuditLog') }

/** What the sections of a carrier's profile request. */
export const ProfileTokens = {
  AuthorityHistories: token<AuthorityHistories>('AuthorityHistories'),
  AssociatedCarriers: token<AssociatedCarriers>('AssociatedCarriers'),
  CarrierAgreements: token<CarrierAgreements>('CarrierAgreements'),
  CarrierHistory: token<CarrierHistory>('CarrierHistory'),
  CarrierPayments: token<CarrierPayments>('CarrierPayments'),
  CarrierPeople: token<CarrierPeople>('CarrierPeople'),
  CarrierSafetyRecords: token<CarrierSafetyRecords>('CarrierSafetyRecords'),
  CarrierTouches: token<CarrierTouches>('CarrierTouches'),
  CarrierUpdates: token<CarrierUpdates>('CarrierUpdates'),
  Classifications: token<Classifications>('Classifications'),
  ContactChanges: token<ContactChanges>('ContactChanges'),
  ConnectionInvitations: token<ConnectionInvitations>('ConnectionInvitations'),
  Contracts: token<Contracts>('Contracts'),
  DecisionRecords: token<DecisionRecords>('DecisionRecords'),
  OwnChecks: token<OwnChecks>('OwnChecks'),
  EditRequests: token<EditRequests>('EditRequests'),
  FederalTieRecords: token<FederalTieRecords>('FederalTieRecords'),
  IdentityAlertMessages: token<IdentityAlertMessages>('IdentityAlertMessages'),
  InsuranceCertificateRequests: token<InsuranceCertificateRequests>('InsuranceCertificateRequests'),
  InsuranceCertificates: token<InsuranceCertificates>('InsuranceCertificates'),
  InsurancePolicies: token<InsurancePolicies>('InsurancePolicies'),
  PaperReader: token<PaperReader>('PaperReader'),
  OnboardingPackets: token<OnboardingPackets>('OnboardingPackets'),
  PaymentTerms: token<PaymentTerms>('PaymentTerms'),
  RateConfirmationMails: token<RateConfirmationMails>('RateConfirmationMails'),
  RateConfirmations: token<RateConfirmations>('RateConfirmations'),
  TaxForms: token<TaxForms>('TaxForms'),
}

/** Loads with their logs and traces, and their alerts. */
export const FreightTokens = {
  LoadLogs: token<LoadLogs>('LoadLogs'),
  Loads: token<Loads>('Loads'),
  LoadTraces: token<LoadTraces>('LoadTraces'),
  Tickets: token<Tickets>('Tickets'),
}

/** What changes for the company, as it happens. */
export const LiveTokens = {
  LiveConnection: token<LiveConnection>('LiveConnection'),
  LiveEvents: token<LiveEvents>('LiveEvents'),
}

/** Routes, places and map data. */
export const MapTokens = {
  Maps: token<Maps>('Maps'),
  /** Loads the boundaries of the built-in map. */
  Boundaries: token<() => Promise<unknown>>('Boundaries'),
  /** Null: no provider is configured; the portal draws its own map. */
  MapProvider: token<MapProvider | null>('MapProvider'),
}

/** My Carriers: their lists, the feed of them all, and what is stored about it. */
export const MyCarriersTokens = {
  /** The instant at which the user last marked their changes as seen. */
  ChangesSeen: token<CachedValue<string>>('ChangesSeen'),
  /** The list that is being uploaded. */
  ListDrafts: token<CachedValue<ListDraft>>('ListDrafts'),
  MonitoredCarriers: token<MonitoredCarriers>('MonitoredCarriers'),
  ReadWorkbook: token<ReadWorkbook>('ReadWorkbook'),
  MonitoringFeed: token<MonitoringFeed>('MonitoringFeed'),
}

/** The user's action items. */
export const ActionItemsTokens = {
  ActionItemsStore: token<ActionItemsStore>('ActionItemsStore'),
  /** Whether a route has a screen. A route without one gets no link. */
  HasScreen: token<(name: RouteName) => boolean>('HasScreen'),
}

/** Users, teams, invitations and change orders of the broker's company. */
export const PeopleTokens = {
  CompanyChangeOrders: token<CompanyChangeOrders>('CompanyChangeOrders'),
  CompanyReports: token<CompanyReports>('CompanyReports'),
  CompanyUsers: token<CompanyUsers>('CompanyUsers'),
  Digests: token<Digests>('Digests'),
  ReportWatch: token<ReportWatch>('ReportWatch'),
  Teams: token<Teams>('Teams'),
  UserInvitations: token<UserInvitations>('UserInvitations'),
}

/** Rules, their overrides, and the notes that keep the reasons. */
export const RulesTokens = {
  CarrierVerdicts: token<CarrierVerdicts>('CarrierVerdicts'),
  /** The company's own policy, which several screens show. */
  CompanyPolicyStore: token<CompanyPolicyStore>('CompanyPolicyStore'),
  Notes: token<Notes>('Notes'),
  Policies: token<Policies>('Policies'),
  /** Makes one for a visit to the screen that tries other rules. */
  RuleComparisons: token<() => RuleComparisons>('RuleComparisons'),
  Rules: token<Rules>('Rules'),
  RuleOverrides: token<RuleOverrides>('RuleOverrides'),
}

/** Sign-up. */
export const SignUpTokens = {
  SignUp: token<SignUp>('SignUp'),
  SignUpStorage: token<SignUpStorage>('SignUpStorage'),
}

/** Vehicles, their ELD status and movements. */
export const VehicleTokens = {
  CarrierVehicles: token<CarrierVehicles>('CarrierVehicles'),
  EldStatuses: token<EldStatuses>('EldStatuses'),
  VehicleMovements: token<VehicleMovements>('VehicleMovements'),
  Vehicles: token<Vehicles>('Vehicles'),
}
