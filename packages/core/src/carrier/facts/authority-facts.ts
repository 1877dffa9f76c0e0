import { formatCount } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import { spanText, wholeMonths } from '../../shared/time-span.ts'
import type { Authority, AuthorityEnd, AuthorityPurpose, Census } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { NOT_ALLOWED } from './census-facts.ts'
import { NOT_ON_RECORD } from './fact.ts'

/** Whether a carrier may carry freight for hire, by the register. */
export type AuthorityStatus =
  | 'active'
  | 'ended'
  | 'inactive'
  | 'unclear'
  | 'broker-only'
  | 'none'
  | 'limited'
  | 'not-required'
  | 'not-on-record'

type Operations = Pick<Census, 'operation' | 'isPrivate'> & Partial<Pick<Census, 'status'>>

/**
 * Why a carrier needs no authority to carry: "operates in one state only", "private carrier".
 *
 * Empty: undefined when it needs one, and when nothing of it is on record.
 * Source: section 9, "Rule types"; ruling 48.
 */
export const authorityExemption = ({ operation, isPrivate }: Operations): string | undefined => {
  if (operation === 'B' || operation === 'C') return 'operates in one state only'
  return isPrivate === true ? 'private carrier' : undefined
}

const lettersOf = ({ common, contract }: Pick<Authority, 'common' | 'contract'>) =>
  [common, contract].filter(letter => letter !== null)

/** An end of authority to carry, on its day. */
export interface EndOfAuthority {
  readonly kind: AuthorityEnd
  readonly on: CalendarDate
}

/** An end that did not last: the state is active again, by the day that it was read. */
export interface LiftedEnd extends EndOfAuthority {
  readonly activeBy: CalendarDate
}

/** A notice whose day is past and that its history does not reach, so that no file tells whether it was carried out. */
export interface DueEnd extends EndOfAuthority {
  /** Null: the history was not read. */
  readonly readTo: CalendarDate | null
}

type Ending = Pick<Authority, 'common' | 'contract' | 'asOf' | 'endsOn' | 'endKind' | 'purpose'>

/** Whether authority to carry freight in general is active by its state. */
const isActiveState = (authority: Pick<Authority, 'common' | 'contract' | 'purpose'>): boolean =>
  authority.purpose == null && lettersOf(authority).includes('A')

/**
 * The end of authority to carry that is past on a day, or the one that is past but after which the state is active.
 *
 * Empty: neither. Only an active state of a day after the end is newer than the end.
 */
export const authorityEnd = (
  authority: Ending,
  today: CalendarDate,
): { readonly past?: EndOfAuthority; readonly lifted?: LiftedEnd } => {
  const { endsOn = null, endKind = null, asOf } = authority
  if (endsOn === null || endsOn > today) return {}
  const end = { kind: endKind ?? 'inactive', on: endsOn }
  return isActiveState(authority) && asOf !== null && asOf > endsOn
    ? { lifted: { ...end, activeBy: asOf } }
    : { past: end }
}

/**
 * The notice of an end that lies ahead on a day, or is due.
 *
 * Empty: neither. A notice whose day the history has reached was not carried out, or is an end.
 */
export const noticeOfEnd = (
  { noticeOn = null, noticeKind = null, noticeReadTo = null }: Authority | Omit<Authority, 'broker'>,
  today: CalendarDate,
): { readonly ahead?: EndOfAuthority; readonly due?: DueEnd } => {
  if (noticeOn === null) return {}
  const end = { kind: noticeKind ?? 'inactive', on: noticeOn }
  if (noticeOn > today) return { ahead: end }
  return noticeReadTo !== null && noticeReadTo >= noticeOn ? {} : { due: { ...end, readTo: noticeReadTo } }
}

/** An end in words: "revoked 29 Jan 2024". */
export const endOfAuthorityText = ({ kind, on }: EndOfAuthority): string =>
  `${kind === 'inactive' ? 'inactive since' : kind} ${formatCalendarDate(on)}`

/** An end that did not last, in words: "revoked 29 Jan 2024, active again by 20 Nov 2026". */
export const liftedEndText = (end: LiftedEnd): string =>
  `${endOfAuthorityText(end)}, active again by ${formatCalendarDate(end.activeBy)}`

const NOTICES: Readonly<Record<AuthorityEnd, string>> = {
  revoked: 'revocation',
  suspended: 'suspension',
  withdrawn: 'withdrawal',
  transferred: 'transfer',
  inactive: 'end',
}

/** An end ahead in words: "revocation pending 14 Dec 2026". */
export const noticeOfEndText = ({ kind, on }: EndOfAuthority): string =>
  `${NOTICES[kind]} pending ${formatCalendarDate(on)}`

/** An end that is due in words: "suspension due 1 Dec 2026, history read to 28 Nov 2026". */
export const dueEndText = ({ kind, on, readTo }: DueEnd): string => {
  const read = readTo === null ? 'history not read' : `history read to ${formatCalendarDate(readTo)}`
  return `${NOTICES[kind]} due ${formatCalendarDate(on)}, ${read}`
}

/** That the state has the authority in revocation, in words. Empty: undefined, also where a later state is on record. */
export const inRevocationText = ({ inRevocationOn = null, asOf }: Omit<Authority, 'broker'>) =>
  inRevocationOn === null || (asOf !== null && asOf > inRevocationOn)
    ? undefined
    : `revocation pending on ${formatCalendarDate(inRevocationOn)}`

/** Authority that is not for freight in general, or a docket that is someone else's. */
export interface LimitOfAuthority {
  readonly text: string
  readonly tone: 'fail' | 'incomplete'
}

const PURPOSES: Readonly<Record<AuthorityPurpose, string>> = {
  household: 'household goods authority',
  passenger: 'passenger authority',
  border: 'authority in border commercial zones',
  enterprise: 'enterprise authority',
  other: 'authority of an unknown kind',
}

/**
 * Why an authority does not let a carrier haul freight in general: it is for household goods or passengers alone, which fails;
 * for a border zone, an enterprise or something unknown, in the register's words; or its docket went to another carrier.
 *
 * Empty: undefined. Source: section 9, "Rule types"; ruling 57.
 */
export const limitOfAuthority = (
  authority: Pick<
    Authority,
    'common' | 'contract' | 'purpose' | 'purposeTerms' | 'givenDocket' | 'givenToDot'
  >,
): LimitOfAuthority | undefined => {
  const { purpose = null, purposeTerms = null, givenDocket = null, givenToDot = null } = authority
  if (purpose === 'household' || purpose === 'passenger')
    return { text: `${PURPOSES[purpose]} only`, tone: 'fail' }
  if (purpose !== null) return { text: `${purposeTerms ?? PURPOSES[purpose]} only`, tone: 'incomplete' }
  if (givenDocket === null || givenToDot === null || isActiveState(authority)) return undefined
  return { text: `${givenDocket.replace(/^([A-Z]+)/, '$1 ')} is now DOT ${givenToDot}'s`, tone: 'fail' }
}

/**
 * The right to carry freight for hire: common or contract authority. Broker authority does not count.
 *
 * Empty: not on record when neither is, whatever is known of broker authority. The register's letters: A active, I
 * inactive, N none. Choice: one active authority is enough; an inactive one outranks none; an unknown letter is
 * unclear, never none. Without an active one, a carrier that needs none is not called revoked (ruling 48). Authority for
 * other than freight in general is limited, whatever its letters (ruling 57).
 */
export const authorityStatus = (
  authority: Authority,
  today: CalendarDate,
  operations: Operations,
): AuthorityStatus => {
  const letters = lettersOf(authority)
  const { past } = authorityEnd(authority, today)
  if (isActiveState(authority) && past === undefined) return 'active'
  if (authorityExemption(operations) !== undefined) return 'not-required'
  if (past !== undefined) return 'ended'
  if (limitOfAuthority(authority) !== undefined) return 'limited'
  if (letters.includes('I')) return 'inactive'
  if (letters.some(letter => letter !== 'N')) return 'unclear'
  if (letters.length === 0) return 'not-on-record'
  return authority.broker === 'A' ? 'broker-only' : 'none'
}

const LABELS: Readonly<
  Record<Exclude<AuthorityStatus, 'active' | 'ended' | 'limited' | 'not-required'>, Fact>
> = {
  inactive: { text: 'Inactive', tone: 'fail' },
  unclear: { text: 'Unclear', note: 'FMCSA uses an unknown code', tone: 'incomplete' },
  'broker-only': { text: 'None', note: 'broker authority only', tone: 'fail' },
  none: { text: 'None', tone: 'fail' },
  'not-on-record': NOT_ON_RECORD,
}

const NOT_REQUIRED: Fact = { text: 'Not required', tone: 'incomplete' }

/** The fact of an authority that is not active. Undefined: it is. */
const inactiveFact = (
  authority: Authority,
  today: CalendarDate,
  operations: Operations,
): Fact | undefined => {
  const status = authorityStatus(authority, today, operations)
  if (status === 'active') return undefined
  if (status === 'not-required') return NOT_REQUIRED
  if (status === 'ended') {
    const { past } = authorityEnd(authority, today)
    return { text: withCapital(endOfAuthorityText(past as EndOfAuthority)), tone: 'fail' }
  }
  if (status !== 'limited') return LABELS[status]
  const { text, tone } = limitOfAuthority(authority) as LimitOfAuthority
  return { text: withCapital(text), tone }
}

/** What is said beside an active authority that may soon be none, or may be none already. Undefined: nothing. */
const warningOf = (authority: Authority, today: CalendarDate): string | undefined => {
  const { ahead, due } = noticeOfEnd(authority, today)
  if (due !== undefined) return dueEndText(due)
  return ahead === undefined ? inRevocationText(authority) : noticeOfEndText(ahead)
}

/** The fact with what no pass may leave out: not allowed to operate; active by QCMobile, but not by the files. */
const qualified = (
  fact: Fact,
  { reportedActiveOn }: Pick<Authority, 'reportedActiveOn'>,
  { status }: Operations,
): Fact => {
  if (fact.tone === 'pass')
    return status === NOT_ALLOWED ? { ...fact, note: 'not allowed to operate', tone: 'incomplete' } : fact
  return reportedActiveOn == null || fact.text === NOT_REQUIRED.text
    ? fact
    : { ...fact, note: 'active by QCMobile', tone: 'incomplete' }
}

/** The authority to carry, since when, and for how long. Since is the start of the unbroken grant. */
export const authorityFact = (authority: Authority, today: CalendarDate, operations: Operations): Fact =>
  qualified(plainAuthorityFact(authority, today, operations), authority, operations)

const plainAuthorityFact = (authority: Authority, today: CalendarDate, operations: Operations): Fact => {
  const inactive = inactiveFact(authority, today, operations)
  const exemption = authorityExemption(operations)
  if (inactive === NOT_REQUIRED && exemption !== undefined) return { ...NOT_REQUIRED, note: exemption }
  if (inactive !== undefined) return inactive
  const { since } = authority
  const { lifted } = authorityEnd(authority, today)
  if (lifted !== undefined) return { text: 'Active', note: liftedEndText(lifted), tone: 'pass' }
  const text = since === null ? 'Active' : `Since ${formatCalendarDate(since)}`
  const warning = warningOf(authority, today)
  if (warning !== undefined) return { text, note: warning, tone: 'incomplete' }
  return {
    text,
    note: since === null ? 'start date not on record' : `active, ${spanText(since, today)}`,
    tone: 'pass',
  }
}

/**
 * What is said where no grant of authority to carry is on record, beside whether one is needed.
 *
 * Source: section 9, "Rule types"; ruling 48; the wording is ours.
 */
export const noGrantText = (operations: Operations): string => {
  const exemption = authorityExemption(operations)
  if (exemption === undefined) return 'No grant of carrier authority is on record.'
  return `No grant of carrier authority is on record, and none is required: ${exemption}.`
}

/** The short form: a day, and whole months or years only. */
export const authorityInRow = (authority: Authority, today: CalendarDate, operations: Operations): Fact =>
  qualified(plainAuthorityInRow(authority, today, operations), authority, operations)

const plainAuthorityInRow = (authority: Authority, today: CalendarDate, operations: Operations): Fact => {
  const inactive = inactiveFact(authority, today, operations)
  if (inactive === LABELS['broker-only']) return { ...inactive, note: 'broker only' }
  if (inactive !== undefined) return inactive
  const { since } = authority
  const { lifted } = authorityEnd(authority, today)
  if (lifted !== undefined)
    return { text: 'Active', note: `again by ${formatCalendarDate(lifted.activeBy)}`, tone: 'pass' }
  const text = since === null ? 'Active' : formatCalendarDate(since)
  const warning = warningOf(authority, today)
  if (warning !== undefined) return { text, note: warning, tone: 'incomplete' }
  if (since === null) return { text, note: 'since unknown', tone: 'pass' }
  const years = Math.floor(wholeMonths(since, today) / 12)
  const span = years === 0 ? spanText(since, today) : formatCount(years, 'year')
  return { text, note: `for ${span}`, tone: 'pass' }
}

const KINDS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['N', { text: 'None', tone: 'plain' }],
])

/** One kind of authority. Choice: an unknown letter is shown as received. Empty: not on record. */
export const authorityKindFact = (letter: string | null): Fact =>
  letter === null ? NOT_ON_RECORD : (KINDS.get(letter) ?? { text: letter, tone: 'incomplete' })
