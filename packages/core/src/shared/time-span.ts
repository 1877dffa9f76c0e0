import { formatCount } from './amounts.ts'
import { addMonths, type CalendarDate, daysBetween } from './calendar-date.ts'

/** A little less than the mean length of a month, so that the estimate plus one month is never too low. */
const DAYS_IN_MONTH = 30.43

/** Whole months from one day to a later one. Refuses: 0 if the other is earlier. */
export const wholeMonths = (from: CalendarDate, to: CalendarDate): number => {
  let months = Math.max(0, Math.floor(daysBetween(from, to) / DAYS_IN_MONTH) + 1)
  while (months > 0 && addMonths(from, months) > to) months -= 1
  return months
}

/** How long ago a day was, as far as it is said: days in the first month, then years and months, from five years on years alone. */
export interface TimeSpan {
  readonly years: number
  readonly months: number
  readonly days: number
}

/** How long ago a day was. Empty: 0 days on the same day, and for a day in the future. */
export const timeSpan = (from: CalendarDate, to: CalendarDate): TimeSpan => {
  const whole = wholeMonths(from, to)
  if (whole === 0) return { years: 0, months: 0, days: Math.max(0, daysBetween(from, to)) }
  const years = Math.floor(whole / 12)
  return { years, months: years >= 5 ? 0 : whole % 12, days: 0 }
}

/** A span as text: "12 days", "5 months", "1 year 2 months", "10 years". */
export const timeSpanText = ({ years, months, days }: TimeSpan): string => {
  if (years === 0) return months === 0 ? formatCount(days, 'day') : formatCount(months, 'month')
  return months === 0
    ? formatCount(years, 'year')
    : `${formatCount(years, 'year')} ${formatCount(months, 'month')}`
}

/**
 * The text of how long ago a day was: "12 days", "5 months", "1 year 2 months", "10 years".
 *
 * Empty: "0 days" on the same day, and for a day in the future. Choice: from five years on months are left out.
 */
export const spanText = (from: CalendarDate, to: CalendarDate): string => timeSpanText(timeSpan(from, to))
