import type { Cell } from './cell.ts'
import { readCode } from './code.ts'

const OTHER_SPELLINGS = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
  ['MEX', 'MX'],
])

/** A country in two letters; one that we do not know stays as it came, and a blank one is not guessed at. */
export const readCountry = (cell: string): Cell<string> => {
  const code = readCode(cell)
  return typeof code === 'string' ? (OTHER_SPELLINGS.get(code) ?? code) : code
}
