import { digitsOf } from '../../shared/digits.ts'

/** Digits of a one-time code. Source: section 4, "Sign-in and sign-up". Choice: six, as people can remember. */
export const CODE_DIGITS = 6

/** Digits of a code for an address that someone is attacking: too many to guess. The server says which it sent. */
export const LONG_CODE_DIGITS = 12

/**
 * The digits of a code as typed or pasted: full-width digits count as digits; spaces, dashes and words are ignored.
 * Digits after `digits`, how many the code has, are dropped; a partial code stays partial.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const codeText = (typed: string, digits = CODE_DIGITS): string =>
  digitsOf(typed.normalize('NFKC')).slice(0, digits)
