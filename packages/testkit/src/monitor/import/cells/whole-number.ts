import { type Cell, unreadable } from './cell.ts'

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
