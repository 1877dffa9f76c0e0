import { invalid } from '../http/refused.ts'
import { LOGGED_EVENTS, type LoggedEvent } from './words.ts'

/** In which turn things happen at a stop: a truck arrives, then picks up or delivers, then departs. */
const TURN: Readonly<Record<LoggedEvent, number>> = { arrival: 1, pickup: 2, delivery: 2, departure: 3 }

/** An event at a stop, at an instant. */
export interface Happened {
  readonly is_type: string
  readonly occurred_at: Date
}

/**
 * Holds an event against each kind of what is logged at its stop. Of a kind that was logged twice the first counts for
 * what follows it and the last for what it follows; stops are not held against each other.
 *
 * Refuses: 422 when it would turn round what happened. Source: section 3, "Load log".
 */
export function checkOrder(
  event: Happened & { readonly is_type: LoggedEvent },
  logged: readonly Happened[],
): void {
  const own = TURN[event.is_type]
  const at = event.occurred_at.getTime()
  const timesOf = (wanted: LoggedEvent) =>
    logged.filter(({ is_type }) => is_type === wanted).map(({ occurred_at }) => occurred_at.getTime())
  const isBeforeAll = (times: readonly number[]) => times.length > 0 && times.every(time => at < time)
  const isAfterAll = (times: readonly number[]) => times.length > 0 && times.every(time => at > time)
  if (LOGGED_EVENTS.some(kind => TURN[kind] < own && isBeforeAll(timesOf(kind))))
    throw invalid('occurred_at', 'Something that comes before it at this stop is logged later than this.')
  if (LOGGED_EVENTS.some(kind => TURN[kind] > own && isAfterAll(timesOf(kind))))
    throw invalid('occurred_at', 'Something that comes after it at this stop is logged earlier than this.')
}
