import { digitsOf } from './digits.ts'
import { isPlaceholderEmail } from './placeholder-email.ts'
import { phonesIn, type WrittenPhone } from './read-phone.ts'

const REPEATED = /^(\d)\1+$/

/** Ten digits of the plan of the United States and Canada; only toll-free codes may be followed by N11. */
const NORTH_AMERICAN = /^(?:[2-9](?!11)[0-8]\d(?!.11)[2-9]\d{6}|8(?:00|33|44|55|66|77|88)[2-9]11\d{4})$/
/** Numbers that the plan has and no one owns: directory assistance, and what is typed to fill a field. */
const NO_ONES = /555(?:1212|5555)$/

const isNorthAmerican = (digits: string): boolean =>
  NORTH_AMERICAN.test(digits) && !NO_ONES.test(digits) && !REPEATED.test(digits)

const isMexican = (digits: string): boolean => /^[2-9]\d{9}$/.test(digits) && !REPEATED.test(digits)

/** A number after a `+`, in the one form of its country. Null: the plan of that country does not have it. */
const abroad = (digits: string): string | null => {
  if (/^1\d{10}$/.test(digits)) return isNorthAmerican(digits.slice(1)) ? `+${digits}` : null
  const mexican = /^52(?:1|01|04[45])?(\d{10})$/.exec(digits)?.[1]
  if (mexican !== undefined) return isMexican(mexican) ? `+52${mexican}` : null
  return REPEATED.test(digits) ? null : `+${digits}`
}

const atHome = (digits: string, isOfMexico: boolean): string | null => {
  const dialed = /^(?:011|00)([1-9]\d{7,14})$/.exec(digits)?.[1]
  if (dialed !== undefined) return abroad(dialed)
  const trunk = /^(?:01|04[45])(\d{10})$/.exec(digits)?.[1]
  if (trunk !== undefined) return abroad(`52${trunk}`)
  if (/^1\d{10}$/.test(digits) || /^521?\d{10}$/.test(digits)) return abroad(digits)
  if (digits.length === 10) {
    if (isOfMexico) return abroad(`52${digits}`)
    if (isNorthAmerican(digits)) return `+1${digits}`
    return isMexican(digits) ? digits : null
  }
  return digits.length > 6 && (REPEATED.test(digits) || digits === '1234567') ? null : digits
}

/** The fewest digits of a number between other words. */
const DIGITS_MIN = 7

/** The number of a text that is one, or has one between other words; else what digits there are. */
const written = (text: string): Pick<WrittenPhone, 'number' | 'extension'> => {
  const phones = phonesIn(text, 1)
  const [one, other] =
    phones.length === 1 ? phones : phones.filter(({ number }) => digitsOf(number).length >= DIGITS_MIN)
  return one === undefined || other !== undefined ? { number: digitsOf(text), extension: '' } : one
}

const lineOf = (number: string, isOfMexico: boolean): string | null => {
  const digits = digitsOf(number)
  if (digits === '') return null
  return number.includes('+') ? abroad(digits) : atHome(digits, isOfMexico)
}

/**
 * A phone number in the form used for comparison, without its extension, which is dialed on the same line.
 *
 * Empty: null as in `normalPhone`. Source: section 5, "Phone numbers".
 */
export const phoneLine = (text: string): string | null => lineOf(written(text).number, false)

/**
 * A phone number in the form used for comparison: "(214) 555-0110" and "1-214-555-0110" give "+12145550110", "011 52 1 81 8345
 * 6789" gives "+528183456789"; an extension stays, as in "+12145550110 x12".
 *
 * Empty: null for a text without a digit, and for a number that no one can have: one digit repeated, or one that the plan of
 * its country does not have.
 * Source: section 3, "Directory". Choice: ten digits are a United States or Canadian number if that plan has them; a number of
 * which the country is not known keeps its bare digits, so that none is lost.
 */
export const normalPhone = (text: string): string | null => {
  const { number, extension } = written(text)
  const line = lineOf(number, false)
  return line === null || extension === '' ? line : `${line} x${extension}`
}

/**
 * Whether a typed number is one on record, whatever the extensions. Ten digits without a country are also read as of the
 * country of the one on record.
 *
 * Empty: a number that no one can have is none on record. Source: section 3, "Identity check".
 */
export const isSamePhone = (typed: string, onRecord: string): boolean => {
  const known = phoneLine(onRecord)
  const { number } = written(typed)
  return known !== null && [false, true].some(isOfMexico => lineOf(number, isOfMexico) === known)
}

/**
 * An e-mail address in the form used for comparison: trimmed, in lower case.
 *
 * Empty: null for a blank text, and for an address that stands for none: "none@none.com".
 * Source: section 3, "Directory".
 */
export const normalEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase()
  return email === '' || isPlaceholderEmail(email) ? null : email
}

/**
 * A name or postal address, tidied: trimmed, with single blanks.
 *
 * Empty: an empty text. Source: section 3, "Directory".
 */
export const tidyText = (text: string): string => text.trim().replace(/\s+/g, ' ')
