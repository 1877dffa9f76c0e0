/** The digits 0 to 9 of a text, in their order, without anything between them. Empty: an empty text without any. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')
