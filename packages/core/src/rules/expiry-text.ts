import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'

/**
 * Until when an override counts, in words: "indefinite", "until 4 Mar 2027", "expired 4 Mar 2026".
 *
 * Source: section 4: "Date 2080-01-01 means an indefinite override." Its last day counts.
 */
export const expiryText = (expiresOn: CalendarDate, today: CalendarDate): string => {
  if (expiresOn === INDEFINITE) return 'indefinite'
  return `${expiresOn < today ? 'expired' : 'until'} ${formatCalendarDate(expiresOn)}`
}
