import { overallVerdict } from '../rules/assess.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { OnboardingPacket } from './onboarding-packet.ts'
import { type PacketStage, packetStage } from './packet-stage.ts'

/** Whether a step is done, still to do, or blocked. */
export type PacketStepState = 'done' | 'open' | 'stopped'

/** One step of a packet, for display. */
export interface PacketStep {
  readonly name: 'Rules' | 'Contract' | 'Packet'
  readonly state: PacketStepState
  /** Its state as a text. */
  readonly text: string
}

type Readiness = Pick<PacketStep, 'state' | 'text'>

const RULES: Readonly<Record<Verdict, Readiness>> = {
  Fail: { state: 'stopped', text: 'A rule fails.' },
  Incomplete: { state: 'open', text: 'A rule is missing facts.' },
  Override: { state: 'done', text: 'All rules pass or are overridden.' },
  Pass: { state: 'done', text: 'All rules pass.' },
}
const NOT_ASSESSED: Readiness = { state: 'open', text: 'The rules have not been checked.' }

const PACKET: Readonly<Record<PacketStage, Readiness>> = {
  'in-progress': { state: 'open', text: 'The carrier is completing it.' },
  'on-hold': { state: 'stopped', text: 'It is on hold.' },
  complete: { state: 'done', text: 'It is complete.' },
}

const rulesStatus = (verdict: Verdict | null): Readiness => (verdict === null ? NOT_ASSESSED : RULES[verdict])

/**
 * The steps of a packet on a day, in order: its rules, its contract, and the packet itself.
 *
 * Choice: three steps, as these are the facts on record; each is independent, because steps finish in any order.
 * Source: section 3, "Onboarding packet".
 */
export const packetSteps = (
  { rulesAssessment, executedContractId, status }: OnboardingPacket,
  today: CalendarDate,
): readonly PacketStep[] => [
  {
    name: 'Rules',
    ...rulesStatus(rulesAssessment === null ? null : overallVerdict(rulesAssessment, today)),
  },
  executedContractId === null
    ? { name: 'Contract', state: 'open', text: 'No contract has been signed.' }
    : { name: 'Contract', state: 'done', text: 'A contract has been signed.' },
  { name: 'Packet', ...PACKET[packetStage(status)] },
]
