import {
  type AssignableUser,
  LOAD_STATUSES,
  LOGGED_EVENTS,
  type Load,
  type LoadDetails,
  type LoadLockAssignee,
  type LoadLog,
  type LoadSituation,
  type LoadStop,
  type LoadUnit,
  type LogEvent,
  type PickupDistance,
  type RecentVehicleAreas,
  SCOPES,
  type ScheduledWindow,
  STOP_KINDS,
  TICKET_STATUSES,
  LOAD_AUDIT_KINDS,
  type LoadAuditAddress,
  type Ticket,
  type TicketChange,
  type TicketPresence,
  TRACKING_STATUSES,
  type TracePoint,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from './carriers.ts'
import { ids, maybe } from './values.ts'
import { carrierVehicles } from './vehicles.ts'

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

/** Stops, some of them without a place on the map or in an unknown time zone. */
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
  town: maybe(fc.constantFrom('Dallas, TX', 'Denver, CO')),
  progress: maybe(fc.record({ arrivedAt: maybe(loadInstants), doneAt: maybe(loadInstants) })),
})

const loadUnits: fc.Arbitrary<LoadUnit> = fc.record({
  unit: maybe(fc.constantFrom('17', 'T118')),
  plate: maybe(fc.constant('P123')),
  plateState: maybe(fc.constant('TX')),
  vin: maybe(fc.constant('1XKYDP9X1AJ100007')),
})

/** What systems say of loads. */
export const loadDetails: fc.Arbitrary<LoadDetails> = fc.record({
  equipment: maybe(fc.constantFrom('reefer', 'power_only')),
  commodity: maybe(fc.constantFrom('Paper', 'Frozen food')),
  commodityValueUsd: maybe(fc.constantFrom(0, 85_000)),
  rateUsd: maybe(fc.constantFrom(0, 1_850.5)),
  isTeam: maybe(fc.boolean()),
  driverPhone: maybe(fc.constant('+13125550100')),
  truck: maybe(loadUnits),
  trailer: maybe(loadUnits),
  statedCarrier: maybe(fc.constant({ type: 'DOT' as const, value: '999999', region: null })),
  updatedAt: maybe(loadInstants),
})

/** Loads in every status, with up to six stops, of which no two are the same. */
export const loads: fc.Arbitrary<Load> = fc.record({
  id: ids<'load'>(),
  externalNumber: maybe(fc.constantFrom('NL-20841', 'NL-20842', 'x', '')),
  status: fc.constantFrom(...LOAD_STATUSES),
  trackingStatus: fc.constantFrom(...TRACKING_STATUSES),
  billableMiles: maybe(fc.constantFrom(0, 149.9, 150, 150.1, 880)),
  carrierId: maybe(ids<'carrier'>()),
  carrier: maybe(carriers),
  carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
  vehicle: maybe(carrierVehicles),
  teamId: maybe(ids<'team'>()),
  companyId: ids<'company'>(),
  details: maybe(loadDetails),
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

/** A load with its logs, and an event to log at one of its stops. */
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

/** Tickets in every status, of types with names well and badly written, some of them made at the same instant. */
export const tickets: fc.Arbitrary<Ticket> = fc.record({
  id: ids<'ticket'>(),
  status: fc.constantFrom(...TICKET_STATUSES),
  type: fc.constantFrom('late_arrival', 'no_eld_connection', 'carrier-vehicle changed', ''),
  assigneeId: maybe(ids<'user'>()),
  assigneeName: maybe(fc.constantFrom('Mara Quist', 'José O’Neil')),
  loadId: maybe(ids<'load'>()),
  load: maybe(loads),
  createdAt: fc.oneof(fc.constant('2026-11-21T12:00:00.000Z'), loadInstants),
  cause: fc.constant(null),
})

/** Addresses of the audit of loads. */
export const loadAuditAddresses: fc.Arbitrary<LoadAuditAddress> = fc.record({
  kind: maybe(fc.constantFrom(...LOAD_AUDIT_KINDS)),
  page: fc.integer({ min: 1, max: 9_999_999 }),
})

/** Changes of tickets, some of which changed nothing. */
export const ticketChanges: fc.Arbitrary<TicketChange> = fc.record({
  id: ids<'ticket-change'>(),
  userName: maybe(fc.constant('Mara Quist')),
  isByCause: fc.boolean(),
  statusWas: fc.constantFrom(...TICKET_STATUSES),
  status: fc.constantFrom(...TICKET_STATUSES),
  assigneeWasId: maybe(ids<'user'>()),
  assigneeWasName: maybe(fc.constant('José O’Neil')),
  assigneeId: maybe(ids<'user'>()),
  assigneeName: maybe(fc.constant('Mara Quist')),
  createdAt: loadInstants,
})

/** Colleagues at tickets. */
export const ticketPresences: fc.Arbitrary<TicketPresence> = fc.record({
  ticketId: ids<'ticket'>(),
  userId: ids<'user'>(),
  userName: maybe(fc.constantFrom('Mara Quist', 'José O’Neil')),
  isWorking: fc.boolean(),
})

/** Users of a company, with any scopes; some bear the same name. */
export const assignableUsers: fc.Arbitrary<AssignableUser> = fc.record({
  id: ids<'user'>(),
  firstName: maybe(fc.constantFrom('Mara', 'mara', 'José', '')),
  lastName: maybe(fc.constantFrom('Quist', 'O’Neil', '')),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550177')),
  scopes: fc.oneof(
    fc.subarray([...SCOPES], { maxLength: 3 }),
    fc.constantFrom<AssignableUser['scopes']>([], ['tickets_load_lock_staff']),
  ),
})

/** Assignees, oneself as staff included. */
export const loadLockAssignees: fc.Arbitrary<LoadLockAssignee> = fc.record({
  id: ids<'user'>(),
  fullName: fc.constantFrom('Mara Quist', 'José O’Neil'),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550177')),
  isSelfStaff: fc.boolean(),
})

/** Areas that trucks were seen in, some of them nowhere on a map or at no instant. */
export const tracePoints: fc.Arbitrary<TracePoint> = fc.record({
  carrierVehicleId: ids<'carrier-vehicle'>(),
  areaName: maybe(fc.constantFrom('Amarillo, TX 79101', 'Pueblo, CO 81001')),
  latitude: maybe(fc.constantFrom(35.2, 38.25, 91)),
  longitude: maybe(fc.constantFrom(-101.83, -104.6, 181)),
  seenAt: fc.oneof({ weight: 9, arbitrary: loadInstants }, { weight: 1, arbitrary: fc.constant('soon') }),
})

/** What one truck was seen in, in any order. */
export const recentVehicleAreas: fc.Arbitrary<RecentVehicleAreas> = ids<'carrier-vehicle'>().chain(
  carrierVehicleId =>
    fc.record({
      carrierVehicleId: fc.constant(carrierVehicleId),
      areas: fc.array(
        tracePoints.map(point => ({ ...point, carrierVehicleId })),
        { maxLength: 5 },
      ),
    }),
)

/** Distances, unknown ones included. */
export const pickupDistances: fc.Arbitrary<PickupDistance> = fc.record({
  carrierVehicleId: ids<'carrier-vehicle'>(),
  miles: maybe(fc.constantFrom(0, 0.4, 1, 12, 12.5, 640)),
})
