import { PUBLIC_MAIL } from '../../database/public-mail.ts'
import { isPublicMail, mailDomain } from './mail-domain.ts'

/** What characters look like; the last are not seen. */
const SIGNS: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'в',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еε',
  g: 'ɡ',
  h: 'нһ',
  j: 'ј',
  k: 'кκ',
  l: '1iіı|ӏιǀ',
  m: 'м',
  n: 'ո',
  o: '0оοσ',
  p: 'рρ',
  q: 'ԛ',
  s: '5ѕ',
  t: 'тτ',
  u: 'ս',
  v: 'ѵν',
  w: 'ԝ',
  x: 'хχ',
  y: 'уү',
  '': '-._+',
}
const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(SIGNS).flatMap(([read, signs]) => [...signs].map(sign => [sign, read] as const)),
)

/** A text as it reads at a glance. Of plain characters, it is what the database's email_reading gives. */
export const readingOf = (text: string): string =>
  [...text.replaceAll('rn', 'm').replaceAll('vv', 'w')]
    .map(sign => {
      const plain = sign.normalize('NFKD').replace(/\p{M}+/gu, '')
      return READ_AS.get(sign) ?? READ_AS.get(plain) ?? plain
    })
    .join('')

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

/** Whether one letter was inserted, dropped, replaced, or swapped with its neighbor. Another number is another name. */
const isOneChange = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (at === short.length) return false
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
 * more, less or other, or holds the name in front of a domain of its own. Two domains of one owner do not.
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

const localOf = (email: string, domain: string): string => email.slice(0, -domain.length - 1)

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
 * Whether an e-mail address can be taken for one on record, both in lower case. At a public mail service the parts before the
 * @ are compared, else the domains; at the same domain only what reads alike before the @.
 *
 * Choice: the rule of the portal again; a law holds the two equal.
 */
export const isLookalikeEmail = (email: string, onRecord: string): boolean => {
  const [domain, known] = [mailDomain(email), mailDomain(onRecord)]
  if (domain === null || known === null || email === onRecord) return false
  const [local, localOnRecord] = [localOf(email, domain), localOf(onRecord, known)]
  if (isPublicMail(known)) return isLookalikeAtPublicMail([local, domain], [localOnRecord, known])
  return domain === known ? readingOf(local) === readingOf(localOnRecord) : isLookalikeDomain(domain, known)
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/** The readings of all names that can be taken for one: those with one change, and those with other words beside them. */
const nameKeys = (name: string): readonly string[] => {
  const plain = plainOf(name)
  const changed = [...plain, ''].flatMap((sign, at) => {
    const [before, after, next] = [plain.slice(0, at), plain.slice(at + 1), plain[at + 1] ?? '']
    return [
      before + after,
      before + next + sign + after.slice(1),
      ...ALPHABET.flatMap(letter => [before + letter + sign + after, before + letter + after]),
    ]
  })
  const beside = ownNamesOf(readingOf(name)).flatMap(own => [
    own,
    ...SUFFIXES.flatMap(word => [own + word, ...SUFFIXES.map(last => own + word + last)]),
    ...PREFIXES.map(word => word + own),
  ])
  return [name, ...changed].map(readingOf).concat(beside)
}

/** The keys under which the database has what an address can be taken for, and more: `isLookalikeEmail` decides. */
export const lookalikeKeys = (
  email: string,
): { readonly emails: readonly string[]; readonly domains: readonly string[] } => {
  const domain = mailDomain(email)
  if (domain === null) return { emails: [], domains: [] }
  const local = localOf(email, domain).slice(0, LABEL_CHARACTERS_MAX)
  const services = PUBLIC_MAIL.filter(each => each === domain || isLookalikeDomain(domain, each))
  const names = services.length === 0 ? [] : nameKeys(local)
  const { labels } = splitDomain(domain)
  return {
    emails: [
      readingOf(email),
      ...services.flatMap(each => names.map(key => `${key}@${readingOf(each)}`)),
      ...(isPublicMail(domain) ? PUBLIC_MAIL.map(each => `${readingOf(local)}@${readingOf(each)}`) : []),
    ],
    domains: isPublicMail(domain) ? [] : labels.flatMap(label => [...nameKeys(label), ...partsOf(label)]),
  }
}
