const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu

const isPlain = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/**
 * An upper-case ASCII text, letters and digits only. Refuses: undefined if any character is not ASCII.
 */
export const stripAscii = (upper: string): string | undefined => {
  let stripped = ''
  let start = 0
  for (let index = 0; index < upper.length; index += 1) {
    const code = upper.charCodeAt(index)
    if (isPlain(code)) continue
    if (code > 126) return undefined
    stripped += upper.slice(start, index)
    start = index + 1
  }
  return stripped + upper.slice(start)
}

/**
 * A name in the form used for comparison: upper case, letters and digits only. "J.B. Hunt" gives "JBHUNT".
 *
 * Empty: an empty text, which matches nothing, for a text without a letter or digit.
 * Source: section 5, "Search text: name". Choice: letters of any script count, so "ÉRABLE" is a name.
 */
export const stripName = (text: string): string => {
  const upper = text.toUpperCase()
  return stripAscii(upper) ?? upper.replace(NEITHER_LETTER_NOR_DIGIT, '')
}

/**
 * Text pasted from a document, normalized: full-width letters and digits, non-breaking blanks, long dashes.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase()
