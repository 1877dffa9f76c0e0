import { lookalikeOf } from '../search/contact/look-alike.ts'
import { isPublicMail, mailDomain } from '../search/identity/mail-domain.ts'
import { normalEmail } from '../shared/normal-contact.ts'

/**
 * How the address of an e-mail relates to its carrier.
 *
 * Source: section 3, "Rate confirmation mail". Choice: the specification does not compare the two; freight is stolen by
 * having its rate confirmation sent elsewhere.
 */
export const RECIPIENTS = [
  'own-address',
  'own-domain',
  'look-alike',
  'someone-else',
  'not-checkable',
] as const

/** One of these. Source: section 3, "Rate confirmation mail". */
export type Recipient = (typeof RECIPIENTS)[number]

/** The label of each. Source: section 3, "Rate confirmation mail". */
export const RECIPIENT_LABELS: Readonly<Record<Recipient, string>> = {
  'own-address': 'The carrier’s address',
  'own-domain': 'The carrier’s domain',
  'look-alike': 'Look-alike, not the carrier’s',
  'someone-else': 'Not the carrier’s address',
  'not-checkable': 'Not checked: no address on record',
}

/**
 * How an address relates to the addresses on record for a carrier: one of them, in any case; at the domain of one of them
 * that is not a public mail service; one that looks like one of them, or like one of a carrier of the same name; or
 * another one.
 *
 * Empty: not checkable without an address on record. A text without an `@` is no address, so someone else's.
 * Source: section 3, "Rate confirmation mail"; section 5, "Look-alikes".
 */
export const recipientOf = (
  address: string,
  onRecord: readonly string[],
  namesakes: readonly string[] = [],
): Recipient => {
  const known = onRecord.map(normalEmail).filter((each): each is string => mailDomain(each) !== null)
  if (known.length === 0) return 'not-checkable'
  const domain = mailDomain(address)
  if (domain === null) return 'someone-else'
  if (known.includes(normalEmail(address) as string)) return 'own-address'
  if (!isPublicMail(domain) && known.some(each => mailDomain(each) === domain)) return 'own-domain'
  return lookalikeOf(address, [...known, ...namesakes]) === undefined ? 'someone-else' : 'look-alike'
}

/**
 * Whether an address is not the carrier's own: then it is said in red, before everything else.
 *
 * Empty: false where it could not be checked, and where nothing is known.
 * Source: section 3, "Rate confirmation mail".
 */
export const isWrongRecipient = (recipient: Recipient | null): boolean =>
  recipient === 'look-alike' || recipient === 'someone-else'
