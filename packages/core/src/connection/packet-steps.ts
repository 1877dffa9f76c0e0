import {
  PACKET_SUBMITTED,
  type PacketStage,
  type PacketStatus,
  packetStage,
} from '../carrier/packet-stage.ts'
import { overallVerdict } from '../rules/assess.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import { once } from '../shared/once.ts'
import type { Connection } from './connection.ts'
import type { OnboardingPacket } from './onboarding-packet.ts'
import type { NamedTaxForm } from './tax-form.ts'

/** Whether a step is done, still to do, or blocked. */
export type PacketStepState = 'done' | 'open' | 'stopped'

/** The label of each state. */
export const PACKET_STEP_LABELS: Readonly<Record<PacketStepState, string>> = {
  done: 'Done',
  open: 'To do',
  stopped: 'Stopped',
}

/** One step of a packet, for display. */
export interface PacketStep {
  readonly name: 'Invitation' | 'Agreement' | 'Tax form' | 'Rules' | 'Packet'
  readonly state: PacketStepState
  /** Its state as a text. */
  readonly text: string
  /** What is missing, within a sentence: "a tax form". Null: nothing, it is done. */
  readonly missing: string | null
  /** The same in one to three words, for a row of a list: "tax form". Null: nothing. */
  readonly missingShort: string | null
}

type Readiness = Omit<PacketStep, 'name'>

const done = (text: string): Readiness => ({ state: 'done', text, missing: null, missingShort: null })
const open = (text: string, missing: string, missingShort: string): Readiness => ({
  state: 'open',
  text,
  missing,
  missingShort,
})
const stopped = (text: string, missing: string, missingShort: string): Readiness => ({
  state: 'stopped',
  text,
  missing,
  missingShort,
})

const RULES: Readonly<Record<Verdict, Readiness>> = {
  Fail: stopped('A rule fails.', 'rules that pass', 'passing rules'),
  Incomplete: open('A rule is missing facts.', 'facts for your rules', 'rule facts'),
  Override: done('All rules pass or are overridden.'),
  Pass: done('All rules pass.'),
}
const NOT_ASSESSED = open('The rules have not been checked.', 'a check of your rules', 'rules check')

const PACKET: Readonly<Record<PacketStage, Readiness>> = {
  'in-progress': open('The carrier is completing it.', 'the completed packet', 'completed packet'),
  'on-hold': stopped('It is on hold.', 'the hold lifted', 'hold lifted'),
  complete: done('It is complete.'),
}

const NO_PACKET = open('No packet has been sent.', 'a packet', 'packet')

const rulesStep = (verdict: Verdict | null): Readiness => (verdict === null ? NOT_ASSESSED : RULES[verdict])

const packetStep = (status: PacketStatus): Readiness =>
  status === PACKET_SUBMITTED
    ? open('The carrier has submitted it. Review it.', 'your review of the packet', 'packet review')
    : PACKET[packetStage(status)]

/** The name that monitors give a tax form that the carrier has still to sign. */
const AWAITING_SIGNATURE = 'awaiting_signature'

/** A form without a missing signature counts, however old. */
const taxFormStep = (taxForms: readonly NamedTaxForm[]): Readiness => {
  const ready = taxForms.find(({ status }) => status !== AWAITING_SIGNATURE)
  if (ready !== undefined) return done(`${ready.name} received.`)
  const [unsigned] = taxForms
  return unsigned === undefined
    ? open('No tax form has been received.', 'a tax form', 'tax form')
    : open(
        `${unsigned.name} waits for the carrier’s signature.`,
        `a signature on ${unsigned.name}`,
        'tax form signature',
      )
}

const invitationStep = ({ receiver }: Pick<Connection, 'receiver'>): PacketStep => ({
  name: 'Invitation',
  ...(receiver === null
    ? open('The carrier has not answered.', 'an answer to your invitation', 'answer')
    : done('The carrier has answered.')),
})

const agreementStep = (isSigned: boolean): PacketStep => ({
  name: 'Agreement',
  ...(isSigned
    ? done('The agreement has been signed.')
    : open('No agreement has been signed.', 'a signed agreement', 'agreement')),
})

/** What the steps of onboarding are decided from. */
interface Progress {
  readonly receiver: Connection['receiver']
  /** Of the packet itself; one that was signed for the connection counts too. */
  readonly isSigned: boolean
  /** Undefined: not known. */
  readonly taxForms: readonly NamedTaxForm[] | undefined
  readonly verdict: Verdict | null
  /** Null: no packet was sent. */
  readonly status: PacketStatus | null
}

const stepsOf = ({ receiver, isSigned, taxForms, verdict, status }: Progress): readonly PacketStep[] => [
  invitationStep({ receiver }),
  agreementStep(isSigned || receiver?.signedContractId != null),
  ...(taxForms === undefined ? [] : [{ name: 'Tax form', ...taxFormStep(taxForms) } as const]),
  { name: 'Rules', ...rulesStep(verdict) },
  { name: 'Packet', ...(status === null ? NO_PACKET : packetStep(status)) },
]

/**
 * The steps of a connection in a list: the same five as those of its newest packet.
 *
 * Empty: without a packet, sending one is still to do. Four from a monitor that does not tell tax forms in lists, which
 * is a fact beyond section 7. Source: section 3, "Connection"; section 3, "Onboarding packet".
 */
export const connectionSteps = (
  { receiver, latestPacket }: Pick<Connection, 'receiver' | 'latestPacket'>,
  verdict: Verdict | null,
): readonly PacketStep[] =>
  stepsOf({
    receiver,
    isSigned: false,
    taxForms: latestPacket === null ? [] : latestPacket.taxForms,
    verdict,
    status: latestPacket?.status ?? null,
  })

/**
 * The steps of a packet on a day, in order: the answer to the invitation, its agreement, its tax form, its rules, and
 * the packet itself.
 *
 * Choice: five steps, as these are the facts on record for everyone; bank accounts are not for everyone. Each is
 * independent, because steps finish in any order. An agreement that was signed for the connection counts for each of its
 * packets, as it does in a list. Source: section 3, "Connection"; section 3, "Onboarding packet".
 */
export const packetSteps = (
  { executedContractId, taxForms, rulesAssessment, status }: OnboardingPacket,
  { receiver }: Pick<Connection, 'receiver'>,
  today: CalendarDate,
): readonly PacketStep[] =>
  stepsOf({
    receiver,
    isSigned: executedContractId !== null,
    taxForms,
    verdict: rulesAssessment === null ? null : overallVerdict(rulesAssessment, today),
    status,
  })

const conjunction = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/**
 * What is missing in a packet, as a sentence: "Needs a tax form and a signed agreement."
 *
 * Empty: "Nothing is missing." Source: section 3, "Onboarding packet".
 */
export const missingText = (steps: readonly PacketStep[]): string => {
  const missing = steps.map(step => step.missing).filter(each => each !== null)
  return missing.length === 0 ? 'Nothing is missing.' : withCapital(`needs ${conjunction().format(missing)}.`)
}

/** The most characters that a row of a list has room for, at 1280 px and on a phone. */
const MISSING_SHORT_MAX = 28

/**
 * What is missing, short enough for a row of a list: "Needs agreement, tax form", "Needs answer, agreement +3".
 *
 * The first steps are named, as many as there is room for; the others are counted.
 *
 * Empty: "Nothing is missing." Source: section 3, "Onboarding packet".
 */
export const missingShortText = (steps: readonly PacketStep[]): string => {
  const missing = steps.map(step => step.missingShort).filter(each => each !== null)
  if (missing.length === 0) return 'Nothing is missing.'
  const naming = (count: number) => {
    const rest = missing.length - count
    return `Needs ${missing.slice(0, count).join(', ')}${rest === 0 ? '' : ` +${rest}`}`
  }
  const fitting = missing.map((_, at) => at + 1).filter(count => naming(count).length <= MISSING_SHORT_MAX)
  return naming(Math.max(1, ...fitting))
}
