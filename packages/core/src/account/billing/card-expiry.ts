import type { CalendarDate } from '../../shared/calendar-date.ts'

/** The last month in which a card may be charged. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number
  /** All four digits. */
  readonly year: number
}

const monthsBetween = ({ month, year }: CardExpiry, today: CalendarDate): number =>
  (year - Number(today.slice(0, 4))) * 12 + month - Number(today.slice(5, 7))

/**
 * Whether a card has expired on a day. It counts through the last day of its month.
 *
 * Empty: an expiry that is not on record has not passed. Source: section 3, "Billing".
 */
export const isCardExpired = (expiry: CardExpiry | null, today: CalendarDate): boolean =>
  expiry !== null && monthsBetween(expiry, today) < 0

/**
 * "expires 04/2027", "expires this month, 11/2026", "expired 04/2026".
 *
 * Empty: "expiry not on record". Choice: month and year as printed on the card, with a four-digit year.
 */
export const cardExpiryText = (expiry: CardExpiry | null, today: CalendarDate): string => {
  if (expiry === null) return 'expiry not on record'
  const text = `${String(expiry.month).padStart(2, '0')}/${expiry.year}`
  const months = monthsBetween(expiry, today)
  if (months < 0) return `expired ${text}`
  return months === 0 ? `expires this month, ${text}` : `expires ${text}`
}
