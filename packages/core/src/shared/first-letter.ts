/** Words with a capital first letter, as a label or a sentence begins. Empty: an empty text. */
export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Words with a small first letter, as in the midst of a sentence. Empty: an empty text. */
export const withSmallLetter = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
