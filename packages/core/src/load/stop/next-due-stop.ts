import type { Load } from '../load.ts'
import { isOpenLoad } from '../load-status.ts'
import type { LoadLog } from '../log/load-log.ts'
import { hasLogOf } from '../log/load-log.ts'
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
 * The first stop of the load that is not done. A stop is done once its pickup or delivery, or the departure from it, is
 * logged.
 *
 * Units: now is in milliseconds since 1970. Empty: null when all stops are done, and for a load that is not open.
 * Choice: the specification does not define which stop is due; stops are visited in order.
 * Source: section 3, "Load".
 */
export const nextDueStop = (
  load: Pick<Load, 'status' | 'stops'>,
  logs: readonly LoadLog[],
  now: number,
): DueStop | null => {
  if (!isOpenLoad(load)) return null
  const stop = stopsInOrder(load.stops).find(
    ({ id, kind }) => !hasLogOf(logs, id, kind) && !hasLogOf(logs, id, 'departure'),
  )
  return stop === undefined ? null : { stop, phase: windowPhase(stop.window, now) }
}
