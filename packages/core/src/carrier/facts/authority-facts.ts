import type { AuthorityExemption, FindingOf } from '../../rules/finding-value.ts'
import {
  exemptionText,
  findingValueText,
  inRevocationText,
  noticeOfEndText,
} from '../../rules/finding-terms.ts'
import { formatCount } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import { spanText, wholeMonths } from '../../shared/time-span.ts'
import type { Authority, Census } from '../carrier.ts'
import {
  authorityEnd,
  inRevocationOn,
  isActiveState,
  lettersOf,
  type LimitOfAuthority,
  limitOfAuthority,
  noticeOfEnd,
} from './authority-ends.ts'
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
 * Why a carrier needs no authority to carry: it operates in one state only, or is a private carrier.
 *
 * Empty: undefined when it needs one, and when nothing of it is on record.
 * Source: section 9, "Rule types"; ruling 48.
 */
export const authorityExemption = ({ operation, isPrivate }: Operations): AuthorityExemption | undefined => {
  if (operation === 'B' || operation === 'C') return 'one_state'
  return isPrivate === true ? 'private' : undefined
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
    return { text: withCapital(findingValueText(past as FindingOf<'authority_ended'>)), tone: 'fail' }
  }
  if (status !== 'limited') return LABELS[status]
  const { value, tone } = limitOfAuthority(authority) as LimitOfAuthority
  return { text: withCapital(findingValueText(value)), tone }
}

/** What is said beside an active authority that may soon be none, or may be none already. Undefined: nothing. */
const warningOf = (authority: Authority, today: CalendarDate): string | undefined => {
  const { ahead, due } = noticeOfEnd(authority, today)
  if (due !== undefined) return findingValueText(due)
  if (ahead !== undefined) return noticeOfEndText(ahead)
  const on = inRevocationOn(authority)
  return on === null ? undefined : inRevocationText(on)
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
  if (inactive === NOT_REQUIRED && exemption !== undefined)
    return { ...NOT_REQUIRED, note: exemptionText(exemption) }
  if (inactive !== undefined) return inactive
  const { since } = authority
  const { lifted } = authorityEnd(authority, today)
  if (lifted !== undefined) return { text: 'Active', note: findingValueText(lifted), tone: 'pass' }
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
  return `No grant of carrier authority is on record, and none is required: ${exemptionText(exemption)}.`
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
    return { text: 'Active', note: `again by ${formatCalendarDate(lifted.again)}`, tone: 'pass' }
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
