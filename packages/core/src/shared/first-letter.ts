/** A text with a capital first letter, for a label or the start of a sentence. Empty: an empty text. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with a small first letter, for the middle of a sentence. Empty: an empty text. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
