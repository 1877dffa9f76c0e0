import { z } from 'zod'
import { plainText } from '../../http/fields.ts'

const EMAIL_MAX = 254
const PHONE_MAX = 40
const PHONE_DIGITS_MIN = 7
const PHONE_DIGITS_MAX = 15

const blankAsNull = (text: string) => (text === '' ? null : text)

/** One @ before a host with a dot, and no whitespace. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const hasPhoneDigits = (text: string) => digitsOf(text).length >= PHONE_DIGITS_MIN

/** An address as it is stored: trimmed. Empty: null. Source: section 5, "Identity alert input". */
const email = z
  .string('Give an address.')
  .max(EMAIL_MAX, 'This is not a valid e-mail address.')
  .transform(text => blankAsNull(plainText(text)))
  .refine(text => text === null || isEmail(text), 'This is not a valid e-mail address.')
  .nullable()
  .default(null)

/** A phone as it is stored: without any dashes, trimmed. Empty: null. Source: section 5, "Identity alert input". */
const phone = z
  .string('Give a phone number.')
  .max(PHONE_MAX, 'This is not a valid phone number.')
  .transform(text => blankAsNull(plainText(text.replaceAll(/\p{Pd}/gu, ''))))
  .refine(text => text === null || hasPhoneDigits(text), 'This is not a valid phone number.')
  .nullable()
  .default(null)

const e164 = z
  .string('Give a phone number.')
  .max(PHONE_MAX, 'This is not a valid phone number.')
  .transform(text => blankAsNull(plainText(text.replaceAll(/\p{Pd}/gu, ''))))
  .refine(text => text === null || /^\+[1-9]\d{6,14}( x\d{1,8})?$/.test(text), 'Give it as +12145550199.')
  .nullable()
  .default(null)

/** The contact of an alert, as it is sent. */
export const contactFields = { email, phone, phone_e164: e164 }

export interface Contact {
  readonly email: string | null
  readonly phone: string | null
  readonly phone_e164: string | null
}

/**
 * A contact with its international form if it can be derived: ten digits are a North American number. A phone with an
 * extension, or in another form without a plus, gets none and is found by its digits.
 */
export const withInternationalForm = (contact: Contact): Contact => {
  if (contact.phone_e164 !== null || contact.phone === null) return contact
  const digits = digitsOf(contact.phone)
  const international = contact.phone.startsWith('+') && digits.length <= PHONE_DIGITS_MAX
  if (/[a-z#]/i.test(contact.phone)) return contact
  if (international) return { ...contact, phone_e164: `+${digits}` }
  return /^1?[2-9]\d{9}$/.test(digits) ? { ...contact, phone_e164: `+1${digits.slice(-10)}` } : contact
}
