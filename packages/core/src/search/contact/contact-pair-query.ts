import { identifierText } from '../../carrier/identifier-text.ts'
import type { Identifier } from '../../carrier/identifiers.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { phoneText } from '../../shared/phone.ts'
import { phonesIn, writtenPhone } from '../../shared/read-phone.ts'
import type { Problem } from '../../shared/refusal.ts'
import { PHONE_DIGITS_MIN } from '../../identity-alert/alert-contact.ts'
import { carrierNumbersIn, withoutCarrierNumbers } from '../carrier-numbers-in.ts'
import {
  CONTACT_KIND_NEEDED,
  type ContactKind,
  type ContactQuery,
  readContactQuery,
} from './contact-query.ts'
import { contactText, readTypedContact, textOfContact } from './typed-contact.ts'

/** A phone number and an e-mail address that are said to be of one carrier. */
export interface ContactPairQuery {
  readonly kind: 'pair'
  readonly phone: string
  readonly email: string
  /** The MC and DOT numbers that were given with them. Empty: none was. */
  readonly numbers: readonly Identifier[]
}

/** What a contact search looks up: one contact, or two that are said to be of one carrier. */
export type ContactSearchQuery = ContactQuery | ContactPairQuery

/** The contacts that a search looks up: one, or the phone and then the e-mail. Source: section 5, "Fraud search". */
export const contactsOf = (query: ContactSearchQuery): readonly ContactQuery[] =>
  query.kind === 'pair'
    ? [
        { kind: 'phone', phone: query.phone },
        { kind: 'email', email: query.email },
      ]
    : [query]

/** The MC and DOT numbers of a search as text: "MC 123456, DOT 3000002". Empty: an empty text. */
export const numbersText = (query: ContactSearchQuery): string =>
  query.kind === 'pair' ? query.numbers.map(identifierText).join(', ') : ''

/** The text of a search, as shown in the field and read from there. Source: section 5, "Fraud search". */
export const textOfSearch = (query: ContactSearchQuery): string =>
  [...contactsOf(query).map(textOfContact), numbersText(query)].filter(part => part !== '').join(', ')

/** A search as it is shown: "(214) 555-0110", "(214) 555-0110 and ruth@b.example". Source: section 5, "Fraud search"; the wording is ours. */
export const contactQueryText = (query: ContactSearchQuery): string =>
  contactsOf(query)
    .map(contact => (contact.kind === 'email' ? contact.email : (phoneText(contact.phone) ?? contact.phone)))
    .join(' and ')

/**
 * The search for what an address or a form holds: for both contacts where it has both, else for the one that it has.
 *
 * Empty: refused like a search without a kind. Refuses: what `readContactQuery` refuses, of either.
 * Source: section 2, "Routes" (query email, phone); section 5, "Fraud search". Choice: numbers of the carrier say something
 * of two contacts only.
 */
export const readContactSearch = ({
  email = '',
  phone = '',
  number = '',
}: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly number?: string | undefined
}): Outcome<ContactSearchQuery, Problem> => {
  const [hasEmail, hasPhone] = [email, phone].map(text => text.trim() !== '')
  const [byEmail, byPhone] = [readContactQuery('email', email), readContactQuery('phone', phone)]
  if (hasEmail !== true && hasPhone !== true) return refused({ field: 'kind', message: CONTACT_KIND_NEEDED })
  if (hasPhone !== true) return byEmail
  if (hasEmail !== true) return byPhone
  return paired(byPhone, byEmail, number)
}

const paired = (
  phone: Outcome<ContactQuery, Problem>,
  email: Outcome<ContactQuery, Problem>,
  number: string,
): Outcome<ContactSearchQuery, Problem> => {
  if (!phone.ok) return phone
  if (!email.ok) return email
  return done({
    kind: 'pair',
    phone: textOfContact(phone.value),
    email: textOfContact(email.value),
    numbers: carrierNumbersIn(number).map(({ identifier }) => identifier),
  })
}

const EMAIL = /[^\s,;<>]+@[^\s,;<>]+/g
/** What a sentence puts around an address. */
const AROUND = /^[(["]+|[)\]"'.:]+$/g
/** The contacts in a text, each as written, and what is left without the e-mail addresses. */
const contactsIn = (text: string) => {
  const rest = text.replaceAll(EMAIL, ',')
  return {
    emails: (text.match(EMAIL) ?? []).map(each => contactText(each.replaceAll(AROUND, ''))),
    phones: phonesIn(withoutCarrierNumbers(rest), PHONE_DIGITS_MIN).map(writtenPhone),
    rest,
  }
}

/** Whether a typed text holds a phone number and an e-mail address. Source: section 5, "Fraud search". */
export const isTypedPair = (pasted: string): boolean => {
  const { emails, phones } = contactsIn(pasted)
  return emails.length > 0 && phones.length > 0
}

const TOO_MANY =
  'Enter one e-mail address and one phone number. Write MC or DOT in front of a carrier’s number.'

/**
 * Reads a typed or pasted search: a phone number and an e-mail address in any order, also between other words as in a
 * signature, with the MC and DOT numbers beside them; else one contact, as `readTypedContact` does.
 *
 * Refuses: what `readTypedContact` refuses, of either; two of a kind beside one of the other (field `text`).
 * Source: section 5, "Fraud search".
 */
export const readTypedSearch = (
  pasted: string,
  set: ContactKind | null,
): Outcome<ContactSearchQuery, Problem> => {
  const { emails, phones, rest } = contactsIn(pasted)
  const [[email, otherEmail], [phone, otherPhone]] = [emails, phones]
  if (email === undefined || phone === undefined) return readTypedContact(pasted, set)
  return otherEmail === undefined && otherPhone === undefined
    ? paired(readTypedContact(phone, 'phone'), readTypedContact(email, 'email'), rest)
    : refused({ field: 'text', message: TOO_MANY })
}
