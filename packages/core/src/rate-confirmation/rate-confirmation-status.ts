/** Where a rate confirmation stands with its carrier. Source: section 4, "Rate confirmation status". */
export const RATE_CONFIRMATION_STATUSES = ['viewed', 'delivered'] as const

/** One of these. Source: section 4, "Rate confirmation status". */
export type RateConfirmationStatus = (typeof RATE_CONFIRMATION_STATUSES)[number]

/** Each status in words. Source: section 4, "Rate confirmation status". */
export const RATE_CONFIRMATION_STATUS_LABELS: Readonly<Record<RateConfirmationStatus, string>> = {
  viewed: 'Viewed',
  delivered: 'Delivered',
}
