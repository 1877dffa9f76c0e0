import { identifierText } from '../../carrier/identifier-text.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import { listText } from '../../shared/list-text.ts'
import { type ContactPair, hasOnFile, type PairedContact, type PairTerm } from './paired-contacts.ts'
import { type ContactRow, carriersText } from './contact-rows.ts'
import { lookalikeText } from './look-alike.ts'

const NOUNS = { phone: 'phone number', email: 'e-mail address' } as const

const nounOf = ({ query }: PairedContact): string => NOUNS[query.kind]

const firstOf = (rows: readonly ContactRow[]): string => carriersText(rows.slice(0, 1))

/** Which of the two contacts a sentence is about. */
interface Subject {
  readonly those: readonly PairedContact[]
  /** At the start: "The phone number is", "Both are". */
  readonly is: string
  /** Inside: "the phone number", "both". */
  readonly object: string
  /** The carriers that have it. */
  readonly holders: readonly ContactRow[]
}

const subjectOf = (those: readonly PairedContact[]): Subject => {
  const [first, other] = those
  const holders = those.flatMap(contact => contact.holders)
  return first === undefined || other !== undefined
    ? { those, is: 'Both are', object: 'both', holders }
    : { those, is: `The ${nounOf(first)} is`, object: `the ${nounOf(first)}`, holders }
}

/** Who has had the contacts on file for the shortest time, and since when. Days that are not known are left out. */
const newestOnFile = (contacts: readonly PairedContact[]): { row: ContactRow; since: CalendarDate } => {
  const all = contacts.flatMap(contact =>
    contact.holders
      .filter(row => hasOnFile(row, contact))
      .map(row => ({ row, since: row.contactRecords?.[contact.query.kind].since ?? null })),
  )
  const dated = all.filter((each): each is { row: ContactRow; since: CalendarDate } => each.since !== null)
  return dated.reduce((newest, each) => (each.since > newest.since ? each : newest))
}

const changedSentence = ({ those, object }: Subject): string => {
  const { row, since } = newestOnFile(those)
  return `FMCSA has had ${object} on file for ${row.legalName} only since ${formatCalendarDate(since)}.`
}

const lookalikeSentence = ({ those }: Subject, { phone, email }: ContactPair): string => {
  const [contact] = those as readonly [PairedContact]
  const [{ email: resembled, carrierId, legalName }] = contact.answer.lookalikes as readonly [
    PairedContact['answer']['lookalikes'][number],
  ]
  const other = contact === phone ? email : phone
  const whose = other.holders.some(({ id }) => id === carrierId) ? `, whose ${nounOf(other)} this is` : ''
  const like = lookalikeText(resembled, legalName).replace(/^L/, 'l')
  return `The ${nounOf(contact)} ${like}${whose}, but is not the same.`
}

const formerSentence = ({ those, object }: Subject): string => {
  const former = those.flatMap(contact => contact.former)
  const until = former.flatMap(({ formerUntil }) => formerUntil ?? []).slice(0, 1)
  const end = until.map(day => ` until ${formatCalendarDate(day)}`).join()
  return `FMCSA had ${object} on file for ${firstOf(former)}${end}, and has another one now.`
}

const otherSentence = ({ phone, email, sharing, numbers }: ContactPair): string => {
  const given = listText(numbers.map(identifierText))
  if (sharing.length > 0) return `Both belong to ${carriersText(sharing)}, which is not ${given}.`
  const whose = ({ holders, former }: PairedContact) =>
    holders.length === 0 && former.length > 0
      ? `formerly to ${carriersText(former)}`
      : `to ${carriersText(holders)}`
  const not = numbers.length === 0 ? '' : `; ${given} was given`
  return `The ${NOUNS.phone} belongs ${whose(phone)}, the ${NOUNS.email} ${whose(email)}${not}.`
}

const onRecord = ({ phone, email }: ContactPair): string =>
  `The ${NOUNS.phone} is on record of ${carriersText(phone.holders)}, the ${NOUNS.email} of ${carriersText(email.holders)}`

const sharedSentence = ({ object, those }: Subject, pair: ContactPair): string => {
  if (pair.common.length === 0) return `${onRecord(pair)}.`
  const which = those.length === 1 ? `${object} is` : 'both are'
  return `Both are on record of ${firstOf(pair.common)}, but ${which} on record of other carriers too.`
}

const domainSentence = ({ phone, email }: ContactPair): string =>
  `The ${NOUNS.phone} is on record of ${carriersText(phone.holders)}, the ${NOUNS.email} is at the domain of ${carriersText(email.atDomain)}.`

const unknownSentence = (pair: ContactPair): string => {
  const { phone, email, common } = pair
  if (common.length === 0) return `${onRecord(pair)}.`
  const isChecked = [phone, email].every(({ answer }) => answer.fraudReportsCount !== null)
  const why = isChecked ? 'since when is not known' : 'whether brokers reported them was not checked'
  return `Both are on record of ${carriersText(common)}, but ${why}.`
}

const notFederalSentence = ({ phone, email, common }: ContactPair): string => {
  const those = [phone, email].filter(contact => !common.some(row => hasOnFile(row, contact)))
  const { object } = subjectOf(those)
  const source = those.length === 1 ? `${object} not at FMCSA` : 'neither at FMCSA'
  return `Both are on record of ${carriersText(common)}, but ${source}, so that since when is not known.`
}

const SENTENCES: Readonly<Record<PairTerm, (subject: Subject, pair: ContactPair) => string>> = {
  reported: ({ object }) => `Brokers reported ${object} for fraud.`,
  'do-not-dispatch': ({ those, is, holders }) => {
    const isBlocked = ({ connection }: ContactRow) => connection?.status === 'do_not_dispatch'
    const blocked = holders.filter(isBlocked)
    const [where, rows] =
      blocked.length > 0
        ? ['on record', blocked]
        : ['at the domain', those.flatMap(({ atDomain }) => atDomain).filter(isBlocked)]
    return `${is} ${where} of ${firstOf(rows)}, which your company marked do not dispatch.`
  },
  'look-alike': lookalikeSentence,
  'other-carrier': (_, pair) => otherSentence(pair),
  'unsafe-carrier': ({ is }) =>
    `${is} also on record for a carrier that was revoked, is out of service, or was reported.`,
  changed: changedSentence,
  old: formerSentence,
  shared: sharedSentence,
  dispatcher: ({ is, holders }) =>
    `${is} of someone who books loads for ${firstOf(holders.filter(({ relations }) => relations.includes('dispatcher')))}.`,
  'not-federal': (_, pair) => notFederalSentence(pair),
  'own-domain': (_, pair) => domainSentence(pair),
  'not-checked': (_, pair) => unknownSentence(pair),
  matches: (_, pair) =>
    `Both are on record of ${firstOf(pair.common)} since ${formatCalendarDate(newestOnFile([pair.phone, pair.email]).since)}.`,
  'not-on-record': () => 'Neither is on record of any carrier.',
}

/**
 * Why two contacts belong together or do not, in one sentence: "Both are on record of COPPER WREN LLC since Mar 1, 2016."
 *
 * Source: section 3, "Identity check"; the wording is ours.
 */
export const pairText = (term: PairTerm, pair: ContactPair): string =>
  SENTENCES[term](subjectOf([pair.phone, pair.email].filter(({ worst }) => worst === term)), pair)
