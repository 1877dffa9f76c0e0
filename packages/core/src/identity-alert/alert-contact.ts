import { emailText, looksLikeEmail } from '../account/email-text.ts'
import { digitsOf } from '../shared/digits.ts'
import { normalPhone } from '../shared/normal-contact.ts'
import type { Problem } from '../shared/refusal.ts'
import type { NewIdentityAlert } from './identity-alert.ts'

/** The fewest digits of a phone number: a local one without its area code. */
export const PHONE_DIGITS_MIN = 7

/**
 * A phone number without its dashes, trimmed. Everything else stays as it was typed.
 *
 * Empty: an empty text. Source: section 5, "Identity alert input". Choice: long dashes are dashes too, as a number
 * pasted from a document has them.
 */
export const withoutDashes = (phone: string): string => phone.replace(/\p{Pd}/gu, '').trim()

/** The contact of an alert as sent. */
export type AlertContact = Pick<NewIdentityAlert, 'email' | 'phone' | 'phoneE164'>

/**
 * A contact as sent with an alert: the phone without dashes, also in its international form where it has one, the
 * e-mail trimmed. Empty: null for what is blank. Source: section 5, "Identity alert input".
 */
export const alertContact = (typed: { readonly email: string; readonly phone: string }): AlertContact => {
  const email = emailText(typed.email)
  const phone = withoutDashes(typed.phone)
  const normal = normalPhone(phone)
  return {
    email: email === '' ? null : email,
    phone: phone === '' ? null : phone,
    phoneE164: normal?.startsWith('+') === true ? normal : null,
  }
}

/**
 * The problems of a contact: an e-mail that is none (field `email`), a phone of fewer than seven digits (field
 * `phone`). A missing value is not a problem. Source: section 5, "Identity alert input".
 */
export const alertContactProblems = ({ email, phone }: AlertContact): readonly Problem[] => [
  ...(email === null || looksLikeEmail(email)
    ? []
    : [{ field: 'email', message: 'This is not a valid e-mail address.' }]),
  ...(phone === null || digitsOf(phone).length >= PHONE_DIGITS_MIN
    ? []
    : [{ field: 'phone', message: 'This is not a valid phone number.' }]),
]
