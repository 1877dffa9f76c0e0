import { type Cell, isUnreadable, unreadable } from './cell.ts'

const WHOLE = /^(\d{1,15}|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/

/**
 * A count. A spreadsheet's `12.0` is 12 and its `1,200` is 1200; `0` is a count and stays one.
 *
 * Refuses: a fraction, a negative number, and one above `most`, which no column of the database holds.
 */
export const readWholeNumber = (cell: string, most = 2_147_483_647): Cell<number> => {
  const text = cell.trim()
  if (text === '') return null
  const digits = WHOLE.exec(text)?.[1]
  if (digits === undefined) return unreadable('not a whole number')
  const value = Number(digits.replaceAll(',', ''))
  return value > most ? unreadable(`more than ${most}`) : value
}

const THOUSAND = 1_000
/** As many as the five digits of an amount in thousands have room for. */
const MOST_THOUSANDS = 99_999

/** Forms on which no amount can be stated as nought: cargo, surety bonds, trust funds, and the older primary ones. */
const NOUGHT_SAYS_NOTHING: ReadonlySet<string> = new Set(['34', '82', '83', '84', '85', '91'])

/**
 * An amount of cover in whole US dollars. The licensing files write thousands, padded to five digits (`00750`) or not
 * (`750`); newer ones write whole dollars (`750000`).
 *
 * Choice: what five digits have no room for is whole dollars, so that no file is sorted by hand: there is no
 *   cover of 100 million, and none below 100,000 dollars is filed.
 * Empty: blank. Nought is nought here; see `readCover`.
 */
export const readAmount = (cell: string): Cell<number> => {
  const amount = readWholeNumber(cell)
  if (typeof amount !== 'number' || amount > MOST_THOUSANDS) return amount
  return amount * THOUSAND
}

/** As `readAmount`, for a policy on a form: nought on those that cannot state one is "not stated", never no cover. */
export const readCover = (cell: string, form: string): Cell<number> => {
  const amount = readAmount(cell)
  return amount === 0 && NOUGHT_SAYS_NOTHING.has(form) ? null : amount
}

/** As `readCover`, of a file that writes whole US dollars. */
export const readDollars = (cell: string, form: string): Cell<number> => {
  const amount = readWholeNumber(cell)
  return amount === 0 && NOUGHT_SAYS_NOTHING.has(form) ? null : amount
}

/** A measure of the safety measurement system: not negative, with decimals. Empty: too little to measure. */
export const readMeasure = (cell: string): Cell<number> => {
  const text = cell.trim()
  if (text === '') return null
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : unreadable('not a measure')
}

/** A number of people or violations. Refuses: more than a thousand, which none of these files means. */
export const readFew = (cell: string): Cell<number> => {
  const count = readWholeNumber(cell)
  return typeof count === 'number' && count > THOUSAND ? unreadable('more than 1000') : count
}

/** A year that miles were reported for. Empty: blank and `0`. Refuses: before 1900, and after this year. */
export const readYear = (cell: string, today: string): Cell<number> => {
  const year = readWholeNumber(cell)
  if (isUnreadable(year)) return unreadable('not a year')
  if (year === null || year === 0) return null
  return year < 1900 || year > Number(today.slice(0, 4)) ? unreadable('no year that could be meant') : year
}
