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

/**
 * The text of how long ago a day was: "12 days", "5 months", "1 year 2 months", "10 years".
 *
 * Empty: "0 days" on the same day, and for a day in the future. Choice: from five years on months are left out.
 */
export const spanText = (from: CalendarDate, to: CalendarDate): string => {
  const months = wholeMonths(from, to)
  if (months === 0) return formatCount(Math.max(0, daysBetween(from, to)), 'day')
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return formatCount(months, 'month')
  return years >= 5 || rest === 0
    ? formatCount(years, 'year')
    : `${formatCount(years, 'year')} ${formatCount(rest, 'month')}`
}
