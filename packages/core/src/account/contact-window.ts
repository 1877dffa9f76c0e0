import type { Company } from './company.ts'
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'

/** The fewest and the most days that a company may set. Source: section 3, "Identity check"; the limits are ours. */
export const CONTACT_WINDOW_LIMITS = { min: 7, max: 730 } as const

/** The days of a company that has set none. Choice: 90, as with authority that is new. */
export const CONTACT_WINDOW_DAYS = 90

/** The last days in which a contact that was first seen is new, and the day on which they end. */
export interface ContactWindow {
  readonly days: number
  readonly today: CalendarDate
}

/**
 * The window of a company on a day.
 *
 * Empty: 90 days for a company that has set none, and where fewer are sent than may be set, so that none is ever milder
 * than what can be chosen. Source: section 3, "Identity check".
 */
export const contactWindow = (
  company: Pick<Company, 'contactWindowDays'> | null | undefined,
  today: CalendarDate,
): ContactWindow => {
  const days = company?.contactWindowDays ?? CONTACT_WINDOW_DAYS
  return { days: days < CONTACT_WINDOW_LIMITS.min ? CONTACT_WINDOW_DAYS : days, today }
}

/**
 * Whether a contact is older than the window.
 *
 * Empty: no for a day that is not known. Source: section 3, "Identity check".
 */
export const isLongOnRecord = (since: CalendarDate | null, { days, today }: ContactWindow): boolean =>
  since !== null && daysBetween(since, today) > days
