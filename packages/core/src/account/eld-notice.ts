import type { CalendarDate } from '../shared/calendar-date.ts'

/** The last day of the notice about the certification of ELDs. Source: section 9, "ELD notice". */
export const ELD_NOTICE_EXPIRES_ON: CalendarDate = '2024-04-22'

/**
 * Whether the notice about the certification of ELDs is shown on a day.
 *
 * Source: section 9, "ELD notice". Choice: its last day counts, as for every other expiry day.
 */
export const showsEldNotice = (today: CalendarDate): boolean => today <= ELD_NOTICE_EXPIRES_ON
