import { plainText } from '../shared/name-text.ts'

/** What people and spreadsheets write where there is nothing. */
const NOTHING =
  /^(?:N\/A|N\.?\s?A\.?|#N\/?[ADV]|#(?:REF|VALUE|NUM|NULL|DIV\/0|SPILL|CALC)!|#NAME\?|NONE|NULL|NIL|TBD|\(?BLANK\)?|-+|\?+)$/i

/** What any of them begins with. */
const BEGINNING = /^[\s#(?NTB\p{Pd}]/iu

/** The longest of them. */
const NOTHING_CHARACTERS_MAX = 8

/**
 * Whether a cell or a text stands for nothing: "N/A", "#N/A", "none", "-". Empty: so does an empty text.
 * Source: section 5, "Search text: one box".
 */
export const saysNothing = (text: string): boolean => {
  if (!BEGINNING.test(text)) return text === ''
  const plain = text.trim()
  if (plain.length > NOTHING_CHARACTERS_MAX) return false
  return plain === '' || NOTHING.test(plain.replace(/\p{Pd}/gu, '-'))
}

/** 1.23457E+06, 1,23457E+06 and ######: what a spreadsheet shows of a number for which its column has no room. */
const CUT =
  /(?<!\d|\d[.,])\d(?:[.,]\d+)?E\+\d{1,3}(?![\p{L}\d])|(?<!\d|\d[.,])\d[.,]\d+E\d{1,3}(?![\p{L}\d])|^#{2,}$/iu

/** What is said of such a number. */
export const CUT_NUMBER_TEXT = 'A spreadsheet has cut this number. Widen its column and copy it again.'

/**
 * Whether a spreadsheet has cut a number in a text: 1.23457E+06 is one of ten carriers. Empty: false for an empty text.
 * Source: section 5, "Search text: one box".
 */
export const hasCutNumber = (text: string): boolean => /\dE|#/i.test(text) && CUT.test(text.trim())

/** A spreadsheet's decimals: 1234567.0. After one to three digits, .000 may as well be a group of a thousand. */
const DECIMALS = /(?:(?<=(?<!\d|\d\.)\d{1,8}|,\d{3})\.0{1,2}|(?<=\d{4}|,\d{3})\.0+)(?=[\s.)]*$)/
/** 1,234,567. */
const COMMAS = /(?<!\d|\d[.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/g
/** 1.234.567, and 123.456, which can only be 123456 unless its last group is 000. */
const POINTS = /(?<!\d|\d[.,])\d{1,3}(?:(?:\.\d{3}){2,}|\.(?!000)\d{3})(?!\d|[.,]\d)/g

/**
 * A text whose numbers are written without groups of thousands and decimals: "DOT 8.489.000" is "DOT 8489000".
 * Empty: what may be read in two ways (489.000) stays as it is.
 * Source: section 5, "Search text: one box".
 */
export const withoutGroups = (plain: string): string =>
  !/\d[.,]\d/.test(plain)
    ? plain
    : plain
        .replace(DECIMALS, '')
        .replace(COMMAS, digits => digits.replaceAll(',', ''))
        .replace(POINTS, digits => digits.replaceAll('.', ''))

/** Marks that are left between digits, but for blanks and dashes, are of two numbers, or of none. "(123) 456" is one. */
const SPLIT = /\d[\s-]*[.,/:#=_(][\s.,/:#=_(-]*\d|(?<=\d)(?<!\([\s\d]*)\)[\s-]*\d/
/** Blanks and dashes between digits that do not group thousands: DOT 123456 8. */
const ODD_GROUPS = /\d[ -]+\d(?!\d\d(?!\d))|\d{4}[ -]+\d/

/** Whether the digits of a text without groups may be more numbers than one. */
export const isSplit = (plain: string): boolean => SPLIT.test(plain) || ODD_GROUPS.test(plain)

/** What lists, spreadsheets and sentences put around a number. */
const MARKS_AROUND = /^[\s="'`•*]+|[\s"'`,;]+$/g
/** The place in a numbered list: "48. 7654321". */
const LIST_PLACE = /^\d{1,4}[.)]\s+(?=\D*\d)/

/** A text without its place in a numbered list. */
export const withoutListPlace = (plain: string): string => plain.replace(LIST_PLACE, '')

/** A text in which a number is read: upper case, plain letters, digits and dashes, single blanks, no marks around it. */
export const plainNumber = (text: string): string =>
  plainText(
    text
      .replace(/\p{Cf}/gu, '')
      .replaceAll('№', ' No. ')
      .replaceAll('−', '-'),
  )
    .replace(/\s+/g, ' ')
    .replace(MARKS_AROUND, '')
