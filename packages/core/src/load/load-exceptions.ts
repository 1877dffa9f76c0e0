import type { Load } from './load.ts'
import { isOpenLoad } from './load-status.ts'
import type { LoadLog, LoggedEvent } from './log/load-log.ts'
import { hasLogOf } from './log/load-log.ts'
import type { LoadStop, StopKind } from './stop/load-stop.ts'
import { STOP_KINDS, stopsInOrder } from './stop/load-stop.ts'
import { windowPhase } from './stop/scheduled-window.ts'
import { isTrackingLost } from './tracking/tracking-status.ts'

/** The possible exceptions of an open load. Source: section 2, "Load tabs"; section 4, "Load exceptions". */
export const LOAD_EXCEPTIONS = [
  'no-eld',
  'no-arrival',
  'no-departure',
  'no-pickup',
  'no-delivery',
  'no-assigned-vehicle',
  'pending-tracking',
  'not-tracking',
] as const
/** One of the exceptions. */
export type LoadException = (typeof LOAD_EXCEPTIONS)[number]

/** A load with its logs at an instant, in milliseconds since 1970. */
export interface LoadSituation {
  readonly load: Load
  /** The logs of this load; logs of other stops are ignored. */
  readonly logs: readonly LoadLog[]
  readonly now: number
}

/** The stops at which an event is expected: arrival and departure at every stop, pickup at pickups only. */
const EXPECTED_AT: Readonly<Record<LoggedEvent, readonly StopKind[]>> = {
  arrival: STOP_KINDS,
  departure: STOP_KINDS,
  pickup: ['pickup'],
  delivery: ['delivery'],
}

/**
 * The stops whose scheduled window has ended without a log of the event, in travel order.
 *
 * Empty: a stop whose window has no end date on record is never missing an event.
 * Source: section 4, "Load exceptions".
 */
export const stopsMissing = (event: LoggedEvent, { load, logs, now }: LoadSituation): readonly LoadStop[] =>
  stopsInOrder(load.stops).filter(
    ({ id, kind, window }) =>
      EXPECTED_AT[event].includes(kind) && windowPhase(window, now) === 'ended' && !hasLogOf(logs, id, event),
  )

const misses =
  (event: LoggedEvent) =>
  (situation: LoadSituation): boolean =>
    stopsMissing(event, situation).length > 0

const HOLDS: Readonly<Record<LoadException, (situation: LoadSituation) => boolean>> = {
  'no-eld': ({ load }) => load.trackingStatus === 'no_eld_connection',
  'no-arrival': misses('arrival'),
  'no-departure': misses('departure'),
  'no-pickup': misses('pickup'),
  'no-delivery': misses('delivery'),
  'no-assigned-vehicle': ({ load }) => load.carrierVehicleId === null,
  'pending-tracking': ({ load }) => load.trackingStatus === 'not_started',
  'not-tracking': ({ load }) => isTrackingLost(load.trackingStatus),
}

/** Whether a load has one exception. A load that is not open has none. Source: section 4, "Load exceptions". */
export const hasLoadException = (exception: LoadException, situation: LoadSituation): boolean =>
  isOpenLoad(situation.load) && HOLDS[exception](situation)

/**
 * All exceptions of a load, in the order of the tabs. Empty: there are none, or the load is not open.
 *
 * Source: section 4, "Load exceptions".
 */
export const loadExceptions = (situation: LoadSituation): readonly LoadException[] =>
  LOAD_EXCEPTIONS.filter(exception => hasLoadException(exception, situation))
