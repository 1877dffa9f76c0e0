import type {
  ApiKeys,
  Areas,
  AssociatedCarriers,
  AuditLog,
  AuthorityHistories,
  CarrierAgreements,
  CarrierDirectory,
  CarrierHistory,
  CarrierInsights,
  CarrierPayments,
  CarrierPeople,
  CarrierSafetyRecords,
  Carriers,
  CarrierTouches,
  CarrierVehicles,
  CarrierUpdates,
  CarrierVerdicts,
  Classifications,
  CommodityTypes,
  CompanyBilling,
  CompanyChangeOrders,
  CompanyEvents,
  CompanyReports,
  CompanyUsers,
  Digests,
  ConnectionInvitations,
  Connections,
  ContactChanges,
  ContactSearch,
  Contracts,
  DecisionRecords,
  EditRequests,
  EldStatuses,
  FeatureFlagBoard,
  FederalTieRecords,
  IdentityAlertMessages,
  IdentityAlerts,
  InsuranceCertificateRequests,
  InsurancePolicies,
  Integrations,
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
  RateConfirmationMails,
  RateConfirmations,
  RuleOverrides,
  Rules,
  SavedSearches,
  Session,
  SignUp,
  Subscriptions,
  TaxForms,
  Teams,
  Tickets,
  UserInvitations,
  VehicleMovements,
  Vehicles,
} from '@fairhaul/core'
import type fc from 'fast-check'

type ParamsOf<Call> = Call extends (params: infer Params, ...rest: never[]) => unknown ? Params : never

/** An arbitrary of the params of each call of a port, for the calls that have any. */
export type ArbitraryParams<Port> = {
  readonly [Call in keyof Port as Port[Call] extends () => unknown ? never : Call]: fc.Arbitrary<
    ParamsOf<Port[Call]>
  >
}

/** The arbitraries of the params of every port whose calls return promises. */
export interface PortParams {
  readonly ApiKeys: ArbitraryParams<ApiKeys>
  readonly Areas: ArbitraryParams<Areas>
  readonly AssociatedCarriers: ArbitraryParams<AssociatedCarriers>
  readonly AuthorityHistories: ArbitraryParams<AuthorityHistories>
  readonly CarrierAgreements: ArbitraryParams<CarrierAgreements>
  readonly CarrierDirectory: ArbitraryParams<CarrierDirectory>
  readonly CarrierHistory: ArbitraryParams<CarrierHistory>
  readonly CarrierInsights: ArbitraryParams<CarrierInsights>
  readonly CarrierPayments: ArbitraryParams<CarrierPayments>
  readonly CarrierPeople: ArbitraryParams<CarrierPeople>
  readonly Carriers: ArbitraryParams<Carriers>
  readonly CarrierUpdates: ArbitraryParams<CarrierUpdates>
  readonly CarrierVerdicts: ArbitraryParams<CarrierVerdicts>
  readonly CarrierSafetyRecords: ArbitraryParams<CarrierSafetyRecords>
  readonly CarrierTouches: ArbitraryParams<CarrierTouches>
  readonly CarrierVehicles: ArbitraryParams<CarrierVehicles>
  readonly Classifications: ArbitraryParams<Classifications>
  readonly CommodityTypes: ArbitraryParams<CommodityTypes>
  readonly CompanyBilling: ArbitraryParams<CompanyBilling>
  readonly CompanyChangeOrders: ArbitraryParams<CompanyChangeOrders>
  readonly CompanyEvents: ArbitraryParams<CompanyEvents>
  readonly CompanyReports: ArbitraryParams<CompanyReports>
  readonly CompanyUsers: ArbitraryParams<CompanyUsers>
  readonly Digests: ArbitraryParams<Digests>
  readonly ConnectionInvitations: ArbitraryParams<ConnectionInvitations>
  readonly Connections: ArbitraryParams<Connections>
  readonly ContactChanges: ArbitraryParams<ContactChanges>
  readonly ContactSearch: ArbitraryParams<ContactSearch>
  readonly Contracts: ArbitraryParams<Contracts>
  readonly AuditLog: ArbitraryParams<AuditLog>
  readonly DecisionRecords: ArbitraryParams<DecisionRecords>
  readonly EditRequests: ArbitraryParams<EditRequests>
  readonly EldStatuses: ArbitraryParams<EldStatuses>
  readonly FeatureFlagBoard: ArbitraryParams<FeatureFlagBoard>
  readonly FederalTieRecords: ArbitraryParams<FederalTieRecords>
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
  readonly MonitoringFeed: ArbitraryParams<MonitoringFeed>
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
