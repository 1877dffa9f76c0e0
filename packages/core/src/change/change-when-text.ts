import { formatCount } from '../shared/amounts.ts'
import { type CalendarDate, daysBetween, formatCalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'

/**
 * When a change is of: "today", "yesterday", "18 Nov 2026", "in 12 days"; and, where no record has a day, "since the last
 * look".
 *
 * Source: section 2, "What changed".
 */
export const changeWhenText = ({ on }: Pick<CarrierChange, 'on'>, today: CalendarDate): string => {
  if (on === null) return 'since your last visit'
  const days = daysBetween(today, on)
  if (days === 0) return 'today'
  if (days === -1) return 'yesterday'
  if (days < 0) return formatCalendarDate(on)
  return days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`
}
