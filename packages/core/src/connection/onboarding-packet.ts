import type { RulesAssessment } from '../rules/assessment.ts'
import type { ConnectionId } from '../shared/ids.ts'
import type { GivenBankAccount } from './bank-account.ts'
import type { ContractId } from './contract.ts'
import type { OnboardingPacketId } from './onboarding-packet-id.ts'
import type { PacketStatus } from '../carrier/packet-stage.ts'
import type { NamedTaxForm, TaxFormSubmission } from './tax-form.ts'

/** A tax form in a packet. */
export type PacketTaxForm = TaxFormSubmission & NamedTaxForm

/** What a carrier fills in and signs for one broker. Source: section 3, "Onboarding packet". */
export interface OnboardingPacket {
  readonly id: OnboardingPacketId
  readonly connectionId: ConnectionId
  readonly status: PacketStatus
  /** The findings by rule type, and the carrier's overrides. Null: the company does not assess rules. */
  readonly rulesAssessment: RulesAssessment | null
  /** Null: no contract has been executed. */
  readonly executedContractId: ContractId | null
  /** Newest first. Empty: none is in the packet, or the monitor tells none. */
  readonly taxForms: readonly PacketTaxForm[]
  readonly bankAccount: GivenBankAccount
  /** An instant. */
  readonly createdAt: string
}
