import { type Cell, unreadable } from './cell.ts'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const EARLIEST_YEAR = 1900

const DAY_MONTH_YEAR = /^(\d{1,2})-([A-Z]{3})-(\d{2}|\d{4})$/
const RUN = /^(\d{4})(\d{2})(\d{2})(?:\.0+| +\d{2}:?\d{2})?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/
const MONTH_DAY_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?: +\d{1,2}:\d{2}.*)?$/

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

const pad = (value: number) => (value < 10 ? `0${value}` : String(value))

/** Choice: a year of two digits is the last such year that is not after today's: nothing in a census is yet to come. */
const fullYear = (digits: string, today: string) => {
  if (digits.length === 4) return Number(digits)
  const thisYear = Number(today.slice(0, 4))
  const year = thisYear - (thisYear % 100) + Number(digits)
  return year > thisYear ? year - 100 : year
}

const parts = (text: string, today: string): [number, number, number] | undefined => {
  const named = DAY_MONTH_YEAR.exec(text)
  if (named) return [fullYear(named[3] ?? '', today), MONTHS.indexOf(named[2] ?? '') + 1, Number(named[1])]
  const inOrder = RUN.exec(text) ?? ISO.exec(text)
  if (inOrder) return [Number(inOrder[1]), Number(inOrder[2]), Number(inOrder[3])]
  const slashed = MONTH_DAY_YEAR.exec(text)
  if (slashed) return [fullYear(slashed[3] ?? '', today), Number(slashed[1]), Number(slashed[2])]
  return undefined
}

/**
 * As `readFederalDate`, for days that may be yet to come: when cover begins or ends, when a revocation takes effect.
 */
export const readDayToCome = (cell: string, today: string): Cell<string> => {
  const text = cell.trim().toUpperCase()
  if (text === '' || /^0+(?:\.0+)?$/.test(text)) return null
  const found = parts(text, today)
  if (found === undefined) return unreadable('not a date in any form that federal files use')
  const [year, month, day] = found
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return unreadable('no such day')
  return `${year}-${pad(month)}-${pad(day)}`
}

/**
 * A calendar date as the federal files write it: `04-MAR-21`, `20210304`, `20210304 0000`, `03/04/2021` (month first),
 * `2021-03-04`. The time of day that some append says nothing and is dropped.
 *
 * Returns: `YYYY-MM-DD`, the same text in every time zone.
 * Empty:   blank, and zeros only, as some exports fill it.
 * Refuses: another form, a day that no calendar has, a year before 1900, and a day after today.
 */
export const readFederalDate = (cell: string, today: string): Cell<string> => {
  const date = readDayToCome(cell, today)
  return typeof date === 'string' && date > today ? unreadable('a day that is yet to come') : date
}

/** What the agency entered for every record whose first day it did not know, when it loaded them in bulk. */
const BULK_LOAD_DATE = '1974-06-01'

/**
 * The day a carrier was added to the register.
 *
 * Choice: 1 June 1974 is not on record. It stands for "unknown" on tens of thousands of carriers, and a broker who read
 *   it as a fact would take a new firm for one of fifty years.
 */
export const readAddDate = (cell: string, today: string): Cell<string> => {
  const date = readFederalDate(cell, today)
  return date === BULK_LOAD_DATE ? null : date
}
