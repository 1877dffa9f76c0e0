import type { PaletteEntry } from './palette-entry.ts'

/**
 * How close an entry is to what was typed, the closest first.
 *
 * - `whole`, `start`: the label is it, or begins with it.
 * - `terms`: what was typed are beginnings of words of the label, in their order: "rate conf".
 * - `found`: a source has found it for this text.
 * - `search-terms`: the same in any order, or of the entry's search terms.
 * - `initials`: it can be read as beginnings of words run together: "mc", "rateconf".
 * - `letters`: each word typed stands, letter for letter with gaps, in a word that begins alike: "cnfrm".
 *
 * Source: section 2, "Command palette".
 */
export const PALETTE_CLOSENESS = [
  'whole',
  'start',
  'terms',
  'found',
  'search-terms',
  'initials',
  'letters',
] as const

/** One of those. Source: section 2, "Command palette". */
export type PaletteCloseness = (typeof PALETTE_CLOSENESS)[number]

/** The words of a text: lower case, without accents, blanks and signs between them. Empty: no words. */
export const termsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

const beginInOrder = (typed: readonly string[], terms: readonly string[]): boolean => {
  let at = 0
  return typed.every(each => {
    const found = terms.findIndex((word, index) => index >= at && word.startsWith(each))
    at = found + 1
    return found >= 0
  })
}

const commonStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** How many letters can have been read after each word; a word may give some of its beginning, or nothing. */
const isInitials = (letters: string, terms: readonly string[]): boolean => {
  const read = new Set([0])
  for (const word of terms)
    for (const from of [...read])
      for (let length = commonStart(word, letters.slice(from)); length > 0; length -= 1)
        read.add(from + length)
  return read.has(letters.length)
}

const hasLetters = (typed: string, word: string): boolean => {
  if (word[0] !== typed[0]) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at += 1
  return at === typed.length
}

const IS: Readonly<
  Record<
    PaletteCloseness,
    (typed: readonly string[], label: readonly string[], entry: PaletteEntry) => boolean
  >
> = {
  whole: (typed, label) => label.join(' ') === typed.join(' '),
  start: (typed, label) => label.join(' ').startsWith(typed.join(' ')),
  terms: beginInOrder,
  found: (_, __, { isFound }) => isFound,
  'search-terms': (typed, label, { searchTerms }) => {
    const all = [...label, ...searchTerms.flatMap(termsIn)]
    return typed.every(each => all.some(word => word.startsWith(each)))
  },
  initials: (typed, label) => isInitials(typed.join(''), label),
  letters: (typed, label) => typed.every(each => label.some(word => hasLetters(each, word))),
}

/**
 * How close an entry is to a text; the first of `PALETTE_CLOSENESS` that holds.
 *
 * Refuses: undefined for an entry that has nothing of it.
 * Source: section 2, "Command palette".
 */
export const paletteCloseness = (text: string, entry: PaletteEntry): PaletteCloseness | undefined => {
  const typed = termsIn(text)
  const label = termsIn(entry.label)
  return PALETTE_CLOSENESS.find(each => IS[each](typed, label, entry))
}
