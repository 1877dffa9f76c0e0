import type { Load } from '../load.ts'
import { isOpenLoad } from '../load-status.ts'
import type { LoadStop } from './load-stop.ts'
import { stopsInOrder } from './load-stop.ts'
import type { WindowPhase } from './scheduled-window.ts'
import { windowPhase } from './scheduled-window.ts'

/** The stop where a truck is expected next. */
export interface DueStop {
  readonly stop: LoadStop
  /** The phase of its window now; `ended` is late. Null: the window is not on record. */
  readonly phase: WindowPhase | null
}

/**
 * The stops of a load that are still to be done, in travel order. A stop is done once its pickup or delivery, or the
 * departure from it, is logged.
 *
 * Empty: all are done, the load is not open, or the monitor does not say what is logged.
 * Choice: the specification does not define which stop is due; stops are visited in order.
 * Source: section 3, "Load".
 */
export const stopsToCome = (load: Pick<Load, 'status' | 'stops'>): readonly LoadStop[] =>
  isOpenLoad(load)
    ? stopsInOrder(load.stops).filter(({ progress }) => progress !== null && progress.doneAt === null)
    : []

/**
 * The first stop of the load that is not done.
 *
 * Units: now is in milliseconds since 1970. Empty: null when there is none.
 * Source: section 3, "Load".
 */
export const nextDueStop = (load: Pick<Load, 'status' | 'stops'>, now: number): DueStop | null => {
  const [stop] = stopsToCome(load)
  return stop === undefined ? null : { stop, phase: windowPhase(stop.window, now) }
}
