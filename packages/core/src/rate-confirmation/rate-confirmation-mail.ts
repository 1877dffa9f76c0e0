import type { Id, UserId } from '../shared/ids.ts'
import type { MailStatus } from './mail-status.ts'

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
