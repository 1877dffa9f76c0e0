import { digitsOf } from '../../shared/digits.ts'

/** Digits of a one-time code. Source: section 4, "Sign-in and sign-up". Choice: six, as people can remember. */
export const CODE_DIGITS = 6

/**
 * The digits of a code as typed or pasted: full-width digits count as digits; spaces, dashes and words are ignored.
 * Digits after the sixth are dropped; a partial code stays partial.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const codeText = (typed: string): string => digitsOf(typed.normalize('NFKC')).slice(0, CODE_DIGITS)
