import type { UserId } from '../shared/ids.ts'
import { containsText } from './contains-text.ts'
import { isInMailTab, MAIL_TABS, type MailTab } from './mail-tabs.ts'
import { creatorRequestedFor, type OwnOnly } from './own-rate-confirmations.ts'
import type { RateConfirmationMail } from './rate-confirmation-mail.ts'

/** The request for a list of e-mails. An omitted filter narrows nothing. Source: section 7, "Rate confirmations". */
export interface RateConfirmationMailsParams {
  readonly tab: MailTab
  /** Only e-mails that this user sent. */
  readonly creatorId?: UserId
  /** Only e-mails whose subject contains it, ignoring case. */
  readonly subject?: string
  /** From 1; 1 if omitted. */
  readonly page?: number
}

/** The request for the counts of all tabs: what narrows them all. */
export type MailCountsParams = Pick<RateConfirmationMailsParams, 'creatorId' | 'subject'>

/** How many e-mails each tab has. */
export type MailCounts = Readonly<Record<MailTab, number>>

/** The choices on the e-mail list. Source: section 2, "Rate confirmation e-mail tabs". */
export interface MailsChoice {
  readonly tab: MailTab
  /** The typed subject filter; null or blank: none. */
  readonly subject: string | null
  /** The chosen sender; null: anyone. */
  readonly creatorId: UserId | null
  /** From 1. */
  readonly page: number
}

/**
 * The request for the e-mail list, given the choices and whether only own e-mails are shown.
 *
 * Empty: inactive filters are left out.
 * Source: section 6, "Own rate confirmations"; section 2, "Rate confirmation e-mail tabs".
 */
export const mailsParams = (
  { tab, subject, creatorId: chosen, page }: MailsChoice,
  own: OwnOnly,
): RateConfirmationMailsParams => {
  const creatorId = creatorRequestedFor(own, chosen)
  const trimmed = subject?.trim() ?? ''
  return {
    tab,
    page,
    ...(creatorId !== null && { creatorId }),
    ...(trimmed !== '' && { subject: trimmed }),
  }
}

/**
 * The e-mails that match a request, highest id first, not cut to its page.
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

/** How many e-mails that match a request are in each tab. Source: section 2, "Rate confirmation e-mail tabs". */
export const countMails = (
  mails: readonly RateConfirmationMail[],
  { creatorId, subject }: MailCountsParams,
): MailCounts => {
  const narrowed = { ...(creatorId && { creatorId }), ...(subject && { subject }) }
  const tabs = Object.keys(MAIL_TABS) as MailTab[]
  return Object.fromEntries(
    tabs.map(tab => [tab, listMails(mails, { ...narrowed, tab }).length]),
  ) as MailCounts
}
