import {
  ANY_AGE,
  type AuditEntry,
  type CalendarDate,
  type CommodityType,
  calendarDateOf,
  type CarrierId,
  type DecisionRecord,
  type FactAges,
  type HistoryChange,
  type AlertEvidence,
  type IdentityAlert,
  type IdentityAlertId,
  type InsuranceActivity,
  type InsuranceCertificate,
  type InsuranceCertificateRequest,
  type InsuranceFiling,
  type InsurancePolicy,
  type MailedCode,
  type OwnCheck,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmationMailDetail,
  type RateConfirmationTerms,
  type RuleOverride,
  type RuleSet,
  type Ticket,
} from '@fairhaul/core'
import {
  aCommodityType,
  aPolicy,
  aRateConfirmation,
  aRateConfirmationMail,
  aRuleSet,
  id,
  someRateConfirmationTerms,
} from '../builders/index.ts'
import { type AccountWorld, accountWorld, type CompanyWorld, companyWorld } from './account-world.ts'
import {
  type CarrierWorkWorld,
  type CarrierWorld,
  carrierWorkWorld,
  carrierWorld,
  type PeopleWorld,
  peopleWorld,
} from './carrier-world.ts'
import { type ConnectionWorld, connectionWorld } from './connection-world.ts'
import { type LoadWorld, loadWorld, type TeamWorld, teamWorld } from './load-world.ts'
import { type PolicyWorld, policyWorld } from './policy-world.ts'
import { type SearchWorld, searchWorld } from './search-world.ts'

/**
 * The rows and the time that the fakes of one test share, as the calls of one server do. Tests may
 * change it at any time.
 */
export interface FakeWorld
  extends AccountWorld,
    CarrierWorkWorld,
    CarrierWorld,
    CompanyWorld,
    ConnectionWorld,
    DecisionWorld,
    IdentityAlertWorld,
    InsuranceWorld,
    LoadWorld,
    PeopleWorld,
    PolicyWorld,
    RateConfirmationWorld,
    RulesWorld,
    SearchWorld,
    TeamWorld {
  /** Milliseconds since 1970. */
  now: number
}

/** A world with one broker, signed in, one carrier, one area and a rule set that assesses everything. */
export const fakeWorld = (change: Partial<FakeWorld> = {}): FakeWorld => ({
  ...accountWorld(),
  ...carrierWorkWorld(),
  ...carrierWorld(),
  ...companyWorld(),
  ...connectionWorld(),
  ...decisionWorld(),
  ...identityAlertWorld(),
  ...insuranceWorld(),
  ...loadWorld(),
  ...peopleWorld(),
  ...policyWorld(),
  ...rateConfirmationWorld(),
  ...rulesWorld(),
  ...searchWorld(),
  ...teamWorld(),
  now: new Date(2026, 10, 21, 12).getTime(),
  ...change,
})

/** The day it is in a world, where the test runs. */
export const todayIn = (world: FakeWorld): CalendarDate => calendarDateOf(new Date(world.now))

/** The instant of the world, a millisecond later each time, so that no two things are made at once. */
export const nextInstant = (world: FakeWorld): string => {
  world.now += 1
  return new Date(world.now).toISOString()
}

/** An id that none of these has yet. */
export const nextIdAmong = <Id extends number>(rows: readonly { readonly id: Id }[]): Id =>
  (Math.max(0, ...rows.map(({ id }) => id)) + 1) as Id

/** The rows of the fakes about decisions. */
export interface DecisionWorld {
  /** The records of the signed-in user's company. */
  decisionRecords: DecisionRecord[]
  /** The audit log of the same company. */
  auditEntries: AuditEntry[]
  /** Of every carrier. */
  historyChanges: HistoryChange[]
}

/** No decision record, no audit entry, and no change yet. */
const decisionWorld = (): DecisionWorld => ({ decisionRecords: [], auditEntries: [], historyChanges: [] })

/** The rows of the fakes about identity alerts. */
export interface IdentityAlertWorld {
  /** Of all companies, with the messages added to them. */
  identityAlerts: IdentityAlert[]
  alertEvidence: { readonly alertId: IdentityAlertId; readonly evidence: AlertEvidence }[]
  commodityTypes: CommodityType[]
}

/** No alerts yet, and three things that loads carry. */
const identityAlertWorld = (): IdentityAlertWorld => ({
  identityAlerts: [],
  alertEvidence: [],
  commodityTypes: [
    aCommodityType(),
    aCommodityType({ id: id(2), name: 'Steel coils' }),
    aCommodityType({ id: id(3), name: 'Fresh produce' }),
  ],
})

/** The rows of the fakes about insurances. */
export interface InsuranceWorld {
  insurancePolicies: InsurancePolicy[]
  /** By the carrier: filings that ended or will, the latest end first. Missing: none. */
  insuranceFilings: ReadonlyMap<CarrierId, readonly InsuranceFiling[]>
  /** The requests of the signed-in user's company. */
  certificateRequests: InsuranceCertificateRequest[]
  insuranceActivities: InsuranceActivity[]
  /** The certificates that the signed-in user's company confirmed. */
  certificates: InsuranceCertificate[]
}

/** One cargo policy of the usual carrier, without a certificate request. */
const insuranceWorld = (): InsuranceWorld => ({
  insurancePolicies: [aPolicy()],
  insuranceFilings: new Map(),
  certificateRequests: [],
  insuranceActivities: [],
  certificates: [],
})

/** The rows of the fakes about rate confirmations, all of the signed-in user's company. */
export interface RateConfirmationWorld {
  rateConfirmations: RateConfirmation[]
  /** A confirmation without a row has terms with only null values. */
  rateConfirmationTerms: RateConfirmationTerms[]
  /** With the replies. */
  rateConfirmationMails: RateConfirmationMailDetail[]
  /** The open tickets about a rate confirmation. Missing: none. */
  ticketsOfRateConfirmations: ReadonlyMap<RateConfirmationId, readonly Ticket[]>
}

/** One rate confirmation with its terms, and the e-mail that took it. */
const rateConfirmationWorld = (): RateConfirmationWorld => ({
  rateConfirmations: [aRateConfirmation()],
  rateConfirmationTerms: [someRateConfirmationTerms()],
  rateConfirmationMails: [aRateConfirmationMail()],
  ticketsOfRateConfirmations: new Map(),
})

/** The rows of the fakes about rules. */
export interface RulesWorld {
  overrides: RuleOverride[]
  ownChecks: OwnCheck[]
  /** The codes that were mailed to carriers, which are all 123456. */
  mailedCodes: (MailedCode & { readonly carrierId: CarrierId })[]
  /** The newest first. */
  ruleSets: RuleSet[]
  factAges: FactAges
}

/** No override, no check, and one rule set that assesses everything on facts of any age. */
const rulesWorld = (): RulesWorld => ({
  overrides: [],
  ownChecks: [],
  mailedCodes: [],
  ruleSets: [aRuleSet()],
  factAges: ANY_AGE,
})
