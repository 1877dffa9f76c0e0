import { done, type Outcome, refused } from '../../shared/outcome.ts'

/** Why a text is not a vehicle identification number. */
export type VinRefusal = 'empty' | 'length' | 'letters' | 'check-digit'

/** Whether the check digit (the ninth character, mandatory in North America) is right. */
export type VinCheck = 'right' | 'wrong'

/** A number in the form of the register, and whether its check digit matches. */
export interface Vin {
  /** 17 capitals and digits without I, O and Q. */
  readonly text: string
  readonly check: VinCheck
}

/** Characters of a vehicle identification number. Source: section 3, "Carrier detail"; the length is the standard's. */
export const VIN_CHARACTERS = 17

/** The message for each refusal. Source: section 3, "Carrier detail"; the wording is ours. */
export const VIN_REFUSAL_TEXTS = {
  empty: 'Enter a VIN.',
  length: 'A VIN has 17 characters.',
  letters: 'A VIN has letters and digits only, and never I, O, or Q.',
  'check-digit': 'This VIN has a typo: its check digit does not match.',
} as const satisfies Readonly<Record<VinRefusal, string>>

/** The letters by their number in the check sum, from 1; a digit is its own number. */
const LETTER_ROWS = ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'] as const

const valueOf = (character: string): number => {
  const row = LETTER_ROWS.find(letters => letters.includes(character))
  return row === undefined ? Number(character) : row.indexOf(character) + 1
}

const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const CHECK_AT = 8

/** Whether the ninth character matches the other sixteen. */
const checkOf = (text: string): VinCheck => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * valueOf(text.charAt(at)), 0)
  return '0123456789X'.charAt(sum % 11) === text.charAt(CHECK_AT) ? 'right' : 'wrong'
}

/** The first characters of vehicles built in the United States, which must have a correct check digit. */
const BUILT_IN_US = /^[145]|^7[F-Z0]/

/** What a reader of bar codes adds: which kind of code it read (]A0), and the start and stop of Code 39. */
const CODE_SIGNS = /^(?:\][A-Z]\d)?\*?|\*$/g
/** Before a whole number: the word, and the I that a label has before the number of an imported vehicle. */
const BEFORE_VIN = /^(?:VIN[.:#]*)?\*?I?(?=[A-HJ-NPR-Z0-9]{17}$)/

/**
 * A number in the form of the register, valid or not: capitals, without spaces, dashes, the signs of a bar code, and what is
 * written before a whole VIN.
 */
export const tidyVin = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{C}]/gu, '')
    .toUpperCase()
    .replace(CODE_SIGNS, '')
    .replace(BEFORE_VIN, '')

/**
 * Reads a vehicle identification number as typed, pasted or scanned: in any case, with spaces and dashes, and with the signs
 * of its bar code.
 *
 * Refuses: a text that is empty, is not 17 characters, has anything but letters and digits or one of I, O and Q, or is
 * of the United States with a wrong check digit. Elsewhere a check digit is not mandatory, so a wrong one is only
 * reported.
 * Source: section 3, "Carrier detail" names VINs. Choice: I, O and Q are never changed into 1 and 0, as that would
 * guess another vehicle.
 */
export const readVin = (typed: string): Outcome<Vin, VinRefusal> => {
  const text = tidyVin(typed)
  if (text === '') return refused('empty')
  if (text.length !== VIN_CHARACTERS) return refused('length')
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(text)) return refused('letters')
  const check = checkOf(text)
  return check === 'wrong' && BUILT_IN_US.test(text) ? refused('check-digit') : done({ text, check })
}
