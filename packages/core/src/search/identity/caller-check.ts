import type { CarrierDetail } from '../../carrier/carrier.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { isSamePhone, normalEmail } from '../../shared/normal-contact.ts'
import { phoneText } from '../../shared/phone.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import { type ContactRow, contactRows } from '../contact/contact-rows.ts'
import {
  emailsOnRecord,
  isLookalikeDomain,
  isLookalikeEmail,
  lookalikeOf,
  lookalikeText,
} from '../contact/look-alike.ts'
import type { CallerContact } from './caller-contact.ts'
import type { ContactChange } from './contact-change.ts'
import { type IdentityTerm, identityTerm } from './identity-terms.ts'
import { isPublicMail, mailDomain, websiteDomain } from './mail-domain.ts'

/** Whether the contact of a caller is the carrier's. */
export interface CallerCheck {
  /** The result in a word or two. */
  readonly word: Fact
  /** What it means, and what to do. */
  readonly text: string
  /** Other carriers that have it on record. */
  readonly others: readonly ContactRow[]
}

type Checked = Pick<CarrierDetail, 'id' | 'legalName' | 'phone' | 'email' | 'website' | 'contacts'>

interface CallerRequest {
  readonly contact: CallerContact
  readonly carrier: Checked
  /** Null: not requested, as for a website. */
  readonly answer: ContactAnswer | null
  readonly changes: readonly ContactChange[]
}

const sameAs = (contact: CallerContact, value: string | null): boolean => {
  if (value === null) return false
  switch (contact.kind) {
    case 'phone':
      return isSamePhone(contact.phone, value)
    case 'email':
      return normalEmail(contact.email) !== null && normalEmail(contact.email) === normalEmail(value)
    default:
      return contact.domain === mailDomain(value)
  }
}

const federalOf = (contact: CallerContact, { phone, email }: Checked): string | null =>
  contact.kind === 'phone' ? phone : email

/** What the contact can be taken for: an address on record or its domain, or the website. The federal one weighs most. */
const resembledBy = (contact: CallerContact, carrier: Checked): string | undefined => {
  const emails = emailsOnRecord(carrier)
  if (contact.kind === 'phone') return undefined
  if (contact.kind === 'email') {
    const { email } = carrier
    return email !== null && isLookalikeEmail(contact.email, email)
      ? email
      : lookalikeOf(contact.email, emails)
  }
  const domains = [websiteDomain(carrier.website ?? ''), ...emails.map(mailDomain)]
  return (
    domains
      .filter(domain => domain !== null && !isPublicMail(domain))
      .find(domain => isLookalikeDomain(contact.domain, domain)) ?? undefined
  )
}

const nounOf = ({ kind }: CallerContact): string =>
  ({ phone: 'number', email: 'e-mail address', website: 'website' })[kind]

const callText = ({ phone }: Checked): string => {
  const text = phoneText(phone)
  return text === null
    ? 'FMCSA has no phone number on file for this carrier, so ask for documents only the carrier would have.'
    : `Hang up and call ${text}, its FMCSA number.`
}

const lookalikeAdvice = (resembled: string, legalName: string, carrier: Checked): string =>
  `${lookalikeText(resembled, legalName)}, but is not the same. Do not book with it. ${callText(carrier)}`

const othersOf = ({ answer, carrier }: CallerRequest): readonly ContactRow[] =>
  answer === null ? [] : contactRows(answer).filter(({ id }) => id !== carrier.id)

const ownOf = ({ answer, carrier }: CallerRequest): ContactRow | undefined =>
  answer === null ? undefined : contactRows(answer).find(({ id }) => id === carrier.id)

const oldOf = ({ contact, changes }: CallerRequest): ContactChange | undefined =>
  changes.find(change => change.kind === contact.kind && sameAs(contact, change.was))

type Rule = readonly [word: IdentityTerm, text: (request: CallerRequest) => string | null]

const MATCH: Readonly<Record<CallerContact['kind'], string>> = {
  phone: 'This is its FMCSA number. Caller ID can be spoofed: hang up and call it back yourself.',
  email: 'This is its FMCSA e-mail address. A sender can be faked: call its FMCSA number to confirm.',
  website: 'Its FMCSA e-mail address is at this domain.',
}

/** The results, the gravest first; each returns its explanation, or null where it does not apply. */
const RULES: readonly Rule[] = [
  [
    'reported',
    ({ answer, carrier }) =>
      (answer?.fraudReportsCount ?? 0) > 0 ? `Brokers reported it for fraud. ${callText(carrier)}` : null,
  ],
  [
    'do-not-dispatch',
    request =>
      othersOf(request).some(({ connection }) => connection?.status === 'do_not_dispatch')
        ? 'It is on record for a carrier your company marked do not dispatch.'
        : null,
  ],
  [
    'matches',
    ({ contact, carrier }) => (sameAs(contact, federalOf(contact, carrier)) ? MATCH[contact.kind] : null),
  ],
  [
    'on-record',
    ({ contact, carrier }) =>
      contact.kind === 'website' && contact.domain === websiteDomain(carrier.website ?? '')
        ? `Its record has this website, and FMCSA keeps none. ${callText(carrier)}`
        : null,
  ],
  [
    'look-alike',
    ({ contact, carrier }) => {
      const resembled = resembledBy(contact, carrier)
      return resembled === undefined ? null : lookalikeAdvice(resembled, carrier.legalName, carrier)
    },
  ],
  [
    'old',
    request => {
      const old = oldOf(request)
      return old === undefined
        ? null
        : `It was on file with FMCSA until ${formatCalendarDate(old.changedOn)}. ${callText(request.carrier)}`
    },
  ],
  [
    'dispatcher',
    request =>
      ownOf(request)?.relations.includes('own') === false
        ? `Someone who books loads for this carrier. Confirm that they are authorized. ${callText(request.carrier)}`
        : null,
  ],
  [
    'not-federal',
    request =>
      ownOf(request) === undefined
        ? null
        : `On record for this carrier from another source, not on file with FMCSA. ${callText(request.carrier)}`,
  ],
  [
    'other-carrier',
    request =>
      othersOf(request).length > 0
        ? `This ${nounOf(request.contact)} is not this carrier’s. ${callText(request.carrier)}`
        : null,
  ],
  [
    'look-alike',
    ({ answer, carrier }) => {
      const resembled = answer?.lookalikes[0]
      return resembled === undefined ? null : lookalikeAdvice(resembled.email, resembled.legalName, carrier)
    },
  ],
]

/**
 * Whether the contact that a caller uses is this carrier's.
 *
 * Empty: "Not on record" for one that nothing is known of, which is not fraud by itself. A report, and a carrier that
 * must not be used, outweigh a match. Source: section 3, "Identity check"; section 5, "Fraud search".
 */
export const callerCheck = (request: CallerRequest): CallerCheck => {
  const others = othersOf(request)
  for (const [word, textOf] of RULES) {
    const text = textOf(request)
    if (text !== null) return { word: identityTerm(word), text, others }
  }
  const { contact, carrier } = request
  const text = `No carrier has this ${nounOf(contact)} on record. ${callText(carrier)}`
  return { word: identityTerm('not-on-record'), text, others }
}
