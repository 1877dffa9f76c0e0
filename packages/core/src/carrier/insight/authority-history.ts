import { type CalendarDate, compareCalendarDates, daysBetween } from '../../shared/calendar-date.ts'
import type { AuthorityEnd } from '../carrier.ts'
import { wholeMonths } from '../../shared/time-span.ts'

/** The authorities of a carrier in the register. Source: section 3, "Carrier detail". */
export const AUTHORITY_KINDS = ['common', 'contract', 'broker'] as const
/** One of the three. Source: section 3, "Carrier detail". */
export type AuthorityKind = (typeof AUTHORITY_KINDS)[number]

/** A row of the register's history of an authority. Source: section 3, "Carrier detail". */
export interface AuthorityAction {
  /** The authority; each has its own history. */
  readonly authority: AuthorityKind
  /** As in the register: GRANTED, REINSTATED, INVOLUNTARY REVOCATION, DISMISSED, ...; since May 2026 ACTIVE, INACTIVE. */
  readonly action: string
  readonly actedOn: CalendarDate
  /** How it ended: REVOKED, DISCONTINUED REVOCATION, ...; null while open. */
  readonly finalAction: string | null
  readonly finalOn: CalendarDate | null
  /** With its prefix: `MC123456`. Left out or null: not on record. */
  readonly docket?: string | null
  /** How a change to INACTIVE ended it. Null: it ended nothing, or a final action says how. */
  readonly endKind?: AuthorityEnd | null
  /** The federal file, and its day. Left out or null: not on record. */
  readonly source?: string | null
  readonly asOf?: CalendarDate | null
}

/** From the day of the grant (inclusive) to the day it ended (exclusive); null while open. */
export interface AuthorityPeriod {
  readonly from: CalendarDate
  readonly to: CalendarDate | null
}

const BEGINNINGS: ReadonlySet<string> = new Set(['GRANTED', 'REINSTATED', 'ACTIVE'])
const ENDING = 'REVOKED'

const plain = (action: string): string => action.trim().toUpperCase()

interface Turn {
  readonly on: CalendarDate
  readonly begins: boolean
}

/** The day on which a row ends the authority. */
const endOf = ({ action, actedOn, finalAction, finalOn }: AuthorityAction): CalendarDate | null => {
  if (plain(action) === 'INACTIVE') return actedOn
  return finalAction !== null && plain(finalAction) === ENDING ? finalOn : null
}

/** The days on which one authority begins and ends, in order; on the same day, the end comes first. */
const turnsOf = (history: readonly AuthorityAction[]): readonly Turn[] =>
  history
    .flatMap((row): readonly Turn[] => {
      const end = endOf(row)
      return [
        ...(BEGINNINGS.has(plain(row.action)) && (end === null || row.actedOn < end)
          ? [{ on: row.actedOn, begins: true }]
          : []),
        ...(end === null ? [] : [{ on: end, begins: false }]),
      ]
    })
    .toSorted(
      (one, other) => compareCalendarDates(one.on, other.on) || Number(one.begins) - Number(other.begins),
    )

const periodsOf = (history: readonly AuthorityAction[]): readonly AuthorityPeriod[] => {
  const periods: AuthorityPeriod[] = []
  let from: CalendarDate | null = null
  for (const { on, begins } of turnsOf(history)) {
    if (begins) from ??= on
    else if (from !== null) {
      periods.push({ from, to: on })
      from = null
    }
  }
  return from === null ? periods : [...periods, { from, to: null }]
}

/** After every possible end. */
const LASTS: CalendarDate = '9999-12-31'
const lastDay = ({ to }: AuthorityPeriod): CalendarDate => to ?? LASTS

/** Merges periods that overlap or touch. */
const joined = (periods: readonly AuthorityPeriod[]): readonly AuthorityPeriod[] => {
  const whole: AuthorityPeriod[] = []
  for (const period of periods.toSorted((one, other) => compareCalendarDates(one.from, other.from))) {
    const last = whole.at(-1)
    if (last === undefined || lastDay(last) < period.from) whole.push(period)
    else
      whole[whole.length - 1] = { from: last.from, to: lastDay(last) < lastDay(period) ? period.to : last.to }
  }
  return whole
}

/** The authorities for carrying freight for hire. */
const CARRIER_AUTHORITIES = ['common', 'contract'] as const

/**
 * The periods in which a carrier had authority to carry freight for hire, oldest first, without overlaps.
 *
 * Empty: no periods. A grant or reinstatement, or ACTIVE, begins one; only a final REVOKED, or INACTIVE, ends it, so an application that was
 * dismissed or withdrawn begins none, and a discontinued revocation ends none. Broker authority does not count.
 * Source: section 3, "Carrier detail". Choice: common and contract authority together, as one is enough to carry; a new
 * grant on the day that the old one ended leaves no gap; one revoked by the day of its grant never existed; a transfer
 * and a change of name change nothing.
 */
export const authorityPeriods = (history: readonly AuthorityAction[]): readonly AuthorityPeriod[] =>
  joined(
    CARRIER_AUTHORITIES.flatMap(authority => periodsOf(history.filter(row => row.authority === authority))),
  )

/** The age of an authority. */
export interface AuthorityAge {
  readonly since: CalendarDate
  /** Whole months since then. */
  readonly months: number
}

/**
 * How long a carrier has had authority without a break: since its current grant, not its first.
 *
 * Empty: null when it has none today, or none is on record. A future grant does not count.
 * Source: section 3, "Carrier detail".
 */
export const authorityAge = (
  history: readonly AuthorityAction[],
  today: CalendarDate,
): AuthorityAge | null => {
  const now = authorityPeriods(history).find(({ from, to }) => from <= today && (to === null || today < to))
  return now === undefined ? null : { since: now.from, months: wholeMonths(now.from, today) }
}

/** A time without authority between two grants. */
export interface AuthorityGap {
  /** The day the old one ended, and the day the new one began. */
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
}

/**
 * The times between two grants in which a carrier had no authority, oldest first.
 *
 * Empty: none. The time before the first grant and after the last is not a gap.
 * Source: section 3, "Carrier detail"; section 7, "Carriers" for its insight.
 */
export const authorityGaps = (history: readonly AuthorityAction[]): readonly AuthorityGap[] => {
  const gaps: AuthorityGap[] = []
  let ended: CalendarDate | null = null
  for (const { from, to } of authorityPeriods(history)) {
    if (ended !== null) gaps.push({ from: ended, to: from, days: daysBetween(ended, from) })
    ended = to
  }
  return gaps
}
