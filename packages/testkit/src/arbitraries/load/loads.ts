import {
  type Load,
  LOAD_STATUSES,
  type LoadLog,
  type LoadSituation,
  type LoadStop,
  LOGGED_EVENTS,
  type LogEvent,
  type ScheduledWindow,
  STOP_KINDS,
  TRACKING_STATUSES,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000
/** Midnight before the day that builders of loads are about. */
const START_MS = Date.UTC(2026, 10, 21)

const minutes = fc.integer({ min: 0, max: 3 * DAY_MINUTES })

/** Milliseconds since 1970 in the three days in which loads of these arbitraries happen. */
export const loadNows: fc.Arbitrary<number> = minutes.map(minute => START_MS + minute * MINUTE_MS)

/** Instants of the same three days, so that they often lie on either side of each other. */
export const loadInstants: fc.Arbitrary<string> = loadNows.map(at => new Date(at).toISOString())

/** Windows with any end missing; now and then they end before they start. */
export const scheduledWindows: fc.Arbitrary<ScheduledWindow> = fc.record({
  startsAt: maybe(loadInstants),
  endsAt: maybe(loadInstants),
})

/** Stops, some of them without a place on the map or in a zone that nobody knows. */
export const loadStops: fc.Arbitrary<LoadStop> = fc.record({
  id: ids<'load-stop'>(),
  kind: fc.constantFrom(...STOP_KINDS),
  sequence: fc.nat(6),
  latitude: maybe(fc.constantFrom(0, 32.78, 39.74, -90, 90, 90.01, -91)),
  longitude: maybe(fc.constantFrom(0, -96.8, -104.99, -180, 180, 180.01, -181)),
  state: maybe(fc.constantFrom('TX', 'CO', '')),
  postalCode: maybe(fc.constantFrom('75201', '80202', '')),
  window: scheduledWindows,
  timeZone: maybe(fc.constantFrom('America/Chicago', 'America/Denver', 'Mars/Olympus')),
})

/** Loads in every status, with up to six stops, of which no two are the same. */
export const loads: fc.Arbitrary<Load> = fc.record({
  id: ids<'load'>(),
  externalNumber: maybe(fc.constantFrom('NL-20841', 'NL-20842', 'x', '')),
  status: fc.constantFrom(...LOAD_STATUSES),
  trackingStatus: fc.constantFrom(...TRACKING_STATUSES),
  billableMiles: maybe(fc.constantFrom(0, 149.9, 150, 150.1, 880)),
  carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
  teamId: maybe(ids<'team'>()),
  companyId: ids<'company'>(),
  stops: fc.uniqueArray(loadStops, { selector: ({ id }) => id, maxLength: 6 }),
})

/** Logs of any kind at any stop or none. */
export const loadLogs: fc.Arbitrary<LoadLog> = fc.record({
  id: ids<'load-log'>(),
  loadId: ids<'load'>(),
  stopId: maybe(ids<'load-stop'>()),
  occurredAt: loadInstants,
  kind: fc.constantFrom(...LOGGED_EVENTS, 'check_call', 'external_message'),
  externalMessage: maybe(fc.constantFrom('Held at the gate.', '')),
})

/** Loads with logs of their own stops, at any instant around their windows. */
export const loadSituations: fc.Arbitrary<LoadSituation> = loads.chain(load =>
  fc.record({
    load: fc.constant(load),
    logs: fc.array(
      fc
        .tuple(loadLogs, fc.constantFrom(null, ...load.stops.map(({ id }) => id)))
        .map(([log, stopId]) => ({ ...log, loadId: load.id, stopId })),
      { maxLength: 8 },
    ),
    now: loadNows,
  }),
)

/** A load with its logs, and an event that somebody wants to log at one of its stops. */
export interface LoggingSituation {
  readonly situation: LoadSituation
  readonly event: LogEvent
}

/** Events that a person may want to log, sensible or not. */
export const logEvents: fc.Arbitrary<LogEvent> = fc.record({
  stopId: ids<'load-stop'>(),
  kind: fc.constantFrom(...LOGGED_EVENTS),
  occurredAt: fc.oneof({ weight: 9, arbitrary: loadInstants }, { weight: 1, arbitrary: fc.constant('') }),
})

/** Events at the load's own stops, so that what is logged there already is held against them. */
export const loggingSituations: fc.Arbitrary<LoggingSituation> = loadSituations.chain(situation =>
  fc.record({
    situation: fc.constant({ ...situation, now: situation.now + DAY_MINUTES * MINUTE_MS }),
    event: fc
      .tuple(logEvents, fc.constantFrom(null, ...situation.load.stops.slice(0, 2)), fc.boolean())
      .map(([event, stop, isOfItsKind]) => ({
        ...event,
        stopId: stop?.id ?? event.stopId,
        kind: isOfItsKind && stop !== null ? stop.kind : event.kind,
      })),
  }),
)
