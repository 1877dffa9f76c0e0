import type { Id } from '../../shared/ids.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import type { LoadId } from '../load.ts'
import { nameText } from '../../shared/monitor-name-text.ts'
import type { LoadStopId } from '../stop/load-stop.ts'

/** The monitor’s number of one log. */
export type LoadLogId = Id<'load-log'>

/** The events that users log at a stop. Source: section 3, "Load log"; section 4, "Load exceptions". */
export const LOGGED_EVENTS = ['arrival', 'departure', 'pickup', 'delivery'] as const
/** One of the events that users log. */
export type LoggedEvent = (typeof LOGGED_EVENTS)[number]

/** An event of a load. Source: section 3, "Load log". */
export interface LoadLog {
  readonly id: LoadLogId
  readonly loadId: LoadId
  /** Null: it did not happen at a stop. */
  readonly stopId: LoadStopId | null
  /** An instant. */
  readonly occurredAt: string
  /** One of the logged events, or any other name that the monitor uses. */
  readonly kind: string
  /** The text by the carrier or a driver. Null: none. */
  readonly externalMessage: string | null
}

/** The label of a log: "Arrival"; for an unknown kind its name in readable form. */
export const loadLogLabel = (kind: string): string => nameText(kind)

/** Whether an event is logged at a stop. Source: section 4, "Load exceptions". */
export const hasLogOf = (logs: readonly LoadLog[], stopId: LoadStopId, event: LoggedEvent): boolean =>
  logs.some(log => log.stopId === stopId && log.kind === event)

/** The logs newest first, then by id; those without a valid instant last. */
export const logsNewestFirst = (logs: readonly LoadLog[]): readonly LoadLog[] =>
  logs
    .map(log => ({ log, at: instantMs(log.occurredAt) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.at - one.at || other.log.id - one.log.id)
    .map(({ log }) => log)
