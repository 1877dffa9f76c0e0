import { invalid } from '../http/refused.ts'
import { LOGGED_EVENTS, type LoggedEvent } from './words.ts'

/** In which turn things happen at a stop: a truck arrives, then picks up or delivers, then departs. */
const TURN: Readonly<Record<LoggedEvent, number>> = { arrival: 1, pickup: 2, delivery: 2, departure: 3 }

const turnOf = (word: string): number => {
  const event = LOGGED_EVENTS.find(one => one === word)
  return event === undefined ? Number.NaN : TURN[event]
}

/** An event at a stop, at an instant. */
export interface Happened {
  readonly is_type: string
  readonly occurred_at: Date
}

/**
 * Holds an event against what is logged at its stop. Of events that were logged twice the first arrival and the last
 * departure count; stops are not held against each other.
 *
 * Refuses: 422 when it would turn round what happened. Source: section 3, "Load log".
 */
export function checkOrder(event: Happened, logged: readonly Happened[]): void {
  const own = turnOf(event.is_type)
  const at = event.occurred_at.getTime()
  const times = (isWanted: (turn: number) => boolean) =>
    logged.filter(({ is_type }) => isWanted(turnOf(is_type))).map(({ occurred_at }) => occurred_at.getTime())
  const before = times(turn => turn < own)
  const after = times(turn => turn > own)
  if (before.length > 0 && at < Math.min(...before))
    throw invalid('occurred_at', 'Something that comes before it at this stop is logged later than this.')
  if (after.length > 0 && at > Math.max(...after))
    throw invalid('occurred_at', 'Something that comes after it at this stop is logged earlier than this.')
}
