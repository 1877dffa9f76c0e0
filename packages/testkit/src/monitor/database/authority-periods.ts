import type { AuthorityName } from './tables/authority-history-tables.ts'

/** An action of the register on one authority, and how it ended. Days are calendar dates. */
export interface AuthorityAction {
  readonly authority: AuthorityName
  readonly action: string
  readonly acted_on: string
  readonly final_action: string | null
  readonly final_on: string | null
}

/** A notice that an authority is to be revoked. */
export interface Revocation {
  readonly authority: AuthorityName
  readonly served_on: string | null
  readonly effective_on: string | null
}

/** Everything the register says of one carrier's authorities, past ones too. */
export interface AuthorityRecord {
  readonly actions: readonly AuthorityAction[]
  readonly revocations: readonly Revocation[]
}

/** From the first day of an authority to the first day without it; null while it is in force. */
export interface AuthorityPeriod {
  readonly from: string
  readonly to: string | null
}

/** With either of them a carrier may haul for others; broker authority does not allow hauling. */
const CARRIER_AUTHORITIES = ['common', 'contract'] as const

const BEGINS = /^(?:GRANTED|REINSTATED)$/
const ENDS = /^(?!DISCONTINUED)(?:.* )?(?:REVOKED|REVOCATION)$/
const DISCONTINUED = /^DISCONTINUED\b/

const plain = (text: string) => text.trim().toUpperCase()

/** The day an action ended the authority; null when it did not, or the day is not on record. */
const endOf = ({ final_action, final_on }: AuthorityAction) =>
  final_action !== null && ENDS.test(plain(final_action)) ? final_on : null

/**
 * Whether a notice of revocation took effect.
 *
 * A notice that the history calls discontinued is no revocation, nor is one without an effective date.
 * Choice: notices and histories share no number, so they are matched by the day of service and the authority.
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

/** An end sorts before a start on the same day, so that a new grant on that day leaves no gap. */
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
 * Empty: no grant is on record. A dismissed application starts no period, a discontinued revocation ends none.
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

/** The gaps between the periods. The time before the first and after the last is not a gap. */
export const authorityGaps = (record: AuthorityRecord): readonly AuthorityGap[] =>
  authorityPeriods(record).flatMap(({ to }, at, periods) => {
    const next = periods[at + 1]
    return to !== null && next !== undefined ? [{ from_on: to, to_on: next.from }] : []
  })

/** The first day of the current unbroken grant; null when there is none. */
export const grantedOn = (record: AuthorityRecord): string | null => {
  const last = authorityPeriods(record).at(-1)
  return last !== undefined && last.to === null ? last.from : null
}
