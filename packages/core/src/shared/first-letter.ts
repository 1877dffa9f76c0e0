/** A text with a capital first letter, for a label or the start of a sentence. Empty: an empty text. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with a small first letter, for the middle of a sentence; ELD stays. Empty: an empty text. */
export const withSmallLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, letter => letter.toLowerCase())
