import type {
  CarrierAgreement,
  CarrierChange,
  CarrierId,
  Classification,
  CompanyPaymentTerms,
  Connection,
  ConnectionInvitation,
  Contract,
  OnboardingPacket,
  Subscription,
  TaxFormId,
  UnassignedClassification,
} from '@fairhaul/core'
import { aClassification, aContract, aPaymentTerms, id } from '../builders/index.ts'

/** The rows of the fakes about what the company has to do with carriers. */
export interface ConnectionWorld {
  subscriptions: Subscription[]
  /** What changed about carriers; listed while they are monitored. */
  carrierChanges: CarrierChange[]
  connections: Connection[]
  onboardingPackets: OnboardingPacket[]
  carrierAgreements: CarrierAgreement[]
  connectionInvitations: ConnectionInvitation[]
  paymentTerms: CompanyPaymentTerms[]
  /** The company's contracts; the last is the current one. */
  contracts: Contract[]
  taxForms: TaxFormId[]
  /** Those of which an upload is received in part only. */
  taxFormsInPart: Set<TaxFormId>
  classifications: Classification[]
  /** Each carrier's assessment in the classifications that it does not have. */
  unassigned: Map<CarrierId, UnassignedClassification[]>
}

/** One contract, terms, a classification and a tax form of company 1; no carrier is monitored or connected. */
export const connectionWorld = (): ConnectionWorld => ({
  subscriptions: [],
  carrierChanges: [],
  connections: [],
  onboardingPackets: [],
  carrierAgreements: [],
  connectionInvitations: [],
  paymentTerms: [aPaymentTerms()],
  contracts: [aContract()],
  taxForms: [id(80)],
  taxFormsInPart: new Set(),
  classifications: [aClassification()],
  unassigned: new Map(),
})
