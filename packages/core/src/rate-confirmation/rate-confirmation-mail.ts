import type { Id, UserId } from '../shared/ids.ts'

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

/** An e-mail that delivers a rate confirmation to a carrier. Source: section 3, "Rate confirmation mail". */
export interface RateConfirmationMail {
  readonly id: RateConfirmationMailId
  readonly subject: string | null
  /** The user who sent it. */
  readonly userId: UserId
  /** That user's name, from the server. */
  readonly creatorName: string | null
  readonly status: MailStatus
  /** An instant. */
  readonly createdAt: string
}

/** The name of an e-mail in a list. Empty: "(no subject)". Source: section 3, "Rate confirmation mail". */
export const mailSubject = ({ subject }: Pick<RateConfirmationMail, 'subject'>): string =>
  subject?.trim() || '(no subject)'
