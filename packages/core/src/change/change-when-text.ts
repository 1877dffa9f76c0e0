import { toDate } from 'date-fns'
import { formatCount } from '../shared/amounts.ts'
import {
  type CalendarDate,
  calendarDateOf,
  daysBetween,
  formatCalendarDate,
} from '../shared/calendar-date.ts'
import type { CarrierChange } from './carrier-change.ts'

/**
 * When a change is: "today", "yesterday", "Nov 18, 2026", "in 12 days". Where no record has a day, the day on which the
 * monitor noticed it.
 *
 * Source: section 2, "What changed".
 */
export const changeWhenText = (
  { on, noticedAt }: Pick<CarrierChange, 'on' | 'noticedAt'>,
  today: CalendarDate,
): string => {
  const day = on ?? calendarDateOf(toDate(noticedAt))
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === -1) return 'yesterday'
  if (days < 0) return formatCalendarDate(day)
  return days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`
}
