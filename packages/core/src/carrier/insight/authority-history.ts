import { type CalendarDate, compareCalendarDates, daysBetween } from '../../shared/calendar-date.ts'
import { wholeMonths } from '../../shared/time-span.ts'

/** One row of the register's history of an authority. Source: section 3, "Carrier detail". */
export interface AuthorityAction {
  /** The authority it is about; each has a history of its own. */
  readonly authority: 'common' | 'contract' | 'broker'
  /** As the register writes it: GRANTED, REINSTATED, INVOLUNTARY REVOCATION, DISMISSED, ... */
  readonly action: string
  readonly actedOn: CalendarDate
  /** How it ended: REVOKED, DISCONTINUED REVOCATION, ...; null while it has not. */
  readonly finalAction: string | null
  readonly finalOn: CalendarDate | null
}

/** From the day it was granted to the day it ended, which has none any more; null while it lasts. */
export interface AuthorityPeriod {
  readonly from: CalendarDate
  readonly to: CalendarDate | null
}

const BEGINNINGS: ReadonlySet<string> = new Set(['GRANTED', 'REINSTATED'])
const ENDING = 'REVOKED'

const plain = (action: string): string => action.trim().toUpperCase()

interface Turn {
  readonly on: CalendarDate
  readonly begins: boolean
}

/** The day on which a row says that the authority was gone. */
const endOf = ({ finalAction, finalOn }: AuthorityAction): CalendarDate | null =>
  finalAction !== null && plain(finalAction) === ENDING ? finalOn : null

/** The days on which one authority begins and ends, in order; on one day it ends before it begins again. */
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

/** After every day on which an authority ended. */
const LASTS: CalendarDate = '9999-12-31'
const lastDay = ({ to }: AuthorityPeriod): CalendarDate => to ?? LASTS

/** Periods that overlap or meet, as one. */
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

/** The authorities under which freight is carried for hire. */
const CARRIER_AUTHORITIES = ['common', 'contract'] as const

/**
 * When a carrier had the right to carry freight for hire, oldest first, without overlaps.
 *
 * Empty: no periods. A grant or reinstatement begins one; only a final REVOKED ends it, so an application that was
 * dismissed or withdrawn begins none, and a discontinued revocation ends none. A broker's authority does not count.
 * Source: section 3, "Carrier detail". Choice: common and contract authority together, as one is enough to carry; a new
 * grant on the day that the old one ended leaves no gap; one that was revoked by the day it was made never was; a transfer and a change of name change nothing.
 */
export const authorityPeriods = (history: readonly AuthorityAction[]): readonly AuthorityPeriod[] =>
  joined(
    CARRIER_AUTHORITIES.flatMap(authority => periodsOf(history.filter(row => row.authority === authority))),
  )

/** How old an authority is. */
export interface AuthorityAge {
  readonly since: CalendarDate
  /** Whole months since then. */
  readonly months: number
}

/**
 * How long a carrier has had authority without a break: since its current grant, not its first.
 *
 * Empty: null when it has none today, or none is on record. A grant to come is none yet.
 * Source: section 3, "Carrier detail".
 */
export const authorityAge = (
  history: readonly AuthorityAction[],
  today: CalendarDate,
): AuthorityAge | null => {
  const now = authorityPeriods(history).find(({ from, to }) => from <= today && (to === null || today < to))
  return now === undefined ? null : { since: now.from, months: wholeMonths(now.from, today) }
}

/** Days without authority between two grants. */
export interface AuthorityGap {
  /** The day the old one ended, and the day the new one began. */
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
}

/**
 * The times between two grants in which a carrier had no authority, oldest first.
 *
 * Empty: none. The time before the first grant and after the last is no gap.
 * Source: section 3, "Carrier detail"; section 7, "Carriers" for the insight of it.
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
