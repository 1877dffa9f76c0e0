import { digitsOf } from './digits.ts'

/** A phone number as it was written. */
export interface WrittenPhone {
  /** The number with its separators, without what stands before and behind it: "(214) 555-0142". */
  readonly number: string
  /** The digits of its extension. Empty: it has none. */
  readonly extension: string
  /** Whether it is called a phone: by a word before it, a link, or the + of its country. */
  readonly isNamed: boolean
}

/** The most digits of a number with its country, and before them those that dial abroad. */
const DIGITS_MAX = 15
const ABROAD = /^(?:011|00)/

/** Digits with the usual marks between them. A slash with blanks around it stands between two numbers. */
const NUMBER = String.raw`\(?\+?\(?\d(?:[\d().-]|[ \t](?!\/)|\/(?! ))*\d|\d`
const EXTENSION_WORD = String.raw`(?:extension|ext[ne]?|x|#|poste|option|opt)(?:[ \t]*(?:no|num|number))?`
const EXTENSION = String.raw`(?:[\s,;.([-]*${EXTENSION_WORD}[\s.:=#]*\d{1,7}[)\]]?)+`
/** What a telephone dials after a pause, where nothing says that it is an extension. */
const PAUSED = String.raw`(?:\s*[,;pw]+\s*\d{1,5}|\s*\[\d{1,5}\])(?!\d)`

const PHONE_WORD =
  /^\W*(?:(?:tel(?:e(?:phone|fono))?|(?:tele)?phone|ph|cel(?:l|ular|lphone)?|mob(?:ile)?|movil|fax|office|oficina|bureau|direct|whatsapp)\b|[tpmofcdw](?=[.:#]))[\s.:#-]*/i
/** The parameters of a link to a number that say nothing of it. */
const PARAMETERS = /;(?!ext=)[a-z-]+=[^;\s]*/gi
const MARKS_AROUND = /^[\s"'*|,;:]+|[\s"'*|,;:.]+$/g
/** The zero that is dialed within a country, and not from another: +44 (0)20. */
const TRUNK_ZERO = /(?<=\+.*)\(0\)/

/** Two, four and four digits, as in Mexico alone: 55 1234 5678. */
const MEXICAN = /^\(?[2-9]\d\)?[ .-]*\d{4}[ .-]+\d{4}$/

const WHOLE = new RegExp(`^(${NUMBER})((?:${EXTENSION}|${PAUSED})?)$`, 'i')
const IN_TEXT = new RegExp(
  `(?<![\\w+])(?:${NUMBER})(?:${EXTENSION}|\\s*[,;]+[ \\t]*\\d{1,5}(?=\\s*(?:[,;\\n]|$)))?`,
  'gi',
)

/** Plain letters, digits and dashes, without accents and signs that are not seen. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[·•∙]/g, '.')

const hasDigitsOfPhone = (number: string): boolean =>
  digitsOf(number).replace(ABROAD, '').length <= DIGITS_MAX

/**
 * Reads a text that is one phone number, as it is written in the United States, Canada and Mexico: with any separators, with a
 * word before it ("Tel.", "Cel:"), and with its extension behind it: "x12", "ext. 12", "extension 12", "poste 12", "#12",
 * ";ext=12", ", 12". A number in the groups of Mexico (55 1234 5678) gets its country.
 *
 * Empty: undefined for a text that is anything else, and for more digits than a number has. Choice: at most five digits after a
 * mere comma, as more are another number.
 * Source: section 5, "Phone numbers".
 */
export const readPhone = (text: string): WrittenPhone | undefined => {
  const written = plain(text).replace(PARAMETERS, '').replace(MARKS_AROUND, '')
  const bare = written.replace(/^(?:tel|callto):/i, '').replace(PHONE_WORD, '')
  const [, number, behind = ''] = WHOLE.exec(bare.replace(TRUNK_ZERO, '')) ?? []
  if (number === undefined || !hasDigitsOfPhone(number)) return undefined
  return {
    number: MEXICAN.test(number) ? `+52 ${number}` : number,
    extension: digitsOf(behind),
    isNamed: bare !== written || number.includes('+'),
  }
}

/**
 * The phone numbers of `fewest` digits or more in a text: the one that it is, or those between other words, as in a signature.
 *
 * Empty: none. Source: section 5, "Phone numbers".
 */
export const phonesIn = (text: string, fewest: number): readonly WrittenPhone[] => {
  const whole = readPhone(text)
  const found = whole === undefined ? (plain(text).match(IN_TEXT) ?? []).map(readPhone) : [whole]
  return found.filter(phone => phone !== undefined).filter(({ number }) => digitsOf(number).length >= fewest)
}

/** A phone number with its extension in the one form that is searched and shown: "(214) 555-0142 x12". */
export const writtenPhone = ({ number, extension }: WrittenPhone): string =>
  extension === '' ? number : `${number} x${extension}`
