import type { FormerContact } from '../../carrier/contact/contact-record.ts'
import { contactToUse } from '../../carrier/contact/contact-to-use.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { isSamePhone, normalEmail } from '../../shared/normal-contact.ts'
import { type ContactRow, contactRows } from '../contact/contact-rows.ts'
import {
  emailsOnRecord,
  isLookalikeDomain,
  isLookalikeEmail,
  lookalikeOf,
  lookalikeText,
} from '../contact/look-alike.ts'
import { type CallerContact, textOfCaller } from './caller-contact.ts'
import type { CallerCheck, CallerRequest, CheckedOfCaller, OwnedContact } from './caller-request.ts'
import { federalTerm } from './federal-term.ts'
import { gravestFirst, type IdentityTerm, identityTerm, isUnsafeToUse } from './identity-terms.ts'
import { isPublicMail, mailDomain, websiteDomain } from './mail-domain.ts'
import { addressAtOwnDomain } from './own-domain.ts'

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

const federalOf = (contact: CallerContact, { phone, email }: CheckedOfCaller): string | null =>
  contact.kind === 'phone' ? phone : email

/** What the contact can be taken for: an address on record or its domain, or the website. The federal one weighs most. */
const resembledBy = (contact: CallerContact, carrier: CheckedOfCaller): string | undefined => {
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

const isReported = ({ answer }: CallerRequest): boolean => (answer?.fraudReportsCount ?? 0) > 0

/** Whom to call in its place, or what to ask for. A reported number is never it. */
const callText = (request: CallerRequest): string => {
  const { contact, carrier, window } = request
  const reported = contact.kind === 'phone' && isReported(request) ? contact.phone : null
  const { value, text } = contactToUse('phone', carrier, window, reported)
  return value === null ? text : `Hang up. ${text}`
}

const lookalikeAdvice = (resembled: string, legalName: string, request: CallerRequest): string =>
  `${lookalikeText(resembled, legalName)}, but is not the same. Do not book with it. ${callText(request)}`

/** The carriers that have it now. */
const rowsOf = ({ answer }: CallerRequest): readonly ContactRow[] =>
  answer === null ? [] : contactRows(answer).filter(({ relations }) => relations[0] !== 'former')

const holdersOf = (request: CallerRequest): readonly ContactRow[] =>
  rowsOf(request).filter(({ id }) => id !== request.carrier.id)

/** Whether the carrier's record has it from a rate confirmation alone. */
const isOnlyConfirmed = ({ contact, carrier }: CallerRequest): boolean => {
  const { kind } = contact
  const given = kind === 'website' ? [] : carrier.contacts.filter(each => sameAs(contact, each[kind]))
  return given.length > 0 && given.every(({ source }) => source === 'Rate confirmation')
}

const ownOf = (request: CallerRequest): ContactRow | undefined =>
  isOnlyConfirmed(request) ? undefined : rowsOf(request).find(({ id }) => id === request.carrier.id)

const ownDomainOf = ({ contact, carrier, window }: CallerRequest): string | undefined =>
  contact.kind === 'email'
    ? addressAtOwnDomain(contact.email, carrier, emailsOnRecord(carrier), window)
    : undefined

const ownedBy = (value: string, { id, legalName }: Pick<ContactRow, 'id' | 'legalName'>): OwnedContact => ({
  value,
  carrierId: id,
  legalName,
})

const isBlocked = ({ connection }: ContactRow): boolean => connection?.status === 'do_not_dispatch'

const oldOf = ({ contact, carrier }: CallerRequest): FormerContact | undefined =>
  contact.kind === 'website'
    ? undefined
    : carrier.contactRecords?.[contact.kind].former.find(({ value }) => sameAs(contact, value))

type Finding = readonly [word: IdentityTerm, text: string, whose?: OwnedContact]
type Rule = (request: CallerRequest) => Finding | null

const MATCH: Readonly<Record<CallerContact['kind'], (request: CallerRequest) => string>> = {
  phone: () => 'This is its FMCSA number. Caller ID can be spoofed: hang up and call it back yourself.',
  email: request => `This is its FMCSA e-mail address. A sender can be faked. ${callText(request)}`,
  website: () => 'Its FMCSA e-mail address is at this domain.',
}

const isFederal = ({ contact, carrier }: CallerRequest): boolean =>
  sameAs(contact, federalOf(contact, carrier))

const isOnRecordAsWebsite = ({ contact, carrier }: CallerRequest): boolean =>
  contact.kind === 'website' && contact.domain === websiteDomain(carrier.website ?? '')

/** What the age of the contact on file says, and a match where it says nothing. */
const federalFinding: Rule = request => {
  if (!isFederal(request)) return null
  const { contact, carrier, window } = request
  if (contact.kind === 'website') return ['matches', MATCH.website(request)]
  const word = federalTerm(contact.kind, carrier, window)
  if (word === 'matches') return [word, MATCH[contact.kind](request)]
  return word === 'not-checked'
    ? [word, `It is on file with FMCSA, and since when is not known. ${callText(request)}`]
    : [word, `It is on file with FMCSA, and that is not enough. ${callText(request)}`]
}

const lookalikeFinding: Rule = request => {
  const { contact, carrier, answer } = request
  if (isFederal(request) || ownOf(request) !== undefined || isOnRecordAsWebsite(request)) return null
  const own = resembledBy(contact, carrier)
  if (own !== undefined)
    return ['look-alike', lookalikeAdvice(own, carrier.legalName, request), ownedBy(own, carrier)]
  if (holdersOf(request).length > 0 || ownDomainOf(request) !== undefined) return null
  const other = answer?.lookalikes[0]
  if (other === undefined) return null
  const { email, carrierId, legalName } = other
  return ['look-alike', lookalikeAdvice(email, legalName, request), { value: email, carrierId, legalName }]
}

const otherFinding: Rule = request => {
  const [holder] = holdersOf(request)
  if (holder === undefined) return null
  const { contact } = request
  const whose = ownedBy(textOfCaller(contact), holder)
  return isFederal(request) || ownOf(request) !== undefined
    ? ['shared', `Other carriers have this ${nounOf(contact)} too. ${callText(request)}`, whose]
    : ['other-carrier', `This ${nounOf(contact)} is not this carrier’s. ${callText(request)}`, whose]
}

const ownFinding: Rule = request => {
  const own = ownOf(request)
  if (own === undefined || isFederal(request)) return null
  return own.relations.includes('own')
    ? [
        'not-federal',
        `On record for this carrier from another source, not on file with FMCSA. ${callText(request)}`,
      ]
    : [
        'dispatcher',
        `Someone who books loads for this carrier. Confirm that they are authorized. ${callText(request)}`,
      ]
}

/** What may be found, in no order: the table of results decides. */
const RULES: readonly Rule[] = [
  request =>
    isReported(request) ? ['reported', `Brokers reported it for fraud. ${callText(request)}`] : null,
  request => {
    const blocked = holdersOf(request).find(isBlocked)
    if (blocked === undefined) return null
    const text = 'It is on record for a carrier your company marked do not dispatch.'
    return ['do-not-dispatch', text, ownedBy(textOfCaller(request.contact), blocked)]
  },
  federalFinding,
  lookalikeFinding,
  otherFinding,
  ownFinding,
  request =>
    isOnRecordAsWebsite(request)
      ? ['on-record', `Its record has this website, and FMCSA keeps none. ${callText(request)}`]
      : null,
  request => {
    const old = isFederal(request) ? undefined : oldOf(request)
    return old === undefined
      ? null
      : ['old', `It was on file with FMCSA until ${formatCalendarDate(old.until)}. ${callText(request)}`]
  },
  request => {
    const known = ownDomainOf(request)
    if (known === undefined || isFederal(request) || ownOf(request) !== undefined) return null
    const text = `No carrier has it on record. It is at the domain of ${known}. ${callText(request)}`
    return ['own-domain', text, ownedBy(known, request.carrier)]
  },
  request => [
    'not-on-record',
    isOnlyConfirmed(request)
      ? `Known from a rate confirmation only, which proves nothing. ${callText(request)}`
      : `No carrier has this ${nounOf(request.contact)} on record. ${callText(request)}`,
  ],
]

/**
 * Whether the contact that a caller uses is this carrier's: the gravest of what is found.
 *
 * Empty: "Not on record" for one that nothing is known of, which is not fraud by itself. A contact that was reported, looks
 * like another, or is new never matches. Source: section 3, "Identity check"; section 5, "Fraud search".
 */
export const callerCheck = (request: CallerRequest): CallerCheck => {
  const found = RULES.map(rule => rule(request)).filter(finding => finding !== null)
  const [[term, text, whose = null]] = gravestFirst(found) as readonly [Finding]
  return {
    word: identityTerm(term),
    term,
    whose,
    isUnsafe: isUnsafeToUse(term),
    text,
    others: holdersOf(request),
  }
}
