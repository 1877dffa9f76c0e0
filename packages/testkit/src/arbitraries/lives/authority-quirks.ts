import { type Day, earlier, FROZEN, later, plusDays, SETTLED } from './days.ts'
import type { Draw } from './draw.ts'
import { type Authority, BEGINNINGS, isActiveOn, type Life } from './life.ts'
import { historyRow, motusOwner, MOTUS_BEGAN, noticeRow } from './publish-motus-authority.ts'
import type { Quirk, Rows } from './quirk.ts'

/** The authorities of a life that Motus has, with their rows there. */
const inMotus = (rows: Rows, life: Life): readonly Authority[] =>
  life.authorities.filter(it => rows.some(row => row.file === 'motus-carrier' && row.about === it))

const CORRECTIONS = [
  'Administrative Correction',
  'Administrative status adjustment',
  'Reinstated - Admin correction (MOTUS Issue #220)',
]

/** The first day of a correction in Motus. */
const CORRECTED_FROM = plusDays(MOTUS_BEGAN, 3)

/** The days between which corrections lie: soon after the last end that was lifted, or since the grant or the last act. */
const spanOf = ({ acts }: Authority, draw: Draw): readonly [Day, Day] => {
  const back = acts.findLastIndex(({ is }) => is === 'reinstated')
  const [ended, again] = [acts[back - 1], acts[back]]
  if (ended !== undefined && again !== undefined && again.on > CORRECTED_FROM && draw.chance(85)) {
    const first = later(plusDays(ended.on, 1), CORRECTED_FROM)
    return [first, earlier(plusDays(first, 30), plusDays(again.on, -1))]
  }
  const from = draw.chance(50) ? acts.at(-1) : acts.find(({ is }) => BEGINNINGS.has(is))
  return [later(plusDays(from?.on ?? SETTLED, 1), CORRECTED_FROM), SETTLED]
}

/** Rows that are marked as corrections, for an authority of a life that Motus has, once it was granted. */
const corrections =
  (statuses: readonly string[]) =>
  (rows: Rows, life: Life, draw: Draw): Rows | null => {
    const authority = inMotus(rows, life).find(({ acts }) => acts.some(({ is }) => BEGINNINGS.has(is)))
    if (authority === undefined) return null
    const used = new Set(authority.acts.map(({ on }) => on))
    const [first, last] = spanOf(authority, draw)
    if (first > last) return null
    const days = statuses.map(() => draw.day(first, last)).toSorted()
    if (days.some(day => used.has(day))) return null
    const reason = draw.pick(CORRECTIONS)
    return [
      ...rows,
      ...statuses.map((status, at) =>
        historyRow(motusOwner(life, authority), authority, [status, reason], days[at] ?? SETTLED),
      ),
    ]
  }

/** What the history of Motus has that is no act, and what it lacks. */
export const AUTHORITY_QUIRKS: readonly Quirk[] = [
  {
    name: 'corrections that say inactive and active',
    percent: 20,
    change: corrections(['Inactive', 'Active']),
  },
  {
    name: 'a correction that says inactive',
    percent: 6,
    change: corrections(['Inactive']),
  },
  { name: 'a correction that says active', percent: 45, change: corrections(['Active']) },
  {
    name: 'the row with which a record was carried over',
    percent: 30,
    change: (rows, life, draw) => {
      const on = draw.day(MOTUS_BEGAN, plusDays(MOTUS_BEGAN, 40))
      const carried = inMotus(rows, life).filter(
        it => it.appliedOn <= FROZEN && it.acts.length > 0 && it.acts.every(act => act.on !== on),
      )
      return carried.length === 0
        ? null
        : [
            ...rows,
            ...carried.map(it =>
              historyRow(
                motusOwner(life, it),
                it,
                [isActiveOn(it, MOTUS_BEGAN) ? 'Active' : 'Inactive', 'Initial Status'],
                on,
              ),
            ),
          ]
    },
  },
  {
    name: 'notices of the frozen register again',
    percent: 30,
    change: (rows, life) => {
      const more = life.authorities.flatMap(it =>
        it.notices.filter(({ servedOn }) => servedOn <= FROZEN).map(notice => noticeRow(life, it, notice)),
      )
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
  {
    name: 'a reinstatement that no history has',
    percent: 4,
    unknown: 'a change of the authority is in no history',
    change: rows => {
      const some = rows.filter(
        ({ file, cells }) => file !== 'motus-authority-history' || cells['REASON'] !== 'REINSTATED',
      )
      return some.length === rows.length ? null : some
    },
  },
  {
    name: 'a transfer that is not in the history of who gave the docket',
    percent: 60,
    change: rows => {
      const some = rows.filter(
        ({ file, about }) =>
          file !== 'motus-authority-history' || about === null || !('is' in about) || about.is !== 'given',
      )
      return some.length === rows.length ? null : some
    },
  },
  {
    name: 'a carrier that the frozen history lacks',
    percent: 4,
    unknown: 'the day of the grant was never published',
    change: (rows, life) => {
      // Without the history a notice of then is the same as a revocation.
      if (life.authorities.some(it => it.notices.some(({ servedOn }) => servedOn <= FROZEN))) return null
      const some = rows.filter(({ file }) => file !== 'li-authority-history')
      return some.length === rows.length ? null : some
    },
  },
  {
    name: 'two states on one day',
    percent: 5,
    unknown: 'two states on one day',
    change: (rows, life) => {
      const more = inMotus(rows, life).flatMap(it => {
        const last = it.acts.at(-1)
        return last === undefined || last.on <= FROZEN || BEGINNINGS.has(last.is) || last.is === 'given'
          ? []
          : [historyRow(motusOwner(life, it), it, ['Active', 'REINSTATED'], last.on)]
      })
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
  {
    name: 'dockets that only the history of Motus has',
    percent: 16,
    unknown: 'the state of the authority is in no file',
    change: (rows, { authorities }) => {
      const isShared = authorities.some(
        it => it.givenTo !== null || it.acts.some(({ is }) => is === 'received'),
      )
      const some = rows.filter(({ file }) => file !== 'motus-carrier')
      return isShared || some.length === rows.length ? null : some
    },
  },
]
