import { type Cell, unreadable } from './cell.ts'

const NUMBER = /^0*([1-9]\d{0,7})(?:\.0+)?$/
const NONE = /^0*(?:\.0+)?$/

/**
 * A USDOT number: its digits without leading zeros, as every register writes it once the padding is gone.
 *
 * Empty:   blank, `0` and `00000000` mean that there is none.
 * Refuses: anything that is not 1 to 8 digits. A spreadsheet's `1234567.0` is the number.
 */
export const readDotNumber = (cell: string): Cell<string> => {
  const text = cell.trim()
  const number = NUMBER.exec(text)?.[1]
  if (number !== undefined) return number
  return NONE.test(text) ? null : unreadable('a DOT number is 1 to 8 digits')
}
