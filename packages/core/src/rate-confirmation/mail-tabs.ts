import type { RateConfirmationMail } from './rate-confirmation-mail.ts'

/** The tabs of the e-mails, in order, with their labels. Source: section 2, "Rate confirmation e-mail tabs". */
export const MAIL_TABS = {
  all: 'All',
  flagged: 'Flagged',
  undelivered: 'Undelivered',
  delivered: 'Delivered',
} as const satisfies Record<string, string>

/** One of the tabs, as named in an address. Source: section 2, "Rate confirmation e-mail tabs". */
export type MailTab = keyof typeof MAIL_TABS

/**
 * Whether an e-mail is in a tab: every e-mail is in All and in the one tab of its status.
 *
 * Source: section 2, "Rate confirmation e-mail tabs"; section 4, "Rate confirmation mail status". Choice: an e-mail has
 * one status, so one that was flagged and then delivered is one row, under Delivered.
 */
export const isInMailTab = ({ status }: Pick<RateConfirmationMail, 'status'>, tab: MailTab): boolean =>
  tab === 'all' || tab === status

const KNOWN: ReadonlySet<string | null> = new Set(Object.keys(MAIL_TABS))

/**
 * The tab named by an address.
 *
 * Empty: All, also for an unknown name.
 * Source: section 2, "Rate confirmation e-mail tabs".
 */
export const mailTabOf = (name: string | null): MailTab => (KNOWN.has(name) ? (name as MailTab) : 'all')
