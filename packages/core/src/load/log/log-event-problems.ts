import { instantMs } from '../../shared/instant-ms.ts'
import type { Problem } from '../../shared/refusal.ts'
import type { Load } from '../load.ts'
import type { LoadStop, LoadStopId } from '../stop/load-stop.ts'
import type { LoadLog, LoggedEvent } from './load-log.ts'
import { LOGGED_EVENTS } from './load-log.ts'

/** An event that a user wants to log. */
export interface LogEvent {
  readonly stopId: LoadStopId
  readonly kind: LoggedEvent
  /** An instant. */
  readonly occurredAt: string
}

/** The load, its existing logs, and now in milliseconds since 1970. */
export interface LogEventContext {
  readonly load: Pick<Load, 'stops'>
  readonly logs: readonly LoadLog[]
  readonly now: number
}

/** The order of events at a stop. */
const TURN: Readonly<Record<LoggedEvent, number>> = { arrival: 1, pickup: 2, delivery: 2, departure: 3 }
const problem = (field: keyof LogEvent, message: string): Problem => ({ field, message })

/** The instants of each kind logged at the stop of an event; kinds without any are left out. */
const instantsByKind = (
  { stopId }: LogEvent,
  logs: readonly LoadLog[],
  isIncluded: (turn: number) => boolean,
): readonly (readonly number[])[] =>
  LOGGED_EVENTS.filter(kind => isIncluded(TURN[kind]))
    .map(kind =>
      logs
        .filter(log => log.stopId === stopId && log.kind === kind)
        .map(log => instantMs(log.occurredAt))
        .filter(at => at !== null),
    )
    .filter(instants => instants.length > 0)

const stopProblems = (stop: LoadStop | undefined, kind: LoggedEvent): readonly Problem[] => {
  if (stop === undefined) return [problem('stopId', 'Choose a stop of this load.')]
  const isWrongKind = (kind === 'pickup' || kind === 'delivery') && kind !== stop.kind
  return isWrongKind
    ? [problem('kind', `A ${kind} is logged at a ${kind} stop. This is a ${stop.kind} stop.`)]
    : []
}

const timeProblems = (event: LogEvent, { logs, now }: LogEventContext): readonly Problem[] => {
  const at = instantMs(event.occurredAt)
  const own = TURN[event.kind]
  if (at === null) return [problem('occurredAt', 'Enter when it happened.')]
  if (at > now) return [problem('occurredAt', 'This is in the future. Log it after it happens.')]
  const before = instantsByKind(event, logs, turn => turn < own)
  if (before.some(instants => at < Math.min(...instants)))
    return [problem('occurredAt', 'An earlier step at this stop is logged after this time.')]
  const after = instantsByKind(event, logs, turn => turn > own)
  if (after.some(instants => at > Math.max(...instants)))
    return [problem('occurredAt', 'A later step at this stop is logged before this time.')]
  return []
}

/**
 * The problems of an event that a user wants to log, by field: a stop of another load, a pickup at a delivery stop, an
 * invalid time, a time in the future, or one that reverses the events of the stop. A truck arrives, then picks up or
 * delivers, then departs. If a kind was logged twice, the first log is compared with what follows it and the last with
 * what precedes it.
 *
 * Empty: no problem. Choice: stops are not compared with each other, as they may be visited in another order.
 * Source: section 3, "Load log"; section 5, "Load logs".
 */
export const logEventProblems = (event: LogEvent, context: LogEventContext): readonly Problem[] => [
  ...stopProblems(
    context.load.stops.find(({ id }) => id === event.stopId),
    event.kind,
  ),
  ...timeProblems(event, context),
]
