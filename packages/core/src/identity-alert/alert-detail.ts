import type { StoredFile, UploadedFile } from '../shared/files.ts'
import type { Id } from '../shared/ids.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { ALERT_CATEGORY_LABELS } from './alert-categories.ts'
import type { IdentityAlert, IdentityAlertId } from './identity-alert.ts'
import type { IdentityAlertMessage } from './identity-alert-message.ts'

/** What a broker has in hand for an alert. Ours: the source names no evidence. */
export const EVIDENCE_KINDS = ['email', 'phone_record', 'document'] as const

/** One of them. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** What each kind is called. */
export const EVIDENCE_KIND_LABELS: Readonly<Record<EvidenceKind, string>> = {
  email: 'E-mail',
  phone_record: 'Phone record',
  document: 'Document',
}

/** The number of a piece of evidence. */
export type AlertEvidenceId = Id<'alert-evidence'>

/** A piece of evidence of an alert. Ours, as the source names none. */
export interface AlertEvidence {
  readonly id: AlertEvidenceId
  /** The monitor's name of its kind; a new one may come at any time. */
  readonly kind: string
  /** What it shows. */
  readonly note: string
  /** Null: it is only described, or the viewer may not open it. */
  readonly file: StoredFile | null
  /** An instant. */
  readonly createdAt: string
}

/** One alert with what is behind it. Beyond section 7. */
export interface IdentityAlertDetail {
  readonly alert: IdentityAlert
  /** The area where the load started. Null: none. */
  readonly originAreaName: string | null
  /** What the load carried. Null: not named. */
  readonly commodityName: string | null
  readonly evidence: readonly AlertEvidence[]
}

/** Evidence to be added to an alert. */
export interface NewAlertEvidence {
  readonly alertId: IdentityAlertId
  readonly kind: EvidenceKind
  readonly note: string
  /** Null: it is only described. */
  readonly file: UploadedFile | null
}

/** The most characters of the text of a piece of evidence: the server's limit. */
export const EVIDENCE_CHARACTERS_MAX = 500

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(EVIDENCE_KIND_LABELS))

/** What a kind of evidence is called. A kind that the portal does not know has its own text. */
export const evidenceKindLabel = (kind: string): string => LABELS.get(kind) ?? nameText(kind)

/** Checks evidence before it is sent. Refuses: no text (field `note`). */
export const readAlertEvidence = (sent: NewAlertEvidence): Outcome<NewAlertEvidence, readonly Problem[]> => {
  const note = sent.note.trim()
  return note === '' ? refused([{ field: 'note', message: 'Say what it shows.' }]) : done({ ...sent, note })
}

/** The name of an alert in a sentence or a heading: "Hostage load". */
export const alertName = ({ category }: Pick<IdentityAlert, 'category'>): string =>
  ALERT_CATEGORY_LABELS[category]

/** Who raised an alert: "Dana Reyes, Northlake Freight Brokers LLC". Empty: "your company", "another broker". */
export const alertAuthorText = (
  { authorName, companyName }: Pick<IdentityAlert, 'authorName' | 'companyName'>,
  isOurs: boolean,
): string =>
  [authorName, companyName].filter(each => each !== null).join(', ') ||
  (isOurs ? 'your company' : 'another broker')

/** Who wrote a message. Empty: "The carrier", "A broker". Source: section 3, "Identity alert message". */
export const messageAuthorText = ({
  authorName,
  companyName,
  isByCarrier,
}: Pick<IdentityAlertMessage, 'authorName' | 'companyName' | 'isByCarrier'>): string =>
  [authorName, companyName].filter(each => each !== null).join(', ') ||
  (isByCarrier ? 'The carrier' : 'A broker')

/** What the carrier says of an alert, oldest first. Empty: it has said nothing. */
export const carrierStatements = ({
  messages,
}: Pick<IdentityAlert, 'messages'>): readonly IdentityAlertMessage[] =>
  messages.filter(({ isByCarrier }) => isByCarrier)
