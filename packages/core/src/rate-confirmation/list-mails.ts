import { containsText } from './contains-text.ts'
import { isInMailTab, type MailTab } from './mail-tabs.ts'
import { creatorRequestedFor, type OwnOnly } from './own-rate-confirmations.ts'
import type { RateConfirmationMail } from './rate-confirmation-mail.ts'

import type { UserId } from '../shared/ids.ts'

/** Which e-mails are asked for. What is left out narrows nothing. Source: section 7, "Rate confirmations". */
export interface RateConfirmationMailsParams {
  readonly tab: MailTab
  /** Only those that this user sent. */
  readonly creatorId?: UserId
  /** Only those whose subject contains it, whatever its case. */
  readonly subject?: string
  /** From 1, which it is when left out. */
  readonly page?: number
}

/** What somebody chose on the list of e-mails. Source: section 2, "Rate confirmation e-mail tabs". */
export interface MailsChoice {
  readonly tab: MailTab
  /** What was typed to narrow the list; null or blank: nothing. */
  readonly subject: string | null
  /** From 1. */
  readonly page: number
}

/**
 * What the list of e-mails is asked for, given what was chosen and whether one's own alone are shown.
 *
 * Empty: what narrows nothing is left out.
 * Source: section 6, "Own rate confirmations"; section 2, "Rate confirmation e-mail tabs".
 */
export const mailsParams = (
  { tab, subject, page }: MailsChoice,
  own: OwnOnly,
): RateConfirmationMailsParams => {
  const creatorId = creatorRequestedFor(own)
  const trimmed = subject?.trim() ?? ''
  return {
    tab,
    page,
    ...(creatorId !== null && { creatorId }),
    ...(trimmed !== '' && { subject: trimmed }),
  }
}

/**
 * The e-mails that an ask is answered with, the greatest id first. Its page is not cut out.
 *
 * Source: section 3, "Rate confirmation mail"; section 2, "Rate confirmation e-mail tabs".
 */
export const listMails = (
  mails: readonly RateConfirmationMail[],
  { tab, creatorId, subject }: RateConfirmationMailsParams,
): readonly RateConfirmationMail[] =>
  mails
    .filter(
      each =>
        isInMailTab(each, tab) &&
        (creatorId ?? each.userId) === each.userId &&
        containsText(each.subject, subject ?? ''),
    )
    .toSorted((one, other) => other.id - one.id)
