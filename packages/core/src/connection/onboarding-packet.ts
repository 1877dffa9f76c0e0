import type { RulesAssessment } from '../rules/assessment.ts'
import type { ConnectionId, Id } from '../shared/ids.ts'
import type { ContractId } from './contract.ts'
import type { PacketStatus } from './packet-stage.ts'

/** The monitor's number of a packet. */
export type OnboardingPacketId = Id<'onboarding-packet'>

/** What a carrier fills in and signs for one broker. Source: section 3, "Onboarding packet". */
export interface OnboardingPacket {
  readonly id: OnboardingPacketId
  readonly connectionId: ConnectionId
  readonly status: PacketStatus
  /** The findings by rule type, and the carrier's overrides. Null: the company does not assess rules. */
  readonly rulesAssessment: RulesAssessment | null
  /** Null: no contract has been executed. */
  readonly executedContractId: ContractId | null
  /** An instant. */
  readonly createdAt: string
}
