import type * as core from '@fairhaul/core'
import type fc from 'fast-check'

type ParamsOf<Call> = Call extends (params: infer Params, ...rest: never[]) => unknown ? Params : never

/** An arbitrary of the params of each call of a port, for the calls that have any. */
export type ArbitraryParams<Port> = {
  readonly [Call in keyof Port as Port[Call] extends () => unknown ? never : Call]: fc.Arbitrary<
    ParamsOf<Port[Call]>
  >
}

/** The arbitraries of the params of the ports about carriers: finding them, their records, people, vehicles and alerts. */
export interface CarrierPortParams {
  readonly Carriers: ArbitraryParams<core.Carriers>
  readonly CarrierVerdicts: ArbitraryParams<core.CarrierVerdicts>
  readonly ContactSearch: ArbitraryParams<core.ContactSearch>
  readonly CarrierUpdates: ArbitraryParams<core.CarrierUpdates>
  readonly EditRequests: ArbitraryParams<core.EditRequests>
  readonly CarrierHistory: ArbitraryParams<core.CarrierHistory>
  readonly AuthorityHistories: ArbitraryParams<core.AuthorityHistories>
  readonly CarrierInsights: ArbitraryParams<core.CarrierInsights>
  readonly CarrierPayments: ArbitraryParams<core.CarrierPayments>
  readonly CarrierSafetyRecords: ArbitraryParams<core.CarrierSafetyRecords>
  readonly CarrierTouches: ArbitraryParams<core.CarrierTouches>
  readonly CarrierPeople: ArbitraryParams<core.CarrierPeople>
  readonly CarrierDirectory: ArbitraryParams<core.CarrierDirectory>
  readonly ContactChanges: ArbitraryParams<core.ContactChanges>
  readonly AssociatedCarriers: ArbitraryParams<core.AssociatedCarriers>
  readonly FederalTieRecords: ArbitraryParams<core.FederalTieRecords>
  readonly InsurancePolicies: ArbitraryParams<core.InsurancePolicies>
  readonly InsuranceCertificates: ArbitraryParams<core.InsuranceCertificates>
  readonly InsuranceCertificateRequests: ArbitraryParams<core.InsuranceCertificateRequests>
  readonly IdentityAlerts: ArbitraryParams<core.IdentityAlerts>
  readonly IdentityAlertMessages: ArbitraryParams<core.IdentityAlertMessages>
  readonly CarrierVehicles: ArbitraryParams<core.CarrierVehicles>
  readonly EldStatuses: ArbitraryParams<core.EldStatuses>
  readonly Vehicles: ArbitraryParams<core.Vehicles>
  readonly VehicleMovements: ArbitraryParams<core.VehicleMovements>
}

/** The arbitraries of the params of the ports about connecting to carriers, judging them and monitoring them. */
export interface ConnectionPortParams {
  readonly Connections: ArbitraryParams<core.Connections>
  readonly ConnectionInvitations: ArbitraryParams<core.ConnectionInvitations>
  readonly OnboardingPackets: ArbitraryParams<core.OnboardingPackets>
  readonly CarrierAgreements: ArbitraryParams<core.CarrierAgreements>
  readonly Contracts: ArbitraryParams<core.Contracts>
  readonly TaxForms: ArbitraryParams<core.TaxForms>
  readonly PaymentTerms: ArbitraryParams<core.PaymentTerms>
  readonly Classifications: ArbitraryParams<core.Classifications>
  readonly Rules: ArbitraryParams<core.Rules>
  readonly RuleOverrides: ArbitraryParams<core.RuleOverrides>
  readonly Policies: ArbitraryParams<core.Policies>
  readonly Vetting: ArbitraryParams<core.Vetting>
  readonly Gate: ArbitraryParams<core.Gate>
  readonly OwnChecks: ArbitraryParams<core.OwnChecks>
  readonly DecisionRecords: ArbitraryParams<core.DecisionRecords>
  readonly Subscriptions: ArbitraryParams<core.Subscriptions>
  readonly MonitoredCarriers: ArbitraryParams<core.MonitoredCarriers>
  readonly MonitoringFeed: ArbitraryParams<core.MonitoringFeed>
}

/** The arbitraries of the params of the ports about a user, their company and its people. */
export interface AccountPortParams {
  readonly Session: ArbitraryParams<core.Session>
  readonly SignUp: ArbitraryParams<core.SignUp>
  readonly FeatureFlagBoard: ArbitraryParams<core.FeatureFlagBoard>
  readonly CompanyUsers: ArbitraryParams<core.CompanyUsers>
  readonly UserInvitations: ArbitraryParams<core.UserInvitations>
  readonly CompanyBilling: ArbitraryParams<core.CompanyBilling>
  readonly CompanyChangeOrders: ArbitraryParams<core.CompanyChangeOrders>
  readonly CompanyReports: ArbitraryParams<core.CompanyReports>
  readonly CompanyEvents: ArbitraryParams<core.CompanyEvents>
  readonly Digests: ArbitraryParams<core.Digests>
  readonly AuditLog: ArbitraryParams<core.AuditLog>
  readonly ApiKeys: ArbitraryParams<core.ApiKeys>
  readonly Integrations: ArbitraryParams<core.Integrations>
  readonly Webhooks: ArbitraryParams<core.Webhooks>
}

/** The arbitraries of the params of the ports about lanes, loads, tickets and rate confirmations. */
export interface FreightPortParams {
  readonly Areas: ArbitraryParams<core.Areas>
  readonly Maps: ArbitraryParams<core.Maps>
  readonly CommodityTypes: ArbitraryParams<core.CommodityTypes>
  readonly LaneSearch: ArbitraryParams<core.LaneSearch>
  readonly SavedSearches: ArbitraryParams<core.SavedSearches>
  readonly Loads: ArbitraryParams<core.Loads>
  readonly LoadAudits: ArbitraryParams<core.LoadAudits>
  readonly LoadsByNumber: ArbitraryParams<core.LoadsByNumber>
  readonly LoadLogs: ArbitraryParams<core.LoadLogs>
  readonly LoadTraces: ArbitraryParams<core.LoadTraces>
  readonly Notes: ArbitraryParams<core.Notes>
  readonly Teams: ArbitraryParams<core.Teams>
  readonly Tickets: ArbitraryParams<core.Tickets>
  readonly RateConfirmations: ArbitraryParams<core.RateConfirmations>
  readonly RateConfirmationMails: ArbitraryParams<core.RateConfirmationMails>
}

/** The arbitraries of the params of every port whose calls return promises. */
export interface PortParams
  extends CarrierPortParams,
    ConnectionPortParams,
    AccountPortParams,
    FreightPortParams {}
