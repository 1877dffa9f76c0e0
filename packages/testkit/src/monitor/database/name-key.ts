/** A text as "contains" compares it: in small letters, without blanks around it. */
export const folded = (text: string): string => text.toLowerCase().trim()

const ACCENTS = /\p{M}+/gu
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu

/**
 * A name as the search compares it: capitals, letters and digits only. Accents are dropped, so that TRANSPORTES
 * PEÑA is found by "pena". Both the writer of a name and the reader of a search text come through here.
 *
 * Empty: a name of nothing but signs has the key "", which no search asks for.
 * Source: section 5, "Search text: name". Choice: accents do not count.
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKD').replace(ACCENTS, '').toUpperCase().replace(NEITHER_LETTER_NOR_DIGIT, '')

/**
 * An identifier as the search compares it: capitals, without dashes and blanks; a region stays where it is.
 *
 * Source: section 5, "Search text". Choice: one key for all types, as dashes never tell two numbers apart.
 */
export const identifierKey = (value: string): string => value.toUpperCase().replace(/[\s-]+/gu, '')
