import { GATE_ANSWER_LABELS, LOAD_STAGE_LABELS } from '../decision/gate-text.ts'
import type { AuditEntry } from './audit-entry.ts'

const labelIn = (labels: Readonly<Record<string, string>>, word: string): string => labels[word] ?? word

/** The stage and the answer of the gate of a decision about a load: " (Tender, gate: No)". Empty: they are not known. */
export const stageAndGateText = ({ after }: Pick<AuditEntry, 'after'>): string => {
  const [stage, answer] = after ?? []
  return stage === undefined || answer === undefined
    ? ''
    : ` (${labelIn(LOAD_STAGE_LABELS, stage)}, gate: ${labelIn(GATE_ANSWER_LABELS, answer)})`
}

/** What the gate says of facts that are too old, since a change. */
export const gateChangeText = ({ after }: Pick<AuditEntry, 'after'>): string =>
  `changed what the gate says of facts that are too old to “${GATE_ANSWER_LABELS[after?.[0] === 'no' ? 'no' : 'look']}”`

/** The rate confirmation of an entry, by its load. */
export const confirmationText = ({ subject }: Pick<AuditEntry, 'subject'>): string =>
  `the rate confirmation of load ${subject?.label ?? 'without a number'}`

/** The same, with the answer of the gate and what kind of address it went to. Empty: they are not known. */
export const sentText = (entry: Pick<AuditEntry, 'subject' | 'after'>): string => {
  const [answer, address] = entry.after ?? []
  const confirmed = address === 'confirmed_address' ? ', address confirmed by hand' : ''
  const how = answer === undefined ? '' : ` (gate: ${labelIn(GATE_ANSWER_LABELS, answer)}${confirmed})`
  return `${confirmationText(entry)}${how}`
}
