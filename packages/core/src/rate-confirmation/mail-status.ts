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
