import type {
  AssignableUser,
  Load,
  LoadLockAssignee,
  LoadLog,
  LoadDetails,
  LoadEntry,
  LoadStop,
  LogEvent,
  Note,
  PickupDistance,
  RecentVehicleAreas,
  Team,
  TeamPerson,
  TeamUser,
  WaitingMention,
  TracePoint,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A pickup in Dallas on the morning of Nov 21, 2026. */
export const aLoadStop = builder<LoadStop>({
  id: id(31),
  kind: 'pickup',
  sequence: 1,
  latitude: 32.78,
  longitude: -96.8,
  state: 'TX',
  postalCode: '75201',
  window: { startsAt: '2026-11-21T14:00:00.000Z', endsAt: '2026-11-21T16:00:00.000Z' },
  timeZone: 'America/Chicago',
  town: 'Dallas, TX',
  progress: { arrivedAt: null, doneAt: null },
})

/** The delivery in Denver, a day later. */
export const aDelivery = builder<LoadStop>({
  id: id(32),
  kind: 'delivery',
  sequence: 2,
  latitude: 39.74,
  longitude: -104.99,
  state: 'CO',
  postalCode: '80202',
  window: { startsAt: '2026-11-22T15:00:00.000Z', endsAt: '2026-11-22T18:00:00.000Z' },
  timeZone: 'America/Denver',
  town: 'Denver, CO',
  progress: { arrivedAt: null, doneAt: null },
})

/** A load in transit from Dallas to Denver, tracked, with a truck and no team. */
export const aLoad = builder<Load>({
  id: id(17),
  externalNumber: 'NL-20841',
  status: 'progress',
  trackingStatus: 'tracking',
  billableMiles: 880,
  carrierId: id(7),
  carrier: null,
  carrierVehicleId: id(61),
  vehicle: null,
  teamId: null,
  companyId: id(1),
  details: null,
  stops: [aLoadStop(), aDelivery()],
})

/** What a company's own system says of a load: nothing yet. */
export const someLoadDetails = builder<LoadDetails>({
  equipment: null,
  commodity: null,
  commodityValueUsd: null,
  rateUsd: null,
  isTeam: null,
  driverPhone: null,
  truck: null,
  trailer: null,
  statedCarrier: null,
  updatedAt: null,
})

const anEntryOfStop = {
  ...{ kind: 'pickup' as const, city: 'Dallas', state: 'TX', postalCode: '75201', country: null },
  ...{
    latitude: null,
    longitude: null,
    startsAt: '2026-12-01T08:00',
    endsAt: '2026-12-01T12:00',
    timeZone: null,
  },
}

/** A load across Dallas that comes in by its number. */
export const aLoadEntry = builder<LoadEntry>({
  externalNumber: 'NL-30001',
  billableMiles: 33,
  stops: [
    anEntryOfStop,
    {
      ...anEntryOfStop,
      kind: 'delivery',

      postalCode: '75202',
      startsAt: '2026-12-01T15:00',
      endsAt: null,
    },
  ],
})

/** The arrival at the pickup of a load. */
export const aLoadLog = builder<LoadLog>({
  id: id(71),
  loadId: id(17),
  stopId: id(31),
  occurredAt: '2026-11-21T14:30:00.000Z',
  kind: 'arrival',
  externalMessage: null,
})

/** The same arrival, about to be logged. */
export const aLogEvent = builder<LogEvent>({
  stopId: id(31),
  kind: 'arrival',
  occurredAt: '2026-11-21T14:30:00.000Z',
})

/** A truck near Amarillo, on the evening of Nov 21, 2026. */
export const aTracePoint = builder<TracePoint>({
  carrierVehicleId: id(61),
  areaName: 'Amarillo, TX 79101',
  latitude: 35.2,
  longitude: -101.83,
  seenAt: '2026-11-21T23:10:00.000Z',
})

/** What that truck was seen in lately. */
export const aVehicleTrail = builder<RecentVehicleAreas>({
  carrierVehicleId: id(61),
  areas: [aTracePoint()],
})

/** A truck a dozen miles from the pickup. */
export const aPickupDistance = builder<PickupDistance>({ carrierVehicleId: id(61), miles: 12 })

/** A user of the company who manages tickets. */
export const anAssignableUser = builder<AssignableUser>({
  id: id(4),
  firstName: 'Mara',
  lastName: 'Quist',
  email: 'mara@northlake.example',
  phoneE164: '+13125550177',
  scopes: ['tickets_load_lock_manager'],
})

/** The same user as a ticket assignee. */
export const aLoadLockAssignee = builder<LoadLockAssignee>({
  id: id(4),
  fullName: 'Mara Quist',
  email: 'mara@northlake.example',
  phoneE164: '+13125550177',
  isSelfStaff: false,
})

/** A user of the company who may be in a team. */
export const aTeamPerson = builder<TeamPerson>({
  id: id(1),
  fullName: 'Dana Reyes',
  email: 'dana@northlake.example',
})

/** That Dana is in a team. */
export const aTeamUser = builder<TeamUser>({ id: id(101), user: aTeamPerson() })

/** A team of two. */
export const aTeam = builder<Team>({
  id: id(10),
  companyId: id(1),
  name: 'Midwest',
  members: [
    aTeamUser(),
    aTeamUser({
      id: id(102),
      user: aTeamPerson({ id: id(2), fullName: 'Noor Haddad', email: 'noor@northlake.example' }),
    }),
  ],
})

/** What Dana wrote about a carrier. */
export const aNote = builder<Note>({
  id: id(11),
  subject: { kind: 'carrier', carrierId: id(7) },
  text: 'Called dispatch, new insurance comes on Monday.',
  authorId: id(1),
  authorName: 'Dana Reyes',
  createdAt: '2026-11-20T16:30:00.000Z',
  mentions: [],
})

/** A note of a colleague on a load, which mentions the user. */
export const aWaitingMention = builder<WaitingMention>({
  noteId: id(55),
  subject: { kind: 'load', loadId: id(17) },
  subjectName: 'NL-20841',
  authorName: 'Noor Haddad',
  createdAt: '2026-11-21T15:30:00.000Z',
})
