import { formatCount } from '../../shared/amounts.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import type { Load, LoadId } from '../load.ts'
import { isOpenLoad } from '../load-status.ts'
import { nextDueStop } from '../stop/next-due-stop.ts'
import type { StopEtas } from '../tracking/stop-eta.ts'
import { type DayAxis, windowOnDay } from './day-axis.ts'

/** A load on the line of a day. */
export interface DayRow {
  readonly load: Load
  /** How late it is at the stop that is due, or will be there. 0: it is in time, or that is not known. Milliseconds. */
  readonly lateMs: number
  /** Whether it is late already, and not only expected to be. */
  readonly isLate: boolean
}

interface Lateness {
  readonly lateMs: number
  readonly isLate: boolean
}

const IN_TIME: Lateness = { lateMs: 0, isLate: false }

const latenessOf = (load: Load, etas: StopEtas | undefined, now: number): Lateness => {
  const due = nextDueStop(load, now)
  if (due === null) return IN_TIME
  const { window, progress } = due.stop
  const endsAt = instantMs(window.endsAt)
  const arrivedAt = instantMs(progress?.arrivedAt ?? null)
  if (endsAt === null) return IN_TIME
  if (arrivedAt !== null) return { lateMs: Math.max(0, arrivedAt - endsAt), isLate: arrivedAt > endsAt }
  const eta = etas?.kind === 'known' ? etas.stops.find(({ stopId }) => stopId === due.stop.id) : undefined
  const lateMs = Math.max(0, now - endsAt, eta?.lateMs ?? 0)
  return { lateMs, isLate: now > endsAt }
}

/** When the next stop of a load begins; the last for one whose window is not on record. */
const dueAt = (load: Load, now: number): number =>
  instantMs(nextDueStop(load, now)?.stop.window.startsAt ?? null) ?? Number.POSITIVE_INFINITY

interface Day {
  readonly axis: DayAxis
  /** Milliseconds since 1970. */
  readonly now: number
  /** The estimates of the loads that have any. */
  readonly etas: ReadonlyMap<LoadId, StopEtas>
}

/**
 * The open loads of a day: those with a window on it, and those that are late whatever day it is. The latest first, then
 * by the start of the next stop, then by id. Each load once.
 *
 * Units: now is in milliseconds since 1970. Empty: none. Source: section 3, "Load"; the order is ours.
 */
export const dayRows = (loads: readonly Load[], { axis, now, etas }: Day): readonly DayRow[] =>
  [...new Map(loads.map(load => [load.id, load])).values()]
    .filter(isOpenLoad)
    .map(load => ({ load, ...latenessOf(load, etas.get(load.id), now), due: dueAt(load, now) }))
    .filter(
      ({ load, lateMs }) => lateMs > 0 || load.stops.some(({ window }) => windowOnDay(axis, window) !== null),
    )
    .toSorted(
      (one, other) =>
        other.lateMs - one.lateMs ||
        (one.due === other.due ? 0 : one.due - other.due) ||
        one.load.id - other.load.id,
    )
    .map(({ load, lateMs, isLate }) => ({ load, lateMs, isLate }))

/** The rows of a day that fit on a printed page in letters of 8 points. */
export const DAY_ROWS_ON_PAPER = 40

/** What a printed day says of the rows that it leaves out. Empty: it has all of them. Ours, beyond section 2. */
export const dayOnPaperText = (rows: number): string =>
  rows > DAY_ROWS_ON_PAPER
    ? `Only ${DAY_ROWS_ON_PAPER} of ${formatCount(rows, 'load')}, latest first: choose a team to print its own.`
    : ''
