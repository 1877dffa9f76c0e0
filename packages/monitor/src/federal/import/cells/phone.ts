import { withoutExtension } from '../../../carriers/contacts/without-extension.ts'
import { type Cell, unreadable } from './cell.ts'

/** Codes of numbers that cost nothing to call, whose next three digits may be N11. */
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)/

/** Whether ten digits are a number of the plan of the United States and Canada. */
const isNorthAmerican = (digits: string): boolean =>
  /^[2-9][0-8]\d[2-9]\d{6}$/.test(digits) &&
  !/^.11/.test(digits) &&
  (!/^.{4}11/.test(digits) || TOLL_FREE.test(digits)) &&
  !/^.{3}555(?:1212|5555)$/.test(digits) &&
  !/^(\d)\1+$/.test(digits)

/** Whether ten digits are a number of the Mexican plan. */
const isMexican = (digits: string): boolean => /^[2-9]\d{9}$/.test(digits) && !/^(\d)\1+$/.test(digits)

const MEXICAN = /^52(?:1|01|04[45])?(\d{10})$/

/** A number with the code of its country. Null: no plan has it. */
const ofCountry = (digits: string): string | null => {
  if (/^1\d{10}$/.test(digits)) return isNorthAmerican(digits.slice(1)) ? `+${digits}` : null
  const [, mexican] = MEXICAN.exec(digits) ?? []
  if (mexican !== undefined) return isMexican(mexican) ? `+52${mexican}` : null
  return /^(\d)\1+$/.test(digits) ? null : `+${digits}`
}

/**
 * The digits of a number with the code of its country, as it is dialed or written: after a `+`, `011` or `00`, as a Mexican number
 * with its trunk code, or as ten digits of the carrier's country. Undefined: it tells no country.
 */
const international = (digits: string, hasPlus: boolean, country: string | null): string | undefined => {
  if (hasPlus) return digits
  const [, dialed] = /^(?:011|00)([1-9]\d{7,14})$/.exec(digits) ?? []
  if (dialed !== undefined) return dialed
  const [, mexican] = /^(?:01|04[45])(\d{10})$/.exec(digits) ?? []
  if (mexican !== undefined) return `52${mexican}`
  if (digits.length === 10) return `${country === 'MX' ? '52' : '1'}${digits}`
  return /^1\d{10}$/.test(digits) || /^521?\d{10}$/.test(digits) ? digits : undefined
}

/**
 * A telephone number in the form of E.164: `+` and its digits. Every spelling of a number is the same.
 *
 * Ten digits, or eleven that begin with 1, are North American, as the register's own are. Mexican numbers have ten digits
 * too and look the same: the carrier's country decides.
 *
 * Empty: blank, one digit repeated, and what the plan of the number's country does not have: it only fills the field. An
 * extension is dropped.
 */
export const readPhone = (cell: string, country: string | null): Cell<string> => {
  const text = withoutExtension(cell).replace(/\.0+$/, '')
  const digits = text.replaceAll(/\D/g, '')
  if (text === '' || /^(\d)\1*$/.test(digits)) return null
  if (digits === '' || /[^\d\s().+/-]/.test(text)) return unreadable('not a telephone number')
  const whole = international(digits, text.startsWith('+'), country)
  return whole === undefined || whole.length < 8 || whole.length > 15
    ? unreadable('not a telephone number')
    : ofCountry(whole)
}
