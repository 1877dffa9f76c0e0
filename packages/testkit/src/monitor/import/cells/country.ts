import { readCode } from './code.ts'

const OTHER_SPELLINGS = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
  ['MEX', 'MX'],
])

/** A country in two letters; one that we do not know stays as it came, and a blank one is not guessed at. */
export const readCountry = (cell: string): string | null => {
  const code = readCode(cell)
  return code === null ? null : (OTHER_SPELLINGS.get(code) ?? code)
}
