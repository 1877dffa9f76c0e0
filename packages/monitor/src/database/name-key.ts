/** A text as "contains" compares it: trimmed, in lower case. */
export const folded = (text: string): string => text.toLowerCase().trim()

const ACCENTS = /\p{M}+/gu
const PLAIN = /^[ -~]*$/
const PLAIN_SIGNS = /[^A-Z0-9]+/g
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu

/**
 * A name as the search compares it: capitals, letters and digits only. Accents are dropped, so that TRANSPORTES
 * PEÑA is found by "pena". Stored names and search texts both use it.
 *
 * Empty: a name of punctuation alone has the key "", which no search finds.
 * Source: section 5, "Search text: name". Choice: accents do not count.
 */
export const nameKey = (name: string): string =>
  PLAIN.test(name)
    ? name.toUpperCase().replace(PLAIN_SIGNS, '')
    : name.normalize('NFKD').replace(ACCENTS, '').toUpperCase().replace(NEITHER_LETTER_NOR_DIGIT, '')

/**
 * An identifier as the search compares it: capitals, without dashes and blanks; a region stays in place.
 *
 * Source: section 5, "Search text". Choice: one key for all types, as dashes never distinguish two numbers.
 */
export const identifierKey = (value: string): string => value.toUpperCase().replace(/[\s-]+/gu, '')
