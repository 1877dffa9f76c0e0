import { addDays, type CalendarDate, daysBetween } from '../shared/calendar-date.ts'

/** How many days back an alert is recent. Source: section 9, "Alert window". */
export const ALERT_WINDOW_DAYS = 7

/** The first day whose alerts are recent: seven days before today. Source: section 9, "Alert window". */
export const alertWindowStart = (today: CalendarDate): CalendarDate => addDays(today, -ALERT_WINDOW_DAYS)

/**
 * Whether a day is recent: today, or at most seven days before. A future day is not.
 *
 * Source: section 9, "Alert window". Choice: whole calendar days, so that an alert does not disappear during a day.
 */
export const isInAlertWindow = (day: CalendarDate, today: CalendarDate): boolean => {
  const ago = daysBetween(day, today)
  return ago >= 0 && ago <= ALERT_WINDOW_DAYS
}
