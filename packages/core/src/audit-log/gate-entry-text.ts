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

/** With which answer of the gate a rate confirmation was sent, and to what kind of address. Empty: they are not known. */
export const sentWithText = ({ after }: Pick<AuditEntry, 'after'>): string => {
  const [answer, address] = after ?? []
  if (answer === undefined) return ''
  const confirmed = address === 'confirmed_address' ? ', address confirmed by hand' : ''
  return ` (gate: ${labelIn(GATE_ANSWER_LABELS, answer)}${confirmed})`
}
