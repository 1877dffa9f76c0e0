import {
  type AuthorityRecord,
  BEGINS,
  effectOf,
  type EndKind,
  endOf,
  histories,
  inOrder,
  type OnDocket,
  plain,
  sideOf,
  type Turn,
} from './authority-turns.ts'

/** From the first day of an authority to the first day without it; null while it is in force. */
export interface AuthorityPeriod {
  readonly from: string
  readonly to: string | null
}

const periodsOfOne = (turns: readonly Turn[]): readonly AuthorityPeriod[] => {
  const periods: AuthorityPeriod[] = []
  let from: string | null = null
  for (const turn of turns)
    if (turn.ends === null) from ??= turn.on
    else if (from !== null) {
      periods.push({ from, to: turn.on })
      from = null
    }
  return from === null ? periods : [...periods, { from, to: null }]
}

const LASTS = '9999-12-31'

/**
 * When a carrier could haul for others, oldest first, without overlaps: common and contract authority of all dockets
 * together.
 *
 * Empty: no grant is on record. A dismissed application starts no period, a discontinued revocation ends none.
 * Source: section 3, "Carrier detail".
 */
export const authorityPeriods = (record: AuthorityRecord): readonly AuthorityPeriod[] => {
  const whole: AuthorityPeriod[] = []
  const all = histories(record)
    .flatMap(periodsOfOne)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
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

/** The first day of the current unbroken grant, and the first day without authority. */
export interface GrantStatus {
  /** Null: there is no such grant. */
  readonly granted_on: string | null
  /** Also a day ahead. Null: one lasts, or nothing is on record. */
  readonly ended_on: string | null
  readonly end_kind: EndKind | null
}

/**
 * How the authority to carry stands by its history, as of a day: a notice that takes effect later leaves the grant as it
 * is, and is its end.
 */
export const grantStatus = (record: AuthorityRecord, day: string): GrantStatus => {
  const last = authorityPeriods(record).at(-1)
  const isGranted = last !== undefined && (last.to === null || last.to > day)
  const granted_on = isGranted ? last.from : null
  const ends = histories(record).flatMap(turns => turns.at(-1) ?? [])
  const end = ends
    .filter(turn => turn.ends !== null)
    .toSorted(inOrder)
    .at(-1)
  if (end === undefined || ends.some(turn => turn.ends === null))
    return { granted_on, ended_on: null, end_kind: null }
  return { granted_on, ended_on: end.on, end_kind: end.ends }
}

/** The file and the day that tell a grant, and those that tell its end. */
export interface GrantSources {
  readonly granted_as_of: string | null
  readonly granted_source_file: string | null
  readonly ended_as_of: string | null
  readonly ended_source_file: string | null
}

const newestOf = (rows: readonly OnDocket[]): OnDocket | undefined =>
  rows.toSorted((one, other) => ((one.as_of ?? '') > (other.as_of ?? '') ? -1 : 1))[0]

/**
 * Which file tells how the authority to carry stands: the newest that has the day, and of an end the history before the
 * notices. Without a grant that is the end, else the newest row of any authority.
 */
export const grantSources = (
  { actions, revocations }: AuthorityRecord,
  { granted_on, ended_on }: GrantStatus,
): GrantSources => {
  const carries = actions.filter(({ authority }) => sideOf({ authority }) === 'common')
  const end =
    ended_on === null
      ? undefined
      : (newestOf(carries.filter(action => endOf(action)?.on === ended_on)) ??
        newestOf(revocations.filter(notice => effectOf(notice, actions)?.on === ended_on)))
  const grant = newestOf(
    carries.filter(({ action, acted_on }) => acted_on === granted_on && BEGINS.test(plain(action))),
  )
  const source = grant ?? end ?? newestOf([...actions, ...revocations])
  return {
    granted_as_of: source?.as_of ?? null,
    granted_source_file: source?.source_file ?? null,
    ended_as_of: end?.as_of ?? null,
    ended_source_file: end?.source_file ?? null,
  }
}
