import type { ContactWindow } from '../../account/contact-window.ts'
import { identifierText } from '../../carrier/identifier-text.ts'
import type { Identifier } from '../../carrier/identifiers.ts'
import type { IdentityTerm } from '../identity/identity-terms.ts'
import { rowsAtDomain } from './at-domain.ts'
import { type ContactRow, contactRows } from './contact-rows.ts'
import {
  type AnsweredContact,
  type ContactVerdict,
  type ContactVerdictKind,
  contactVerdicts,
  isOnFile,
} from './contact-verdict.ts'

/** What can be said of two contacts: what is said of one, that they are of different carriers, or not both at FMCSA. */
export type PairTerm = ContactVerdictKind | Extract<IdentityTerm, 'other-carrier' | 'not-federal'>

/** One of two contacts, with what decides about both. */
export interface PairedContact extends AnsweredContact {
  /** Its gravest verdict. */
  readonly worst: ContactVerdictKind
  /** The carriers that have it now. */
  readonly holders: readonly ContactRow[]
  /** The carriers at whose domain it is. */
  readonly atDomain: readonly ContactRow[]
  /** The carriers that had it on file. */
  readonly former: readonly ContactRow[]
}

/** A phone and an e-mail address that are said to be of one carrier. */
export interface ContactPair {
  readonly phone: PairedContact
  readonly email: PairedContact
  /** The carriers that have both now. */
  readonly sharing: readonly ContactRow[]
  /** Those of them that have all numbers that were given. */
  readonly common: readonly ContactRow[]
  /** Empty: none was given. */
  readonly numbers: readonly Identifier[]
}

/** Whether a carrier has all of some numbers. Empty: it has, where none is given. Source: section 3, "Identifiers". */
export const hasNumbers = (
  { identifiers }: Pick<ContactRow, 'identifiers'>,
  numbers: readonly Identifier[],
): boolean => {
  const own = new Set(identifiers.map(identifierText))
  return numbers.every(number => own.has(identifierText(number)))
}

/** Whether a carrier has one of two contacts on file with FMCSA. Source: section 3, "Identity check". */
export const hasOnFile = ({ id }: Pick<ContactRow, 'id'>, { holders, query }: PairedContact): boolean =>
  holders.some(row => row.id === id && isOnFile(query, row))

const pairedOf = (looked: AnsweredContact, window: ContactWindow): PairedContact => {
  const rows = contactRows(looked.answer)
  const [worst] = contactVerdicts(looked.answer, looked.query, window) as readonly [ContactVerdict]
  return {
    ...looked,
    worst: worst.kind,
    atDomain: rowsAtDomain(looked.answer, looked.query, window),
    holders: rows.filter(({ relations }) => relations[0] !== 'former'),
    former: rows.filter(({ relations }) => relations[0] === 'former'),
  }
}

/**
 * Two contacts as a pair, whatever their order.
 *
 * Empty: no carrier has both where either is on no record. Source: section 5, "Fraud search".
 */
export const pairedContacts = (
  looked: readonly [AnsweredContact, AnsweredContact],
  numbers: readonly Identifier[],
  window: ContactWindow,
): ContactPair => {
  const [phone, email] = looked
    .toSorted((one, other) => other.query.kind.localeCompare(one.query.kind))
    .map(each => pairedOf(each, window)) as unknown as readonly [PairedContact, PairedContact]
  const sharing = phone.holders.filter(({ id }) => email.holders.some(each => each.id === id))
  return { phone, email, sharing, common: sharing.filter(row => hasNumbers(row, numbers)), numbers }
}
