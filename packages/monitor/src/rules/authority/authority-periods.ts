import {
  type AuthorityRecord,
  authoritiesOf,
  type DocketAuthority,
  docketsOf,
  later,
} from './authority-dockets.ts'
import type { Turn } from './authority-turns.ts'

/** From the first day of an authority to the first day without it; null while it is in force. */
export interface AuthorityPeriod {
  readonly from: string
  readonly to: string | null
}

const LASTS = '9999-12-31'

/** The periods of one authority, by what was done to it. */
export const periodsOf = (turns: readonly Turn[]): readonly AuthorityPeriod[] => {
  const periods: AuthorityPeriod[] = []
  let from: string | null = null
  for (const turn of turns)
    if (turn.ends === null) from ??= turn.on
    else if (from !== null) {
      if (from < turn.on) periods.push({ from, to: turn.on })
      from = null
    }
  return from === null ? periods : [...periods, { from, to: null }]
}

/** Some periods, oldest first, those that overlap or touch as one. */
export const joinedPeriods = (periods: readonly AuthorityPeriod[]): readonly AuthorityPeriod[] => {
  if (periods.length < 2) return periods
  const whole: AuthorityPeriod[] = []
  for (const period of periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = whole.at(-1)
    if (last === undefined || (last.to ?? LASTS) < period.from) whole.push(period)
    else if ((last.to ?? LASTS) < (period.to ?? LASTS))
      whole[whole.length - 1] = { from: last.from, to: period.to }
  }
  return whole
}

/** Whether a state on record says that an authority is not active, where its history does not say since when. */
export const isOver = ({ letter, isActive }: DocketAuthority) => letter != null && !isActive

/**
 * When a carrier could haul freight for others, oldest first, without overlaps: common and contract authority of all dockets
 * together. One that a state has as no longer active lasts to the day of that state at most.
 *
 * Empty: no grant is on record. A dismissed application starts no period, a discontinued revocation ends none.
 * Source: section 3, "Carrier detail".
 */
export const authorityPeriods = (record: AuthorityRecord): readonly AuthorityPeriod[] =>
  periodsOfAll(authoritiesOf(record, docketsOf(record)))

const periodsOfAll = (all: readonly DocketAuthority[]): readonly AuthorityPeriod[] =>
  joinedPeriods(
    all.flatMap(it =>
      periodsOf(it.turns).map(period =>
        period.to === null && isOver(it)
          ? { ...period, to: later(period.from, it.state?.as_of ?? period.from) }
          : period,
      ),
    ),
  )

/** The first day of the unbroken grant that lasts. An authority that is no longer active, on a day no file tells, adds none. */
export const grantedOn = (all: readonly DocketAuthority[]): string | null => {
  const last = joinedPeriods(
    all.flatMap(it => periodsOf(it.turns).filter(({ to }) => to !== null || !isOver(it))),
  ).at(-1)
  return last?.to === null ? last.from : null
}

/** Days without any authority between two grants. */
export interface AuthorityGap {
  readonly from_on: string
  readonly to_on: string
}

/** The gaps between the periods. The time before the first and after the last is not a gap. */
export const authorityGaps = (all: readonly DocketAuthority[]): readonly AuthorityGap[] =>
  periodsOfAll(all).flatMap(({ to }, at, periods) => {
    const next = periods[at + 1]
    return to !== null && next !== undefined ? [{ from_on: to, to_on: next.from }] : []
  })
