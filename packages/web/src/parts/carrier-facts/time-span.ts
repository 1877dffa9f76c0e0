import { addMonths, type CalendarDate, daysBetween } from '@fairhaul/core'

/** Whole months from one day to a later one. Refuses: 0 when the other is earlier. */
export const wholeMonths = (from: CalendarDate, to: CalendarDate): number => {
  const about = Math.max(0, Math.floor(daysBetween(from, to) / 30.4375) + 1)
  for (let months = about; months > 0; months -= 1) if (addMonths(from, months) <= to) return months
  return 0
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** How long ago a day was, as a broker would say it: "12 days", "5 months", "1 year 2 months", "10 years". */
export const spanText = (from: CalendarDate, to: CalendarDate): string => {
  const months = wholeMonths(from, to)
  if (months === 0) return counted(Math.max(0, daysBetween(from, to)), 'day')
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return counted(months, 'month')
  return years >= 5 || rest === 0
    ? counted(years, 'year')
    : `${counted(years, 'year')} ${counted(rest, 'month')}`
}
