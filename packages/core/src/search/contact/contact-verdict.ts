import type { ContactWindow } from '../../account/contact-window.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { isSamePhone, normalEmail } from '../../shared/normal-contact.ts'
import { IDENTITY_TERMS, type IdentityTerm } from '../identity/identity-terms.ts'
import { federalTerm } from '../identity/federal-term.ts'
import { type DomainRow, rowsAtDomain } from './at-domain.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import { type ContactRow, carriersText, contactRows } from './contact-rows.ts'
import { lookalikeText } from './look-alike.ts'

/** A verdict with its texts. */
export interface ContactVerdict {
  readonly kind: ContactVerdictKind
  readonly title: string
  /** What it means, and what to do. */
  readonly explanation: string
  readonly tone: Fact['tone']
}

const NOT_QUITE = 'but is not the same. Treat it as impersonation; do not book.'

type Message = Omit<ContactVerdict, 'kind'>

const MESSAGES = {
  reported: {
    title: 'Reported for fraud',
    explanation: 'Brokers reported this contact. Read their reports, and do not book with it.',
    tone: 'fail',
  },
  'do-not-dispatch': {
    title: 'Do not dispatch',
    explanation: 'This contact belongs to a carrier your company marked do not dispatch.',
    tone: 'fail',
  },
  'look-alike': {
    title: 'Look-alike',
    explanation: `Almost a contact on record, ${NOT_QUITE}`,
    tone: 'fail',
  },
  'unsafe-carrier': {
    title: 'Shared with an unsafe carrier',
    explanation: 'Also on record for a carrier that was revoked, is out of service, or was reported.',
    tone: 'fail',
  },
  changed: {
    title: 'New on file',
    explanation: 'FMCSA has had it on file only for a short time, as when a carrier is hijacked.',
    tone: 'incomplete',
  },
  old: {
    title: 'Formerly on file',
    explanation: 'FMCSA had it on file for a carrier before, and has another one now.',
    tone: 'incomplete',
  },
  shared: {
    title: 'Several carriers',
    explanation: 'More than one carrier uses this contact. Find out which one you are talking to.',
    tone: 'incomplete',
  },
  dispatcher: {
    title: 'Dispatcher',
    explanation: 'Someone who books loads for a carrier. Confirm with the carrier that they are authorized.',
    tone: 'incomplete',
  },
  'own-domain': {
    title: 'At a carrier’s e-mail domain',
    explanation: 'On no record, but at the e-mail domain of a carrier. Verify before you book.',
    tone: 'unknown',
  },
  'not-checked': {
    title: 'Age not known',
    explanation: 'On file with FMCSA, and since when is not known. That is no match: verify before you book.',
    tone: 'unknown',
  },
  matches: {
    title: 'Matches one carrier',
    explanation: 'On record for this carrier and no other. Check its verdict before you book.',
    tone: 'plain',
  },
  'not-on-record': {
    title: 'Not on record',
    explanation: 'Not linked to any carrier. That alone is not fraud, but verify before you book.',
    tone: 'unknown',
  },
} as const satisfies Partial<Record<IdentityTerm, Message>>

/** One of the verdicts on a contact: the results of a check that need no carrier. Source: section 8, "Fraud search answer". */
export type ContactVerdictKind = keyof typeof MESSAGES

const isKind = (term: IdentityTerm): term is ContactVerdictKind => term in MESSAGES

/** The possible verdicts, the gravest first. Source: section 8, "Fraud search answer"; section 3, "Identity check". */
export const CONTACT_VERDICTS: readonly ContactVerdictKind[] = IDENTITY_TERMS.filter(isKind)

/** The texts of a verdict. Source: section 8, "Fraud search answer". */
export const contactVerdictOf = (kind: ContactVerdictKind): ContactVerdict => ({ kind, ...MESSAGES[kind] })

/** A contact that was looked up, and what is known of it. */
export interface AnsweredContact {
  readonly query: ContactQuery
  readonly answer: ContactAnswer
}

interface Looked extends AnsweredContact {
  readonly window: ContactWindow
  /** The carriers at whose domain it is. */
  readonly atDomain: readonly DomainRow[]
}

const having = ({ answer }: Looked, relation: ContactRow['relations'][number]): readonly ContactRow[] =>
  contactRows(answer).filter(({ relations }) => relations.includes(relation))

/** Whether a contact is the one that a carrier has on file with FMCSA. Empty: not for one that is not shown. */
export const isOnFile = (
  query: ContactQuery,
  { phone, email }: Pick<ContactRow, 'phone' | 'email'>,
): boolean =>
  query.kind === 'phone'
    ? phone !== null && isSamePhone(query.phone, phone)
    : email !== null && normalEmail(query.email) === normalEmail(email)

/** What the record of the carriers says that have the contact on file with FMCSA. */
const federalTerms = (looked: Looked): readonly IdentityTerm[] => {
  const { query, window } = looked
  return having(looked, 'own')
    .filter(carrier => isOnFile(query, carrier))
    .map(carrier => federalTerm(query.kind, carrier, window))
}

const isUnknown = ({ answer: { carriers, lookalikes, fraudReportsCount }, atDomain }: Looked): boolean =>
  carriers.length === 0 && lookalikes.length === 0 && atDomain.length === 0 && (fraudReportsCount ?? 0) === 0

const isBlocked = ({ connection }: ContactRow): boolean => connection?.status === 'do_not_dispatch'

const APPLIES: Readonly<Record<ContactVerdictKind, (looked: Looked) => boolean>> = {
  reported: looked => (looked.answer.fraudReportsCount ?? 0) > 0 || federalTerms(looked).includes('reported'),
  'do-not-dispatch': looked =>
    [...having(looked, 'own'), ...having(looked, 'dispatcher'), ...looked.atDomain].some(isBlocked),
  'look-alike': looked =>
    having(looked, 'own').length === 0 &&
    having(looked, 'dispatcher').length === 0 &&
    looked.answer.lookalikes.length > 0,
  'unsafe-carrier': looked => federalTerms(looked).includes('unsafe-carrier'),
  changed: looked => federalTerms(looked).includes('changed'),
  old: looked => having(looked, 'former').length > 0,
  shared: looked => having(looked, 'own').length > 1,
  dispatcher: looked => having(looked, 'dispatcher').length > 0,
  'own-domain': ({ atDomain }) => atDomain.length > 0,
  'not-checked': looked => federalTerms(looked).includes('not-checked'),
  matches: looked => having(looked, 'own').length === 1,
  'not-on-record': isUnknown,
}

const WITH_OTHERS: ReadonlySet<ContactVerdictKind> = new Set(['dispatcher', 'do-not-dispatch', 'old'])

/** A match is shown with what is said of the carrier, and never with what is said of the contact. */
const isMatched = (kinds: readonly ContactVerdictKind[]): boolean =>
  kinds.every(kind => kind === 'matches' || WITH_OTHERS.has(kind))

const domainText = (kind: 'own-domain' | 'do-not-dispatch', { atDomain }: Looked): string => {
  if (kind === 'own-domain')
    return `No carrier has it on record. It is at the e-mail domain of ${carriersText(atDomain)}. Verify before you book.`
  return `At the e-mail domain of ${carriersText(atDomain.filter(isBlocked))}, which your company marked do not dispatch.`
}

const explained = (kind: ContactVerdictKind, looked: Looked): ContactVerdict => {
  const verdict = contactVerdictOf(kind)
  const [resembled] = looked.answer.lookalikes
  if (kind === 'look-alike' && resembled !== undefined)
    return { ...verdict, explanation: `${lookalikeText(resembled.email, resembled.legalName)}, ${NOT_QUITE}` }
  if ((kind === 'own-domain' || kind === 'do-not-dispatch') && looked.atDomain.length > 0)
    return { ...verdict, explanation: domainText(kind, looked) }
  const [former] = kind === 'old' ? having(looked, 'former') : []
  if (former?.formerUntil == null) return verdict
  const until = formatCalendarDate(former.formerUntil)
  return {
    ...verdict,
    explanation: `FMCSA had it on file for ${former.legalName} until ${until}, and has another one now.`,
  }
}

/**
 * All verdicts on an answer, gravest first by the one table of results. There is always at least one.
 *
 * A carrier listed twice counts once. A contact that a carrier has on record does not spoof another, and is at no other's
 * domain. "Not on record"
 * stands alone, and a contact that was reported, looks like another, or is new never matches. A match says nothing about the
 * carrier, so it is never a pass. Source: section 8, "Fraud search answer"; section 3, "Identity check".
 */
export const contactVerdicts = (
  answer: ContactAnswer,
  query: ContactQuery,
  window: ContactWindow,
): readonly ContactVerdict[] => {
  const looked = { answer, query, window, atDomain: rowsAtDomain(answer, query, window) }
  const kinds = CONTACT_VERDICTS.filter(kind => APPLIES[kind](looked))
  return kinds.filter(kind => kind !== 'matches' || isMatched(kinds)).map(kind => explained(kind, looked))
}
