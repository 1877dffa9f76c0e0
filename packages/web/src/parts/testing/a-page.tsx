import {
  type AuthorityHistories,
  type CarrierSafetyRecords,
  type InsuranceCertificateRequests,
  type InsuranceCertificates,
  type InsurancePolicies,
  type CarrierAgreements,
  type CarrierDirectory,
  type CarrierPayments,
  type CarrierPeople,
  type CarrierTouches,
  type CarrierVehicles,
  type EldStatuses,
  type Classifications,
  type ConnectionInvitations,
  type Connections,
  type Contracts,
  type CarrierHistory,
  type AuditLog,
  type DecisionRecords,
  type OwnChecks,
  type OnboardingPackets,
  type PaymentTerms,
  type TaxForms,
  type ContactSearch,
  type IdentityAlertMessages,
  type ContactChanges,
  type FederalTieRecords,
  type Policies,
  type Rules,
  type IdentityAlerts,
  type EditRequests,
  type CarrierInsights,
  type AssociatedCarriers,
  type Carriers,
  type CarrierUpdates,
  type CarrierVerdicts,
  type Clock,
  type CurrentUser,
  type Notes,
  type RuleOverrides,
  type SavedSearches,
  type SearchCache,
  type Subscriptions,
  USUAL_TOGGLES,
  type Gate,
  type LoadAudits,
  type Vetting,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { AddressContext } from '../../di/address.ts'
import {
  ConnectionTokens,
  DirectoryTokens,
  IdentityAlertTokens,
  LiveTokens,
  VehicleTokens,
  MapTokens,
  AuditTokens,
  ProfileTokens,
  RulesTokens,
  SearchTokens,
} from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import type { Resolve } from '../../di/token.ts'
import {
  AccountTokens,
  BrowserTokens,
  CarriersTokens,
  RecentsTokens,
  ServiceTokens,
  ShellTokens,
} from '../../di/tokens.ts'

import { ResolveContext } from '../../di/use-store.ts'
import { GateTokens } from '../../di/gate-tokens.ts'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { CarrierDetailsStore } from '../carrier-details-store.ts'
import { ResultsAhead } from '../carrier-results/results-ahead.ts'
import { RecentsStore } from '../recents-store.ts'
import { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { LiveEvents } from '../../stores/live-events.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { DEFAULT_PREFERENCES } from '../../stores/ports.ts'
import { PreferencesStore } from '../../stores/preferences-store.ts'
import { SessionEndEvents } from '../../stores/session-end-events.ts'
import { anAhead } from '../../stores/testing/an-ahead.ts'
import { KnownSearches } from '../save-search/known-searches.ts'
import { aColumnChoicesStore } from './a-column-choices-store.ts'
import { A_SMALL_ATLAS } from './a-small-atlas.ts'

/** The implementations of the ports that the carrier screens need. */
export interface PagePorts {
  readonly world: { readonly user: CurrentUser | null }
  readonly carriers: Carriers
  readonly verdicts: CarrierVerdicts
  readonly subscriptions: Subscriptions
  readonly ruleOverrides: RuleOverrides
  readonly notes: Notes
  readonly savedSearches: SavedSearches
  readonly cache: SearchCache
  readonly clock: Clock
  readonly navigator: Navigator
  readonly say: (text: string) => void
  readonly authorityHistories: AuthorityHistories
  readonly carrierSafety: CarrierSafetyRecords
  readonly certificateRequests: InsuranceCertificateRequests
  readonly certificates: InsuranceCertificates
  readonly insurancePolicies: InsurancePolicies
  readonly carrierAgreements: CarrierAgreements
  readonly carrierDirectory: CarrierDirectory
  readonly carrierPayments: CarrierPayments
  readonly carrierPeople: CarrierPeople
  readonly carrierTouches: CarrierTouches
  readonly carrierVehicles: CarrierVehicles
  readonly eldStatuses: EldStatuses
  readonly classifications: Classifications
  readonly connectionInvitations: ConnectionInvitations
  readonly connections: Connections
  readonly contracts: Contracts
  readonly carrierHistory: CarrierHistory
  readonly auditLog: AuditLog
  readonly decisionRecords: DecisionRecords
  readonly ownChecks: OwnChecks
  readonly onboardingPackets: OnboardingPackets
  readonly paymentTerms: PaymentTerms
  readonly taxForms: TaxForms
  readonly contactSearch: ContactSearch
  readonly identityAlertMessages: IdentityAlertMessages
  readonly contactChanges: ContactChanges
  readonly federalTies: FederalTieRecords
  readonly policies: Policies
  readonly gate: Gate
  readonly loadAudits: LoadAudits
  readonly vetting: Vetting
  readonly rules: Rules
  readonly identityAlerts: IdentityAlerts
  readonly editRequests: EditRequests
  readonly carrierUpdates: CarrierUpdates
  readonly carrierInsights: CarrierInsights
  readonly associatedCarriers: AssociatedCarriers
}

/** The ports of a page, each with its token. */
const portsByToken = (ports: PagePorts): readonly (readonly [token: unknown, port: unknown])[] => [
  [ProfileTokens.AuthorityHistories, ports.authorityHistories],
  [ProfileTokens.CarrierSafetyRecords, ports.carrierSafety],
  [ProfileTokens.InsuranceCertificateRequests, ports.certificateRequests],
  [ProfileTokens.InsuranceCertificates, ports.certificates],
  [ProfileTokens.InsurancePolicies, ports.insurancePolicies],
  [ProfileTokens.CarrierAgreements, ports.carrierAgreements],
  [DirectoryTokens.CarrierDirectory, ports.carrierDirectory],
  [ProfileTokens.CarrierPayments, ports.carrierPayments],
  [ProfileTokens.CarrierPeople, ports.carrierPeople],
  [ProfileTokens.CarrierTouches, ports.carrierTouches],
  [VehicleTokens.CarrierVehicles, ports.carrierVehicles],
  [VehicleTokens.EldStatuses, ports.eldStatuses],
  [ProfileTokens.Classifications, ports.classifications],
  [ProfileTokens.ConnectionInvitations, ports.connectionInvitations],
  [ConnectionTokens.Connections, ports.connections],
  [ProfileTokens.Contracts, ports.contracts],
  [ProfileTokens.CarrierHistory, ports.carrierHistory],
  [AuditTokens.AuditLog, ports.auditLog],
  [ProfileTokens.DecisionRecords, ports.decisionRecords],
  [ProfileTokens.OwnChecks, ports.ownChecks],
  [ProfileTokens.OnboardingPackets, ports.onboardingPackets],
  [ProfileTokens.PaymentTerms, ports.paymentTerms],
  [ProfileTokens.TaxForms, ports.taxForms],
  [SearchTokens.ContactSearch, ports.contactSearch],
  [ProfileTokens.IdentityAlertMessages, ports.identityAlertMessages],
  [ProfileTokens.ContactChanges, ports.contactChanges],
  [ProfileTokens.FederalTieRecords, ports.federalTies],
  [RulesTokens.Policies, ports.policies],
  [VettingTokens.Vetting, ports.vetting],
  [OwnLoadTokens.LoadAudits, ports.loadAudits],
  [GateTokens.Gate, ports.gate],
  [RulesTokens.Rules, ports.rules],
  [IdentityAlertTokens.IdentityAlerts, ports.identityAlerts],
  [ProfileTokens.EditRequests, ports.editRequests],
  [ProfileTokens.CarrierUpdates, ports.carrierUpdates],
  [DirectoryTokens.CarrierInsights, ports.carrierInsights],
  [ProfileTokens.AssociatedCarriers, ports.associatedCarriers],
  [CarriersTokens.Subscriptions, ports.subscriptions],
  [RulesTokens.RuleOverrides, ports.ruleOverrides],
  [RulesTokens.CarrierVerdicts, ports.verdicts],
  [RulesTokens.Notes, ports.notes],
  [SearchTokens.SavedSearches, ports.savedSearches],
]

/** A page for a test: the given ports, and the stores on them. It imports no fake. */
export const aPage = <Ports extends PagePorts>(ports: Ports, path = '/', query = '') => {
  const { world, carriers, cache } = ports
  const recents = new RecentsStore(cache, () => world.user)
  const details = new CarrierDetailsStore(carriers, () => world.user, Date.now)
  const known = new KnownSearches(ports.savedSearches, ports.clock, () => world.user)
  const preferences = new PreferencesStore(
    { read: () => DEFAULT_PREFERENCES, store: () => undefined },
    new SessionEndEvents(),
  )
  const events = new LiveEvents(ports.clock)
  const provided = new Map<unknown, unknown>([
    ...portsByToken(ports),
    [AccountTokens.AccountStore, { user: world.user }],
    [
      RulesTokens.CompanyPolicyStore,
      new CompanyPolicyStore({ policies: ports.policies, account: { user: world.user } }),
    ],
    [BrowserTokens.Clock, ports.clock],
    [BrowserTokens.Navigator, ports.navigator],
    [BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES }],
    [CarriersTokens.Carriers, carriers],
    [LiveTokens.LiveEvents, events],
    [MapTokens.Boundaries, async () => A_SMALL_ATLAS],
    [MapTokens.MapProvider, null],
    [RecentsTokens.RecentsStore, recents],
    [RecentsTokens.CarrierDetailsStore, details],
    [ShellTokens.Ahead, anAhead()],
    [ShellTokens.PreferencesStore, preferences],
    [ShellTokens.PlanNoticesStore, new PlanNoticesStore()],
    [SearchTokens.ResultsAhead, new ResultsAhead(ports.clock)],
    [SearchTokens.KnownSearches, known],
    [SearchTokens.SearchCache, cache],
    [ServiceTokens.LazyBindings, async () => resolve],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(world.user?.id)],
    [ShellTokens.ToastsStore, { show: ports.say }],
  ])
  const resolve: Resolve = token => {
    if (!provided.has(token))
      throw new Error(`The page of this test has no value provided for ${String(token)}`)
    return provided.get(token) as never
  }
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <ResolveContext value={resolve}>
      <AddressContext value={{ path, query }}>{children}</AddressContext>
    </ResolveContext>
  )
  return { ...ports, Page, resolve, events, recents, details, preferences }
}
