import type { Fact } from '../carrier/facts/fact.ts'
import { lookalikeText } from '../search/contact/look-alike.ts'
import type { CallerCheck } from '../search/identity/caller-request.ts'
import { deservesReview, type IdentityTerm, identityTerm } from '../search/identity/identity-terms.ts'
import type { CarrierId } from '../shared/ids.ts'

/**
 * How the address of an e-mail relates to its carrier: the result of the identity check, and whose address it is or
 * resembles.
 *
 * Source: section 3, "Rate confirmation mail"; section 3, "Identity check". Choice: the specification does not compare the
 * two; freight is stolen by having its rate confirmation sent elsewhere.
 */
export type Recipient = Pick<CallerCheck, 'term' | 'whose'>

/** What an address is that is not on record for the carrier. */
const UNKNOWN: ReadonlySet<IdentityTerm> = new Set(['look-alike', 'other-carrier', 'not-on-record'])

/** What is wrong with an address, after "Sent to" and "Came from". The others are the carrier's, or may be. */
const WARNED: Readonly<Partial<Record<IdentityTerm, string>>> = {
  reported: 'an address that brokers reported',
  'do-not-dispatch': 'an address of a carrier marked do not dispatch',
  'look-alike': 'a look-alike of the carrier’s address',
  'other-carrier': 'another carrier’s address',
  'unsafe-carrier': 'an address that an unsafe carrier has too',
  changed: 'an address that is new on file',
  old: 'an address that is no longer on file',
  dispatcher: 'a dispatcher’s address',
  'not-on-record': 'an address that is not the carrier’s',
}

/**
 * The result for an address in a word or two, with its tone.
 *
 * Choice: one that is not on record is a fail here, and only unknown elsewhere: freight went to it.
 * Source: section 3, "Identity check"; section 3, "Rate confirmation mail".
 */
export const recipientFact = ({ term }: Pick<Recipient, 'term'>): Fact =>
  term === 'not-on-record' ? { ...identityTerm(term), tone: 'fail' } : identityTerm(term)

/** What is said first about an address that is not the carrier's, or may be no longer. */
export interface RecipientWarning {
  /** "Sent to a look-alike of the carrier’s address." */
  readonly title: string
  readonly tone: 'fail' | 'incomplete'
  /** Whether it is not on record for the carrier, now or before. */
  readonly isUnknown: boolean
}

/**
 * What is said before everything else about the address of an e-mail of the carrier `carrierId`.
 *
 * Empty: null for an address that is the carrier's or at its domain, for one that could not be checked, and where nothing is
 * known. Source: section 3, "Rate confirmation mail".
 */
export const recipientWarning = (
  recipient: Recipient | null,
  isReceived: boolean,
  carrierId: CarrierId | null,
): RecipientWarning | null => {
  const what = recipient === null ? undefined : WARNED[recipient.term]
  if (recipient === null || what === undefined) return null
  const { term, whose } = recipient
  const isOther = term === 'look-alike' && whose !== null && whose.carrierId !== carrierId
  return {
    title: `${isReceived ? 'Came from' : 'Sent to'} ${isOther ? 'a look-alike of another carrier’s address' : what}.`,
    tone: recipientFact(recipient).tone === 'fail' ? 'fail' : 'incomplete',
    isUnknown: UNKNOWN.has(term),
  }
}

/**
 * Whose address it is or resembles: "Looks like office@eaglemesa.example of EAGLE MESA FREIGHT LLC", "On record for COPPER
 * WREN LLC".
 *
 * Empty: null where no carrier is to be named, as for an address at the carrier's own domain.
 * Source: section 5, "Look-alikes"; the wording is ours.
 */
export const recipientText = ({ term, whose }: Recipient): string | null => {
  if (whose === null) return null
  if (term === 'look-alike') return lookalikeText(whose.value, whose.legalName)
  return deservesReview(identityTerm(term)) ? `On record for ${whose.legalName}` : null
}
