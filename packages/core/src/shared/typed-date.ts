import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import { done, type Outcome, refused } from './outcome.ts'

/** A day as it was typed. */
export interface TypedDate {
  readonly date: CalendarDate
  /** Whether nothing more belongs to it: 11/29/20 may be on its way to 11/29/2026. */
  readonly isWhole: boolean
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const CHARACTERS_MAX = 40

/** Each takes a text in lower case without blanks beside its signs. Only the last part of a date may be missing. */
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<month>\d{1,2})[-/. ](?<day>\d{1,2})(?:[-/. ](?<year>\d{4}|\d\d))?$/,
  /^(?<name>[a-z]{3,9})[. ]?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[, ](?<year>\d{4}|\d\d))?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[- ]?(?<name>[a-z]{3,9})(?:[-., ]?(?<year>\d{4}|\d\d))?$/,
] as const

/** From 1; 0 for a text that begins no name of a month. */
const monthOf = (name: string): number => MONTHS.findIndex(month => month.toLowerCase().startsWith(name)) + 1

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const NO_DATE = 'Enter a date, such as 11/29/2026.'

/**
 * Reads a day as an American desk types it: 11/29/2026, 11/29/26, 11292026, 2026-11-29, Nov 29 2026, 29 Nov 2026. Two
 * digits are a year of this century.
 *
 * Refuses: with what to correct, for a day that does not exist, a year before 2000 or after 2199, a missing year, and any
 * other text. Source: section 5, "Typed dates".
 */
export const readTypedDate = (text: string): Outcome<TypedDate, string> => {
  const typed = text
    .slice(0, CHARACTERS_MAX)
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-/.,]) ?/g, '$1')
  const groups = FORMS.map(form => form.exec(typed)?.groups).find(found => found !== undefined)
  if (groups === undefined || text.trim().length > CHARACTERS_MAX) return refused(NO_DATE)
  const { year, name } = groups
  const month = name === undefined ? Number(groups['month']) : monthOf(name)
  if (name !== undefined && month === 0) return refused(NO_DATE)
  const monthName = MONTHS[month - 1]
  if (monthName === undefined) return refused(`There is no month ${month}.`)
  const day = Number(groups['day'])
  const dateIn = (inYear: string) => parseCalendarDate(`${inYear}-${twoDigits(month)}-${twoDigits(day)}`)
  if (dateIn('2000') === undefined) return refused(`${monthName} has no day ${day}.`)
  if (year === undefined) return refused('Enter the year too, such as 11/29/2026.')
  const fullYear = year.padStart(4, '20')
  if (!/^2[01]/.test(fullYear)) return refused('Enter a year from 2000 to 2199.')
  const date = dateIn(fullYear)
  return date === undefined
    ? refused(`${monthName} ${fullYear} has no day ${day}.`)
    : done({ date, isWhole: year.length === 4 })
}

/** The day that a field holds; it shows a text that is none as it was typed. Empty: undefined without a day. */
export const typedDateIn = (text: string | null): CalendarDate | undefined => {
  const read = readTypedDate(text ?? '')
  return read.ok ? read.value.date : undefined
}
