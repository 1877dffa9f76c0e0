import { digitsOf } from '../shared/digits.ts'
import { PHONE_DIGITS_MIN } from './alert-contact.ts'
import type { IdentityAlert } from './identity-alert.ts'

/** The replacement for a contact. It contains no contact itself. */
const CONTACT_REMOVED = '[contact removed]'

const PHONE_DIGITS_USUAL = 10
/** Digits and common separators of phone numbers. It ends with a digit, and takes linear time. */
const DIGIT_RUN = /[+(]{0,2}\p{Nd}(?:(?:[\s().·•/_+]|\p{Pd})*\p{Nd})*/gu
const LOCAL_FORM = /(?<!\p{Nd})\p{Nd}{3}\P{Nd}\p{Nd}{4}(?!\p{Nd})/u

const plainDigitsOf = (text: string): string => digitsOf(text.normalize('NFKC'))

/** Every word with an @ in it, and both words beside a lone @. */
const withoutEmails = (text: string): string =>
  text
    .replace(/[＠﹫]/g, '@')
    .split(/(\s+)/)
    .map((word, at, all) =>
      word.includes('@') || all[at - 2] === '@' || all[at + 2] === '@' ? CONTACT_REMOVED : word,
    )
    .join('')

/**
 * A text of an alert without contact data: every word with an @, every run of ten digits or more whatever stands
 * between them, a local number (555-0142), and the alert's own phone in any form.
 *
 * Empty: an empty text stays empty. Source: section 1, "Brands"; section 3, "Identity alert". Choice: removing too many
 * numbers is safer; docket and registration numbers of up to nine digits stay, as they name a carrier.
 */
export const withoutContactData = (
  text: string,
  { phone, phoneE164 }: Pick<IdentityAlert, 'phone' | 'phoneE164'> = { phone: null, phoneE164: null },
): string => {
  const own = [phone, phoneE164]
    .filter(each => each !== null)
    .map(plainDigitsOf)
    .filter(digits => digits.length >= PHONE_DIGITS_MIN)
  const isContact = (run: string): boolean =>
    plainDigitsOf(run).length >= PHONE_DIGITS_USUAL ||
    LOCAL_FORM.test(run) ||
    own.some(digits => plainDigitsOf(run).includes(digits))
  return withoutEmails(text).replace(DIGIT_RUN, run => (isContact(run) ? CONTACT_REMOVED : run))
}
