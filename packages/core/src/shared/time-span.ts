import { formatCount } from './amounts.ts'
import { addMonths, type CalendarDate, daysBetween } from './calendar-date.ts'

/** Whole months from one day to a later one. Refuses: 0 when the other is earlier. */
export const wholeMonths = (from: CalendarDate, to: CalendarDate): number => {
  const about = Math.max(0, Math.floor(daysBetween(from, to) / 30.4375) + 1)
  for (let months = about; months > 0; months -= 1) if (addMonths(from, months) <= to) return months
  return 0
}

/**
 * How long ago a day was, as a broker would say it: "12 days", "5 months", "1 year 2 months", "10 years".
 *
 * Empty: "0 days" on the day itself, and for a day to come. Choice: from five years on months say nothing more.
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
