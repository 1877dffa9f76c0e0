/**
 * The status of a rate confirmation. Beyond the specification, "sent" is one that was sent from here and neither opened nor
 * accepted yet. Source: section 4, "Rate confirmation status".
 */
export const RATE_CONFIRMATION_STATUSES = ['sent', 'viewed', 'delivered'] as const

/** One of these. Source: section 4, "Rate confirmation status". */
export type RateConfirmationStatus = (typeof RATE_CONFIRMATION_STATUSES)[number]

/** The label of each status. Source: section 4, "Rate confirmation status". */
export const RATE_CONFIRMATION_STATUS_LABELS: Readonly<Record<RateConfirmationStatus, string>> = {
  sent: 'Sent',
  viewed: 'Viewed',
  delivered: 'Delivered',
}

/**
 * When a rate confirmation came to its status, an instant.
 *
 * Empty: null where that is not on record. Source: section 4, "Rate confirmation status".
 */
export const statusSince = ({
  status,
  viewedAt,
  deliveredAt,
}: {
  readonly status: RateConfirmationStatus
  readonly viewedAt: string | null
  readonly deliveredAt: string | null
}): string | null => (status === 'delivered' ? deliveredAt : viewedAt)
