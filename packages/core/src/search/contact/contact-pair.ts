import type { ContactWindow } from '../../account/contact-window.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import type { Identifier } from '../../carrier/identifiers.ts'
import { gravestFirst } from '../identity/identity-terms.ts'
import { CONTACT_CARRIERS_MAX } from './contact-evidence.ts'
import { pairText } from './contact-pair-text.ts'
import { type ContactRow, ownerOf } from './contact-rows.ts'
import { callStep, type ContactStep } from './contact-steps.ts'
import type { AnsweredContact } from './contact-verdict.ts'
import { type ContactPair, hasNumbers, hasOnFile, type PairTerm, pairedContacts } from './paired-contacts.ts'

/** Whom to call at a carrier that one of two contacts belongs to. */
export interface PairCall {
  readonly carrier: ContactRow
  readonly step: ContactStep
}

/** Whether two contacts belong together. */
export interface PairVerdict {
  readonly term: PairTerm
  /** Only where one carrier has both on file with FMCSA for long enough, and nothing is known against either. */
  readonly isTogether: boolean
  readonly title: string
  /** The reason, in one sentence. */
  readonly text: string
  readonly tone: Fact['tone']
  /** At the carrier that has both, else at that of each. Empty: none is known. */
  readonly calls: readonly PairCall[]
}

const TITLES: Readonly<Record<PairTerm, Pick<PairVerdict, 'title' | 'tone'>>> = {
  reported: { title: 'Do not use them', tone: 'fail' },
  'do-not-dispatch': { title: 'Do not use this carrier', tone: 'fail' },
  'look-alike': { title: 'They do not belong together', tone: 'fail' },
  'other-carrier': { title: 'They do not belong together', tone: 'fail' },
  'unsafe-carrier': { title: 'Do not rely on them', tone: 'fail' },
  changed: { title: 'Changed lately: do not rely on them', tone: 'incomplete' },
  old: { title: 'Out of date: do not rely on them', tone: 'incomplete' },
  shared: { title: 'More than one carrier: find out which', tone: 'incomplete' },
  dispatcher: { title: 'A dispatcher: confirm with the carrier', tone: 'incomplete' },
  'not-federal': { title: 'Not known to belong together', tone: 'incomplete' },
  'own-domain': { title: 'Not known to belong together', tone: 'unknown' },
  'not-checked': { title: 'Not known to belong together', tone: 'unknown' },
  matches: { title: 'They belong together', tone: 'plain' },
  'not-on-record': { title: 'Nothing is known of either', tone: 'unknown' },
}

const isIn = (rows: readonly ContactRow[], { id }: ContactRow): boolean => rows.some(row => row.id === id)

/** What two contacts are to each other that are not on record of one carrier with the numbers that were given. */
const separateTerm = ({ phone, email, sharing, numbers }: ContactPair): PairTerm => {
  const holders = [...phone.holders, ...email.holders]
  const former = [...phone.former, ...email.former]
  if (holders.length === 0) return 'not-on-record'
  const areCut = [phone, email].some(({ answer }) => answer.carriers.length >= CONTACT_CARRIERS_MAX)
  if (areCut && sharing.length === 0) return 'shared'
  const areBothHeld = phone.holders.length > 0 && email.holders.length > 0
  const wasOthers = former.length > 0 && !former.some(row => isIn(holders, row))
  return areBothHeld || wasOthers || !holders.some(row => hasNumbers(row, numbers))
    ? 'other-carrier'
    : 'not-checked'
}

/** What two contacts are to each other, whatever is said of each. */
const tieTerm = (pair: ContactPair): PairTerm => {
  const { phone, email, common } = pair
  if (common.length === 0) return separateTerm(pair)
  const isChecked = [phone, email].every(({ answer }) => answer.fraudReportsCount !== null)
  if (!isChecked || common.every(({ contactRecords }) => contactRecords == null)) return 'not-checked'
  return common.some(row => hasOnFile(row, phone) && hasOnFile(row, email)) ? 'matches' : 'not-federal'
}

/** The carriers concerned: the one that has both, else that of each. */
const concerned = ({ phone, email, sharing }: ContactPair): readonly ContactRow[] => {
  if (sharing.length === 1) return sharing
  const rows = [phone, email].flatMap(({ answer }) => ownerOf(answer) ?? [])
  return rows.filter((row, at) => !isIn(rows.slice(0, at), row))
}

/**
 * Whether a phone and an e-mail address belong together: the gravest of what is said of each and of what they are to each
 * other, by the one table of results. Their order does not matter. `numbers` are the MC and DOT numbers that came with
 * them: a carrier without one of these is another one.
 *
 * Empty: "Nothing is known of either"; of one on record and one on none it is not known that they belong together. They do
 * only where one carrier has both on file with FMCSA for longer than the window, and nothing is known against either.
 * Source: section 3, "Identity check"; section 5, "Fraud search".
 */
export const contactPair = (
  looked: readonly [AnsweredContact, AnsweredContact],
  numbers: readonly Identifier[],
  window: ContactWindow,
): PairVerdict => {
  const pair = pairedContacts(looked, numbers, window)
  const found = [tieTerm(pair), pair.phone.worst, pair.email.worst].map(each => [each] as const)
  const [[term]] = gravestFirst<readonly [PairTerm]>(found) as unknown as readonly [readonly [PairTerm]]
  return {
    term,
    isTogether: term === 'matches',
    ...TITLES[term],
    text: pairText(term, pair),
    calls: concerned(pair).map(carrier => ({ carrier, step: callStep(carrier, { ...pair.phone, window }) })),
  }
}
