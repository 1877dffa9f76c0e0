import type { CarrierDetail } from '../../carrier/carrier.ts'
import { normalEmail } from '../../shared/normal-contact.ts'
import { isPublicMail, mailDomain } from '../identity/mail-domain.ts'
import { readingOf } from './read-alike.ts'

/** What a company adds to its name, and an impostor to that of another, longest first. Choice: the words seen in domains. */
const SUFFIXES = [
  ...['accounting', 'billing', 'brokerage', 'cargo', 'carrier', 'carriers', 'co', 'company', 'corp'],
  ...['dispatch', 'dispatcher', 'dispatching', 'enterprises', 'express', 'freight', 'group', 'haul'],
  ...['haulers', 'hauling', 'inc', 'lines', 'llc', 'loads', 'logistics', 'ltl', 'mail', 'office', 'online'],
  ...['ops', 'pay', 'payments', 'portal', 'secure', 'services', 'setup', 'shipping', 'support', 'team'],
  ...['trans', 'transport', 'transportation'],
  ...['truck', 'trucking', 'trucks', 'us', 'usa'],
]
  .map(readingOf)
  .toSorted((one, other) => other.length - one.length)
const PREFIXES = [
  ...[
    'dispatch',
    'mail',
    'billing',
    'the',
    'my',
    'go',
    'team',
    'loads',
    'pay',
    'portal',
    'secure',
    'support',
  ],
].map(readingOf)

/** A shorter name is one letter away from too many others. */
const LETTERS_MIN = 5
/** Fewer letters beside a word of the trade are initials, which many share. */
const OWN_LETTERS_MIN = 4
/** Between hyphens, any company may have a common word. */
const PART_LETTERS_MIN = 7

/** A longer label is in no domain. */
const LABEL_CHARACTERS_MAX = 63

/** An ending of two labels, as .com.mx, behind a name. */
const ENDING_OF_TWO = /(?<=[^.]\.)(?:co|com|net|org)\.[a-z]{2}$/

const isDigitAt = (text: string, at: number): boolean => /\d/.test(text.charAt(at))

/** Whether of two names that differ one letter was inserted, dropped, replaced, or swapped with its neighbor. Another number is another name. */
const isOneChange = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwap =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  const isReplaced =
    short.slice(at + 1) === long.slice(at + 1) && !(isDigitAt(short, at) && isDigitAt(long, at))
  return isSwap || isReplaced
}

/** Whether a reading is a name of its own and no word of the trade. */
const isOwn = (reading: string): boolean => reading.length >= OWN_LETTERS_MIN && !SUFFIXES.includes(reading)

const withoutSuffix = (reading: string): string => {
  const found = SUFFIXES.find(word => reading.endsWith(word))
  const own = found === undefined ? reading : reading.slice(0, -found.length)
  return isOwn(own) ? own : reading
}

/** A name and what it is without the words beside it: one or two behind it, or one before it. */
const ownNamesOf = (reading: string): readonly string[] => {
  const shorter = withoutSuffix(reading)
  const before = PREFIXES.filter(word => reading.startsWith(word)).map(word => reading.slice(word.length))
  return [reading, shorter, withoutSuffix(shorter), ...before].filter(isOwn)
}

const plainOf = (name: string): string => name.replaceAll(/[-._+]/g, '')

const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [readingOf(one), readingOf(other)]
  if (a === b) return a !== ''
  const known = ownNamesOf(b)
  return ownNamesOf(a).some(name => known.includes(name))
}

const isNearName = (one: string, other: string): boolean => {
  const [a, b] = [plainOf(one), plainOf(other)]
  return Math.max(a.length, b.length) >= LETTERS_MIN && isOneChange(a, b)
}

/** The parts of a domain: the labels before its ending, the company's own name, which is the last of them, and the ending. */
const splitDomain = (domain: string) => {
  const ending = ENDING_OF_TWO.exec(domain)?.[0] ?? domain.slice(domain.lastIndexOf('.') + 1)
  const front = domain.slice(0, -ending.length - 1)
  const labels = front.split('.').filter(label => label.length <= LABEL_CHARACTERS_MAX)
  return { labels, name: front.slice(front.lastIndexOf('.') + 1), ending }
}

/** What stands between the hyphens of a name, also several parts together, as it reads. */
const partsOf = (label: string): readonly string[] => {
  const parts = label.split('-')
  return parts
    .flatMap((_, from) => parts.slice(from).map((__, count) => parts.slice(from, from + count + 1).join('')))
    .map(readingOf)
    .filter(part => part.length >= PART_LETTERS_MIN && isOwn(part))
}

/**
 * Whether a domain can be taken for one on record: it reads alike, is one letter away, has a word, a hyphen or an ending
 * more, less or other, or holds the name in front of a domain of its own.
 *
 * Empty: null looks like nothing. Refuses: two domains of one owner, such as one under the other, so false.
 * Source: section 5, "Look-alikes".
 */
export const isLookalikeDomain = (domain: string | null, onRecord: string | null): boolean => {
  if (domain === null || onRecord === null) return false
  const { labels, name: own, ending } = splitDomain(domain)
  const known = splitDomain(onRecord)
  if (own === known.name && ending === known.ending) return false
  return labels.some(
    label =>
      isSameName(label, known.name) ||
      isNearName(label, known.name) ||
      partsOf(label).includes(readingOf(known.name)),
  )
}

const isLookalikeAtPublicMail = (
  [local, domain]: readonly [string, string],
  [localOnRecord, onRecord]: readonly [string, string],
): boolean => {
  if (domain === onRecord || isLookalikeDomain(domain, onRecord))
    return isSameName(local, localOnRecord) || isNearName(local, localOnRecord)
  const reading = readingOf(localOnRecord)
  const isSpecific = !SUFFIXES.includes(reading) && reading.length >= LETTERS_MIN
  return isPublicMail(domain) && isSpecific && readingOf(local) === reading
}

/**
 * Whether an e-mail address can be taken for one on record. At a public mail service the parts before the @ are compared,
 * else the domains; at the same domain only what reads alike before the @.
 *
 * Empty: a text without a domain looks like nothing. Refuses: the same address, in any case, so false.
 * Source: section 5, "Look-alikes".
 */
export const isLookalikeEmail = (email: string, onRecord: string): boolean => {
  const [one, other] = [normalEmail(email), normalEmail(onRecord)]
  const [domain, known] = [mailDomain(email), mailDomain(onRecord)]
  if (one === null || other === null || domain === null || known === null || one === other) return false
  const [local, localOnRecord] = [one.slice(0, -domain.length - 1), other.slice(0, -known.length - 1)]
  if (isPublicMail(known)) return isLookalikeAtPublicMail([local, domain], [localOnRecord, known])
  return domain === known ? readingOf(local) === readingOf(localOnRecord) : isLookalikeDomain(domain, known)
}

/**
 * The address on record that an e-mail address can be taken for.
 *
 * Empty: undefined for one that is on record, is at a domain of one that is no public mail service, or looks like none.
 * Source: section 5, "Look-alikes"; section 3, "Rate confirmation mail".
 */
export const lookalikeOf = (email: string, onRecord: readonly string[]): string | undefined => {
  const domain = mailDomain(email)
  const isOwn = onRecord.some(
    each =>
      normalEmail(each) === normalEmail(email) ||
      (domain !== null && domain === mailDomain(each) && !isPublicMail(domain)),
  )
  return isOwn ? undefined : onRecord.find(each => isLookalikeEmail(email, each))
}

/**
 * The e-mail addresses that are a carrier's. One that is known only from a rate confirmation proves nothing about itself.
 *
 * Empty: none on record. Source: section 5, "Look-alikes".
 */
export const emailsOnRecord = ({
  email,
  contacts,
}: Pick<CarrierDetail, 'email'> & Partial<Pick<CarrierDetail, 'contacts'>>): readonly string[] =>
  [email, ...(contacts ?? []).map(contact => (contact.source === 'Rate confirmation' ? null : contact.email))]
    .filter(each => each !== null)
    .filter((each, at, all) => all.indexOf(each) === at)

/** "Looks like office@eaglemesa.example of EAGLE MESA FREIGHT LLC". Source: section 5, "Look-alikes"; the wording is ours. */
export const lookalikeText = (email: string, legalName: string | null): string =>
  legalName === null ? `Looks like ${email}` : `Looks like ${email} of ${legalName}`
