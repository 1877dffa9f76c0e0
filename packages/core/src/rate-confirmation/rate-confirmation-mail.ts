import type { CarrierId, Id, UserId } from '../shared/ids.ts'
import type { AttachedDocument, RateConfirmationId } from './rate-confirmation.ts'
import type { Recipient } from './recipient.ts'

/** The status of an e-mail with a rate confirmation. Source: section 4, "Rate confirmation mail status". */
export const MAIL_STATUSES = ['flagged', 'undelivered', 'delivered'] as const

/** One of these. Source: section 4, "Rate confirmation mail status". */
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** The label of each status. Source: section 4, "Rate confirmation mail status". */
export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  flagged: 'Flagged',
  undelivered: 'Undelivered',
  delivered: 'Delivered',
}

const STATUS_BY_NAME: ReadonlyMap<string | null, MailStatus> = new Map([
  ['flagged', 'flagged'],
  ['completed', 'delivered'],
])

/**
 * The status of an e-mail by its stored name: flagged is flagged, completed is delivered, and any other, also an
 * unknown one, is undelivered.
 *
 * Empty: undelivered without a name.
 * Source: section 4, "Rate confirmation mail status".
 */
export const mailStatusOf = (name: string | null): MailStatus => STATUS_BY_NAME.get(name) ?? 'undelivered'

/** The number of an e-mail. Source: section 3, "Rate confirmation mail". */
export type RateConfirmationMailId = Id<'rate-confirmation-mail'>

/** An e-mail that delivers a rate confirmation to a carrier, or a reply to one. Source: section 3, "Rate confirmation mail". */
export interface RateConfirmationMail {
  readonly id: RateConfirmationMailId
  readonly subject: string | null
  /** The user who sent it, or to whom the reply came. */
  readonly userId: UserId
  /** That user's name, from the server. */
  readonly creatorName: string | null
  readonly status: MailStatus
  /** Whether it is a reply to the company; else the company sent it. */
  readonly isReceived: boolean
  /** Addresses. Null: not on record, or the monitor does not say. */
  readonly from: string | null
  readonly to: string | null
  /**
   * How the other side's address relates to the carrier: the one it was sent to, or of a reply the one it came from.
   * Null: there is none, or the monitor does not say.
   */
  readonly recipient: Recipient | null
  /** Null: none, or the monitor does not say. */
  readonly rateConfirmationId: RateConfirmationId | null
  /** Null: the carrier is not on record, or the monitor does not say. */
  readonly carrierId: CarrierId | null
  readonly carrierLegalName: string | null
  /** Null: it carries none, or the monitor does not say. */
  readonly document: AttachedDocument | null
  /** An instant. */
  readonly createdAt: string
}

/** An e-mail with its text. Source: section 3, "Rate confirmation mail". */
export interface RateConfirmationMailDetail extends RateConfirmationMail {
  /** Plain text, as received. Null: not on record, or the monitor does not say. */
  readonly body: string | null
}

/** The address of the other side: whom the e-mail was sent to, or who replied. Source: section 3, "Rate confirmation mail". */
export const otherAddress = ({
  isReceived,
  from,
  to,
}: Pick<RateConfirmationMail, 'isReceived' | 'from' | 'to'>): string | null => (isReceived ? from : to)

/** The name of an e-mail in a list. Empty: "(no subject)". Source: section 3, "Rate confirmation mail". */
export const mailSubject = ({ subject }: Pick<RateConfirmationMail, 'subject'>): string =>
  subject?.trim() || '(no subject)'
