import type { Cell } from './cell.ts'
import { readCode } from './code.ts'

const WORDS = new Map([
  ['SATISFACTORY', 'S'],
  ['CONDITIONAL', 'C'],
  ['UNSATISFACTORY', 'U'],
])
const UNRATED = new Set(['NONE', 'NOT RATED', 'UNRATED'])

/**
 * The safety rating: S satisfactory, C conditional, U unsatisfactory.
 *
 * Empty:  unrated, which is what most carriers are.
 * Choice: a rating that is none of these stays as it came. Left out it would read as "unrated", which a broker may
 *   accept; as it is, nobody takes it for one.
 */
export const readSafetyRating = (cell: string): Cell<string> => {
  const code = readCode(cell)
  if (typeof code !== 'string') return code
  return UNRATED.has(code) ? null : (WORDS.get(code) ?? code)
}
