import type { PaletteEntry } from './palette-entry.ts'

/**
 * How closely an entry matches the typed text, closest first.
 *
 * - `whole`, `start`: the label equals the text, or starts with it.
 * - `terms`: the typed words start words of the label, in order: "rate conf".
 * - `found`: a source found the entry for this text.
 * - `search-terms`: the typed words start words of the label or the search terms, in any order.
 * - `initials`: the text is starts of words run together: "mc", "rateconf".
 * - `letters`: the letters of each typed word are, in order and with gaps, in a word with the same first letter:
 * "cnfrm".
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

/** One of these. Source: section 2, "Command palette". */
export type PaletteCloseness = (typeof PALETTE_CLOSENESS)[number]

/** The words of a text: lower case, without accents and punctuation. Empty: no words. */
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

/** The numbers of letters that can have been matched after each word; each word can match any of its start, or none. */
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
 * How closely an entry matches a text; the first of `PALETTE_CLOSENESS` that applies.
 *
 * Refuses: undefined for an entry that does not match.
 * Source: section 2, "Command palette".
 */
export const paletteCloseness = (text: string, entry: PaletteEntry): PaletteCloseness | undefined => {
  const typed = termsIn(text)
  const label = termsIn(entry.label)
  return PALETTE_CLOSENESS.find(each => IS[each](typed, label, entry))
}
