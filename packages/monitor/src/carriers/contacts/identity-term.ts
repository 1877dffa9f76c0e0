import { isLookalikeEmail } from './look-alike.ts'
import { isPublicMail, mailDomain } from './mail-domain.ts'

/** The results for one contact, the gravest first. */
export const IDENTITY_TERMS = [
  'reported',
  'do_not_dispatch',
  'look_alike',
  'other_carrier',
  'unsafe_carrier',
  'changed',
  'old',
  'shared',
  'dispatcher',
  'not_federal',
  'own_domain',
  'not_checked',
  'matches',
  'not_on_record',
] as const
type IdentityTerm = (typeof IDENTITY_TERMS)[number]

/** A contact on record, and the carrier that has it. */
interface OwnedContact {
  readonly value: string
  readonly carrier_id: number
  readonly legal_name: string
}

/** A result, and whose contact it resembles or stands with. */
export interface IdentityAnswer {
  readonly term: IdentityTerm
  readonly whose: OwnedContact | null
}

interface Carrier {
  readonly id: number
  readonly legal_name: string
}

/** What is known of an address that is said to be a carrier's. */
export interface AddressFacts {
  /** As sent, and in the form in which equal ones are the same. Null: it is none. */
  readonly address: string
  readonly key: string | null
  readonly carrier: Carrier
  /** What the age of the address on file says. */
  readonly federal: IdentityTerm
  /** The address on file; then those of its contacts that are known from more than a rate confirmation. */
  readonly email: string | null
  readonly others: readonly string[]
  readonly isReported: boolean
  /** How the carrier itself has it. Null: not, or from a rate confirmation alone. */
  readonly own: 'own' | 'dispatcher' | null
  /** The other carriers that have it. */
  readonly holders: readonly (Carrier & { readonly is_blocked: boolean })[]
  readonly wasOnFile: boolean
  /** What it looks like on record of any carrier; read for an address that no carrier has. */
  readonly lookalike: OwnedContact | null
}

const normal = (email: string) => email.trim().toLowerCase()

const sameDomain = (domain: string | null, email: string | null) =>
  domain !== null && email !== null && !isPublicMail(domain) && mailDomain(normal(email)) === domain

/** The address on record at whose own domain an address is. An address on file that something speaks against has none. */
const atOwnDomain = ({ key, federal, email, others }: AddressFacts): string | null => {
  const domain = key === null ? null : mailDomain(key)
  const isOfFederal = sameDomain(domain, email)
  if (isOfFederal && federal !== 'matches' && federal !== 'not_checked') return null
  return isOfFederal ? email : (others.find(each => sameDomain(domain, each)) ?? null)
}

/** The carrier's address that another can be taken for. The one on file weighs most. */
const resembledBy = ({ key, email, others }: AddressFacts): string | null => {
  if (key === null) return null
  if (email !== null && isLookalikeEmail(key, normal(email))) return email
  const isAtHome = [email, ...others].some(each => sameDomain(mailDomain(key), each))
  return isAtHome ? null : (others.find(each => isLookalikeEmail(key, normal(each))) ?? null)
}

const isFederal = ({ key, email }: AddressFacts): boolean =>
  key !== null && email !== null && normal(email) === key

const ownedBy = (value: string, { id, legal_name }: Carrier): OwnedContact => ({
  value,
  carrier_id: id,
  legal_name,
})

/** What is found of an address that neither the federal record nor the carrier's own has. */
const strangersOf = (facts: AddressFacts): readonly IdentityAnswer[] => {
  const { carrier, holders, lookalike } = facts
  const [resembled, atDomain] = [resembledBy(facts), atOwnDomain(facts)]
  const found: IdentityAnswer[] = []
  if (resembled !== null) found.push({ term: 'look_alike', whose: ownedBy(resembled, carrier) })
  else if (holders.length === 0 && atDomain === null && lookalike !== null)
    found.push({ term: 'look_alike', whose: lookalike })
  if (atDomain !== null) found.push({ term: 'own_domain', whose: ownedBy(atDomain, carrier) })
  return found
}

/**
 * Whether an address is a carrier's: the gravest of what is found.
 *
 * Choice: the rule of the portal's identity check again; a contract holds the two equal.
 */
export const identityAnswerOf = (facts: AddressFacts): IdentityAnswer => {
  const { address, federal, isReported, own, holders, wasOnFile } = facts
  const isOnFile = isFederal(facts)
  const isOwn = isOnFile || own !== null
  const found: IdentityAnswer[] = isOwn ? [] : [...strangersOf(facts)]
  if (isReported) found.push({ term: 'reported', whose: null })
  const [holder] = holders
  const blocked = holders.find(({ is_blocked }) => is_blocked)
  if (blocked !== undefined) found.push({ term: 'do_not_dispatch', whose: ownedBy(address, blocked) })
  if (holder !== undefined)
    found.push({ term: isOwn ? 'shared' : 'other_carrier', whose: ownedBy(address, holder) })
  if (isOnFile) found.push({ term: federal, whose: null })
  else if (own !== null) found.push({ term: own === 'own' ? 'not_federal' : 'dispatcher', whose: null })
  if (!isOnFile && wasOnFile) found.push({ term: 'old', whose: null })
  return (
    IDENTITY_TERMS.map(term => found.find(each => each.term === term)).find(each => each !== undefined) ?? {
      term: 'not_on_record',
      whose: null,
    }
  )
}

/** Whether an address may be taken for that of any carrier: what else is known of it decides the rest. */
export const requiresLookalikes = (facts: Omit<AddressFacts, 'lookalike'>): boolean => {
  const known = { ...facts, lookalike: null }
  return facts.key !== null && ['old', 'not_on_record'].includes(identityAnswerOf(known).term)
}
