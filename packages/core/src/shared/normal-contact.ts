import { digitsOf } from './digits.ts'

const withCountry = (digits: string, isInternational: boolean): string => {
  if (isInternational) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  return /^00[1-9]/.test(digits) ? `+${digits.slice(2)}` : digits
}

/**
 * A phone number in the form used for comparison: "(214) 555-0110" and "1-214-555-0110" give "+12145550110"; an
 * extension stays, as in "+12145550110 x12".
 *
 * Empty: null for a text without a digit.
 * Source: section 3, "Directory". Choice: ten digits are a United States or Canadian number; a number of another length
 * keeps its bare digits, so that none is lost.
 */
export const normalPhone = (text: string): string | null => {
  const [number, ...extension] = text
    .split(/[x#]/i)
    .map(digitsOf)
    .filter(digits => digits !== '')
  if (number === undefined) return null
  const whole = withCountry(number, text.includes('+'))
  return extension.length === 0 ? whole : `${whole} x${extension.join('')}`
}

/**
 * An e-mail address in the form used for comparison: trimmed, in lower case.
 *
 * Empty: null for a blank text. Source: section 3, "Directory".
 */
export const normalEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase()
  return email === '' ? null : email
}

/**
 * A name or postal address, tidied: trimmed, with single blanks.
 *
 * Empty: an empty text. Source: section 3, "Directory".
 */
export const tidyText = (text: string): string => text.trim().replace(/\s+/g, ' ')
