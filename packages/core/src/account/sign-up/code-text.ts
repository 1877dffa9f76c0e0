import { digitsOf } from '../../shared/digits.ts'

/** Digits of a one-time code. Source: section 4, "Sign-in and sign-up". Choice: six, as people can keep in mind. */
export const CODE_DIGITS = 6

/**
 * The digits of a code as it was typed or pasted: full-width digits are digits, and blanks, dashes and words around them
 * do not count. What comes after the sixth is left out; half a code is half a code.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const codeText = (typed: string): string => digitsOf(typed.normalize('NFKC')).slice(0, CODE_DIGITS)
