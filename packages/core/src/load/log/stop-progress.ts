import { instantMs } from '../../shared/instant-ms.ts'
import type { LoadStop, StopProgress } from '../stop/load-stop.ts'
import type { LoadLog } from './load-log.ts'

/** The first valid instant. Empty: null. */
const firstAt = (logs: readonly LoadLog[]): string | null => {
  const instants = logs.map(({ occurredAt }) => occurredAt).filter(each => instantMs(each) !== null)
  return instants.toSorted((one, other) => Number(instantMs(one)) - Number(instantMs(other)))[0] ?? null
}

/**
 * What the logs of a load tell of one stop: its first arrival, and the first pickup, delivery or departure that ends its
 * work. A pickup logged at a delivery ends nothing.
 *
 * Source: section 3, "Load log".
 */
export const stopProgress = (
  { id, kind }: Pick<LoadStop, 'id' | 'kind'>,
  logs: readonly LoadLog[],
): StopProgress => {
  const own = logs.filter(({ stopId }) => stopId === id)
  return {
    arrivedAt: firstAt(own.filter(log => log.kind === 'arrival')),
    doneAt: firstAt(own.filter(log => log.kind === kind || log.kind === 'departure')),
  }
}
