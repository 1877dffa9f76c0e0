/** Words with a capital first letter, as a label or a sentence begins. Empty: an empty text. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words with a small first letter, as in the midst of a sentence. Empty: an empty text. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
