import { readText } from './text.ts'

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
export const readSafetyRating = (cell: string): string | null => {
  const text = readText(cell)?.toUpperCase() ?? null
  return text === null || UNRATED.has(text) ? null : (WORDS.get(text) ?? text)
}
