import type { AuthorityName } from './tables/authority-history-tables.ts'

/** What the register did to one authority, and how it ended. Days are calendar dates. */
export interface AuthorityAction {
  readonly authority: AuthorityName
  readonly action: string
  readonly acted_on: string
  readonly final_action: string | null
  readonly final_on: string | null
}

/** A notice that an authority is taken away. */
export interface Revocation {
  readonly authority: AuthorityName
  readonly served_on: string | null
  readonly effective_on: string | null
}

/** All that the register tells of one carrier's authorities, past ones too. */
export interface AuthorityRecord {
  readonly actions: readonly AuthorityAction[]
  readonly revocations: readonly Revocation[]
}

/** From the first day of an authority to the first day without it; null while it lasts. */
export interface AuthorityPeriod {
  readonly from: string
  readonly to: string | null
}

/** With either a carrier may haul for others; a broker's authority lets nobody drive. */
const CARRIER_AUTHORITIES = ['common', 'contract'] as const

const BEGINS = /^(?:GRANTED|REINSTATED)$/
const ENDS = /^(?!DISCONTINUED)(?:.* )?(?:REVOKED|REVOCATION)$/
const DISCONTINUED = /^DISCONTINUED\b/

const plain = (words: string) => words.trim().toUpperCase()

/** The day an action took the authority away; null when it did not, or its end is not on record. */
const endOf = ({ final_action, final_on }: AuthorityAction) =>
  final_action !== null && ENDS.test(plain(final_action)) ? final_on : null

/**
 * Whether a notice of revocation came to pass.
 *
 * A notice that the history says was discontinued is no revocation, and neither is one without the day it took effect.
 * Choice: notices and histories have no number in common; the day of service and the authority tell them together.
 */
const stands = ({ authority, served_on, effective_on }: Revocation, actions: readonly AuthorityAction[]) =>
  effective_on !== null &&
  !actions.some(
    action =>
      action.authority === authority &&
      action.acted_on === served_on &&
      action.final_action !== null &&
      DISCONTINUED.test(plain(action.final_action)),
  )

interface Turn {
  readonly on: string
  readonly begins: boolean
}

/** An end comes before a beginning of the same day, so that a new grant on that day leaves no gap. */
const inOrder = (one: Turn, other: Turn) =>
  one.on === other.on ? Number(one.begins) - Number(other.begins) : one.on < other.on ? -1 : 1

const turnsOf = ({ actions, revocations }: AuthorityRecord): readonly Turn[] =>
  [
    ...actions.flatMap(action => {
      const end = endOf(action)
      const begins = BEGINS.test(plain(action.action)) && (end === null || action.acted_on < end)
      return [
        ...(begins ? [{ on: action.acted_on, begins: true }] : []),
        ...(end === null ? [] : [{ on: end, begins: false }]),
      ]
    }),
    ...revocations.flatMap(notice =>
      notice.effective_on !== null && stands(notice, actions)
        ? [{ on: notice.effective_on, begins: false }]
        : [],
    ),
  ].toSorted(inOrder)

const periodsOfOne = (record: AuthorityRecord): readonly AuthorityPeriod[] => {
  const periods: AuthorityPeriod[] = []
  let from: string | null = null
  for (const turn of turnsOf(record))
    if (turn.begins) from ??= turn.on
    else if (from !== null) {
      periods.push({ from, to: turn.on })
      from = null
    }
  return from === null ? periods : [...periods, { from, to: null }]
}

const LASTS = '9999-12-31'

/**
 * When a carrier could haul for others, oldest first, without overlaps: common and contract authority together.
 *
 * Empty: no grant is on record. A dismissed application begins none, a discontinued revocation ends none.
 * Source: section 3, "Carrier detail".
 */
export const authorityPeriods = ({ actions, revocations }: AuthorityRecord): readonly AuthorityPeriod[] => {
  const whole: AuthorityPeriod[] = []
  const all = CARRIER_AUTHORITIES.flatMap(name =>
    periodsOfOne({
      actions: actions.filter(({ authority }) => authority === name),
      revocations: revocations.filter(({ authority }) => authority === name),
    }),
  ).toSorted((one, other) => (one.from < other.from ? -1 : 1))
  for (const period of all) {
    const last = whole.at(-1)
    if (last === undefined || (last.to ?? LASTS) < period.from) whole.push(period)
    else if ((last.to ?? LASTS) < (period.to ?? LASTS))
      whole[whole.length - 1] = { from: last.from, to: period.to }
  }
  return whole
}

/** Days without any authority between two grants. */
export interface AuthorityGap {
  readonly from_on: string
  readonly to_on: string
}

/** The gaps between the periods; the time before the first and after the last is none. */
export const authorityGaps = (record: AuthorityRecord): readonly AuthorityGap[] =>
  authorityPeriods(record).flatMap(({ to }, at, periods) => {
    const next = periods[at + 1]
    return to !== null && next !== undefined ? [{ from_on: to, to_on: next.from }] : []
  })

/** The first day of the unbroken grant, if there is one that has not ended; null when there is none. */
export const grantedOn = (record: AuthorityRecord): string | null => {
  const last = authorityPeriods(record).at(-1)
  return last !== undefined && last.to === null ? last.from : null
}
