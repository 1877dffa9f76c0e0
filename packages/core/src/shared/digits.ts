/** The digits 0 to 9 of a text, in order. Empty: an empty text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')
