import { looksLikeEmail } from '../../account/email-text.ts'
import { PHONE_DIGITS_MIN } from '../../identity-alert/alert-contact.ts'
import { type Outcome, refused } from '../../shared/outcome.ts'
import { phonesIn, readPhone, writtenPhone } from '../../shared/read-phone.ts'
import type { Problem } from '../../shared/refusal.ts'
import { type ContactKind, type ContactQuery, readContactQuery } from './contact-query.ts'

/** Characters of a contact, at most: the server's limit. */
const CONTACT_CHARACTERS_MAX = 254

/**
 * Text pasted around a contact: `Ruth Alder <ruth@b.example>`, `mailto:ruth@b.example?subject=Load`, `tel:+1214...`.
 */
const WRAPPED = /<([^<>]*)>/
const LINKED = /^(?:mailto|tel):([^?]*)/i

/**
 * Extracts the contact from pasted text, without a name, a link or brackets around it.
 *
 * Empty: an empty text. Source: section 5, "Fraud search". Choice: brokers paste from mail programs and web pages.
 */
export const contactText = (pasted: string): string => {
  const inside = (WRAPPED.exec(pasted)?.[1] ?? pasted).trim()
  return (LINKED.exec(inside)?.[1] ?? inside).trim()
}

/**
 * Guesses the kind of a text: an e-mail if it has an @, a phone if it is one of seven digits or
 * more, or several of them without a letter.
 *
 * Empty: null, also for a text that is neither. Source: section 5, "Fraud search".
 */
export const contactKindOf = (pasted: string): ContactKind | null => {
  const text = contactText(pasted)
  if (text.includes('@')) return 'email'
  const isPhone = readPhone(text) !== undefined || !/\p{L}/u.test(text)
  return isPhone && phonesIn(text, PHONE_DIGITS_MIN).length > 0 ? 'phone' : null
}

const problem = (field: string, message: string) => refused<Problem>({ field, message })

/**
 * Reads a typed or pasted search. The kind is the chosen one, else the guessed one.
 *
 * Refuses: a text of no kind (field `kind`); what `readContactQuery` refuses; an invalid e-mail, a phone of fewer than
 * seven digits, two phones, and more than 254 characters (field `text`), as none of these is on record.
 * Source: section 5, "Fraud search". Choice: only typed text is checked this closely; an address is read as it is.
 */
export const readTypedContact = (pasted: string, set: ContactKind | null): Outcome<ContactQuery, Problem> => {
  const text = contactText(pasted)
  const read = readContactQuery(set ?? contactKindOf(pasted), text)
  if (!read.ok) return read.refusal.field === 'kind' ? read : problem('text', read.refusal.message)
  if (text.length > CONTACT_CHARACTERS_MAX) return problem('text', 'Shorten it to 254 characters.')
  if (read.value.kind === 'email')
    return looksLikeEmail(read.value.email) ? read : problem('text', 'This is not a valid e-mail address.')
  const [phone, other] = phonesIn(text, PHONE_DIGITS_MIN)
  if (phone === undefined) return problem('text', 'A phone number has at least seven digits.')
  return other === undefined
    ? readContactQuery('phone', writtenPhone(phone))
    : problem('text', 'Enter one phone number.')
}

/** The text of a search, as shown in the field. */
export const textOfContact = (query: ContactQuery): string =>
  query.kind === 'email' ? query.email : query.phone
