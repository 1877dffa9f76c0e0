import type { Id, UserId } from '../shared/ids.ts'

/** Where an e-mail with a rate confirmation stands. Source: section 4, "Rate confirmation mail status". */
export const MAIL_STATUSES = ['flagged', 'undelivered', 'delivered'] as const

/** One of these. Source: section 4, "Rate confirmation mail status". */
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Each status in words. Source: section 4, "Rate confirmation mail status". */
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
 * The status of an e-mail by the name it is kept under: flagged is flagged, completed is delivered, and any other, one
 * that nobody knows yet included, is undelivered.
 *
 * Empty: undelivered for none.
 * Source: section 4, "Rate confirmation mail status".
 */
export const mailStatusOf = (name: string | null): MailStatus => STATUS_BY_NAME.get(name) ?? 'undelivered'

/** The number of an e-mail. Source: section 3, "Rate confirmation mail". */
export type RateConfirmationMailId = Id<'rate-confirmation-mail'>

/** An e-mail that takes a rate confirmation to a carrier. Source: section 3, "Rate confirmation mail". */
export interface RateConfirmationMail {
  readonly id: RateConfirmationMailId
  readonly subject: string | null
  /** The user who sent it. */
  readonly userId: UserId
  /** That user, as the server names them. */
  readonly creatorName: string | null
  readonly status: MailStatus
  /** An instant. */
  readonly createdAt: string
}

/** What an e-mail is called in a list. Empty: "(no subject)". Source: section 3, "Rate confirmation mail". */
export const mailSubject = ({ subject }: Pick<RateConfirmationMail, 'subject'>): string =>
  subject?.trim() || '(no subject)'
