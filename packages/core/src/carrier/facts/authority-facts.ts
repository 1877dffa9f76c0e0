import { formatCount } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { spanText, wholeMonths } from '../../shared/time-span.ts'
import type { Authority } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { NOT_ON_RECORD } from './fact.ts'

/** Whether a carrier may carry freight for hire, by the register. */
export type AuthorityStatus = 'active' | 'inactive' | 'unclear' | 'broker-only' | 'none' | 'not-on-record'

/**
 * The right to carry freight for hire: common or contract authority. Broker authority does not count.
 *
 * Empty: not on record when neither is, whatever is known of broker authority. The register's letters: A active, I
 * inactive, N none. Choice: one active authority is enough; an inactive one outranks none; an unknown letter is
 * unclear, never none.
 */
export const authorityStatus = ({ common, contract, broker }: Authority): AuthorityStatus => {
  const letters = [common, contract].filter(letter => letter !== null)
  if (letters.includes('A')) return 'active'
  if (letters.includes('I')) return 'inactive'
  if (letters.some(letter => letter !== 'N')) return 'unclear'
  if (letters.length === 0) return 'not-on-record'
  return broker === 'A' ? 'broker-only' : 'none'
}

const LABELS: Readonly<Record<Exclude<AuthorityStatus, 'active'>, Fact>> = {
  inactive: { text: 'Inactive', tone: 'fail' },
  unclear: { text: 'Unclear', note: 'FMCSA uses an unknown code', tone: 'incomplete' },
  'broker-only': { text: 'None', note: 'broker authority only', tone: 'fail' },
  none: { text: 'None', tone: 'fail' },
  'not-on-record': NOT_ON_RECORD,
}

/** The authority to carry, since when, and for how long. Since is the start of the unbroken grant. */
export const authorityFact = (authority: Authority, today: CalendarDate): Fact => {
  const status = authorityStatus(authority)
  if (status !== 'active') return LABELS[status]
  const { since } = authority
  return since === null
    ? { text: 'Active', note: 'start date not on record', tone: 'pass' }
    : { text: `Since ${formatCalendarDate(since)}`, note: `active, ${spanText(since, today)}`, tone: 'pass' }
}

/** The short form: a day, and whole months or years only. */
export const authorityInRow = (authority: Authority, today: CalendarDate): Fact => {
  const status = authorityStatus(authority)
  if (status === 'broker-only') return { ...LABELS[status], note: 'broker only' }
  if (status !== 'active') return LABELS[status]
  const { since } = authority
  if (since === null) return { text: 'Active', note: 'since unknown', tone: 'pass' }
  const years = Math.floor(wholeMonths(since, today) / 12)
  const span = years === 0 ? spanText(since, today) : formatCount(years, 'year')
  return { text: formatCalendarDate(since), note: `for ${span}`, tone: 'pass' }
}

const KINDS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['N', { text: 'None', tone: 'plain' }],
])

/** One kind of authority. Choice: an unknown letter is shown as received. Empty: not on record. */
export const authorityKindFact = (letter: string | null): Fact =>
  letter === null ? NOT_ON_RECORD : (KINDS.get(letter) ?? { text: letter, tone: 'incomplete' })
