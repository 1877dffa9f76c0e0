import { type Cell, unreadable } from './cell.ts'

/** S satisfactory, C conditional, U unsatisfactory. */
export type SafetyRating = 'S' | 'C' | 'U'

const WORDS = new Map<string, SafetyRating>([
  ['S', 'S'],
  ['SATISFACTORY', 'S'],
  ['C', 'C'],
  ['CONDITIONAL', 'C'],
  ['U', 'U'],
  ['UNSATISFACTORY', 'U'],
])
const UNRATED = new Set(['', 'NONE', 'NOT RATED', 'UNRATED'])

/** The safety rating. Empty: unrated, which is what most carriers are. */
export const readSafetyRating = (cell: string): Cell<SafetyRating> => {
  const text = cell.trim().toUpperCase()
  if (UNRATED.has(text)) return null
  return WORDS.get(text) ?? unreadable('no safety rating that we know (S, C, U)')
}
