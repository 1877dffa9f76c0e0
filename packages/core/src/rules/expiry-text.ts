import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'

/**
 * The expiry of an override as text: "indefinite", "until Mar 4, 2027", "expired Mar 4, 2026". Its last day counts.
 *
 * Source: section 4, "Indefinite override".
 */
export const expiryText = (expiresOn: CalendarDate, today: CalendarDate): string => {
  if (expiresOn === INDEFINITE) return 'indefinite'
  return `${expiresOn < today ? 'expired' : 'until'} ${formatCalendarDate(expiresOn)}`
}
