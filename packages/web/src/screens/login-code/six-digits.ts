/** Digits of a one-time code. */
export const CODE_DIGITS = 6

/**
 * The digits of what was typed or pasted: blanks, dashes and words around them do not count, and what comes after the
 * sixth is left out. Half a code is half a code.
 */
export const sixDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_DIGITS)
