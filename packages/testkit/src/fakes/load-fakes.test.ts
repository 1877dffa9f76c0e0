import { LOAD_EXCEPTIONS, type Load, type LoadException, type LoadId } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aCarrierDetail,
  aCompany,
  aDelivery,
  aLoad,
  aLoadLog,
  aLoadStop,
  anAssignableUser,
  anExpiredUser,
  aPickupDistance,
  aTeam,
  aTicket,
  aTracePoint,
  aUser,
  aVehicleTrail,
  id,
} from '../builders/index.ts'
import {
  loadLogsContract,
  loadsByNumberContract,
  loadsContract,
  loadTracesContract,
  ticketsContract,
} from '../contracts/index.ts'
import { fakeConnections } from './connection-fakes.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeLoadLogs, fakeLoadTraces } from './load-log-fakes.ts'
import { fakeLoads } from './load-fakes.ts'
import { fakeLoadsByNumber } from './loads-by-number-fakes.ts'

import { fakeTickets } from './ticket-fakes.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const PASSED = { startsAt: '2026-11-21T14:00:00.000Z', endsAt: '2026-11-21T16:00:00.000Z' }
const TO_COME = { startsAt: '2026-11-22T14:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' }
const FOREIGN = id<'load'>(900)
const ABSENT = id<'load'>(999)

/** Loads 1 to 60, each with two stops of its own whose windows are to come. */
const aFreightYard = (): Load[] =>
  Array.from({ length: 60 }, (_, index) =>
    aLoad({
      id: id(index + 1),
      externalNumber: `NL-${index + 1}`,
      stops: [
        aLoadStop({ id: id(index * 2 + 1), window: TO_COME }),
        aDelivery({ id: id(index * 2 + 2), window: TO_COME }),
      ],
    }),
  )

const counted = (): (() => LoadId) => {
  let last = 0
  return () => {
    last += 1
    return id<'load'>(last)
  }
}

const ERRORS: Readonly<Record<LoadException, Partial<Load>>> = {
  'no-eld': { trackingStatus: 'no_eld_connection' },
  'no-arrival': { stops: [aLoadStop({ id: id(801), window: PASSED })] },
  'no-departure': { stops: [aLoadStop({ id: id(802), window: PASSED })] },
  'no-pickup': { stops: [aLoadStop({ id: id(803), window: PASSED })] },
  'no-delivery': { stops: [aDelivery({ id: id(804), window: PASSED })] },
  'no-assigned-vehicle': { carrierVehicleId: null },
  'pending-tracking': { trackingStatus: 'not_started' },
  'not-tracking': { trackingStatus: 'tracking_interrupted' },
}

loadsByNumberContract(async () => {
  const world = fakeWorld()
  const ofOther = fakeWorld({
    user: aUser({ company: aCompany({ id: id(2) }) }),
  })
  return {
    entries: fakeLoadsByNumber(world),
    loads: fakeLoads(world),
    foreign: fakeLoadsByNumber(ofOther),
    forVisitor: fakeLoadsByNumber(fakeWorld({ user: null })),
  }
})

loadsContract(async () => {
  const troubled = LOAD_EXCEPTIONS.map((exception, index) =>
    aLoad({ ...ERRORS[exception], id: id(index + 701) }),
  )
  const loads = [
    ...aFreightYard(),
    ...troubled,
    aLoad({ id: id(801), status: 'cancelled' }),
    aLoad({ id: id(802), status: 'assumed_delivered', externalNumber: 'ZX-7' }),
    aLoad({ id: FOREIGN, companyId: id(2) }),
    aLoad({ id: id(803), carrierId: id(8) }),
  ]
  const world = fakeWorld({
    loads,
    carriers: [aCarrierDetail({ id: id(8) })],
    teams: [aTeam({ id: id(5), companyId: id(1) }), aTeam({ id: id(6), companyId: id(2) })],
    now: NOW,
  })
  return {
    loads: fakeLoads(world),
    connections: fakeConnections(world),
    blockable: id(803),
    nextLoad: counted(),
    exceptions: Object.fromEntries(
      LOAD_EXCEPTIONS.map((exception, index) => [exception, id<'load'>(index + 701)]),
    ) as Record<LoadException, LoadId>,
    closed: id(801),
    assumedDelivered: { id: id(802), text: 'zx' },
    teamId: id(5),
    foreignTeamId: id(6),
    foreign: FOREIGN,
    absent: ABSENT,
  }
})

loadLogsContract(async () => {
  const next = counted()
  const loads = [...aFreightYard(), aLoad({ id: FOREIGN, companyId: id(2) })]
  const world = fakeWorld({ loads, now: NOW })
  return {
    loadLogs: fakeLoadLogs(world),
    loads: fakeLoads(world),
    nextLoad: () => {
      const loadId = next()
      return { loadId, pickupId: id(loadId * 2 - 1), deliveryId: id(loadId * 2) }
    },
    now: () => world.now,
    foreign: FOREIGN,
    absent: ABSENT,
  }
})

loadTracesContract(async () => {
  const earlier = aTracePoint({ seenAt: '2026-11-21T09:00:00.000Z' })
  const row = {
    loadId: id<'load'>(1),
    trace: [aTracePoint(), earlier],
    recentAreas: [
      aVehicleTrail({ carrierVehicleId: id(62), areas: [aTracePoint({ carrierVehicleId: id(62) })] }),
      aVehicleTrail({ areas: [aTracePoint(), earlier] }),
    ],
    distances: [
      aPickupDistance({ miles: null }),
      aPickupDistance({ carrierVehicleId: id(62), miles: 40 }),
      aPickupDistance({ carrierVehicleId: id(63) }),
    ],
  }
  const loads = [...aFreightYard(), aLoad({ id: FOREIGN, companyId: id(2) })]
  return {
    traces: fakeLoadTraces(fakeWorld({ loads, loadTraces: [row], now: NOW })),
    seen: id(1),
    unseen: id(2),
    foreign: FOREIGN,
    absent: ABSENT,
  }
})

ticketsContract(async () => {
  let last = 0
  const tickets = Array.from({ length: 60 }, (_, index) =>
    aTicket({ id: id(index + 1), loadId: index % 2 === 0 ? id(17) : null }),
  )
  const world = fakeWorld({
    loads: [aLoad(), aLoad({ id: FOREIGN, companyId: id(2) })],
    tickets: [...tickets, aTicket({ id: id(900), loadId: FOREIGN })],
    ticketUsers: [anAssignableUser(), anAssignableUser({ id: id(3), scopes: ['sourcing'] })],
  })
  const own = fakeTickets(world)
  return {
    tickets: own,
    ofManager: {
      ...own,
      attend: async params => {
        const { user } = world
        world.user = aUser({ id: id(4), scopes: ['compliance'] })
        const answer = await own.attend(params)
        world.user = user
        return answer
      },
    },
    userId: id(1),
    loadText: 'nl-2',
    nextTicket: () => {
      last += 1
      return id<'ticket'>(last)
    },
    loadId: id(17),
    managerId: id(4),
    colleagueId: id(3),
    foreign: id(900),
    absent: id(999),
  }
})

describe('the fakes about loads', () => {
  const world = (change: Parameters<typeof fakeWorld>[0] = {}) => fakeWorld({ now: NOW, ...change })

  it.each([
    [null, 'unauthenticated'],
    [anExpiredUser(), 'forbidden'],
  ] as const)('the load fakes refuse a visitor, and a user whose company has expired', async (user, kind) => {
    const closed = world({ user })
    const refusal = { ok: false, refusal: { kind } }
    expect(await fakeLoads(closed).list({ tab: 'open' })).toMatchObject(refusal)
    expect(await fakeLoadLogs(closed).list({ loadId: id(17) })).toMatchObject(refusal)
    expect(await fakeLoadTraces(closed).trace({ loadId: id(17) })).toMatchObject(refusal)
    expect(await fakeTickets(closed).list({ tab: 'open' })).toMatchObject(refusal)
  })

  it('the load fakes share their rows: a logged arrival takes a load out of the missing-arrival tab', async () => {
    const shared = world()
    const missing = async () => {
      const page = await fakeLoads(shared).list({ tab: 'no-arrival' })
      return page.ok ? page.value.total : undefined
    }
    expect(await missing()).toBe(1)
    const { stopId, kind, occurredAt } = {
      ...aLoadLog(),
      kind: 'arrival' as const,
      stopId: id<'load-stop'>(31),
    }
    await fakeLoadLogs(shared).create({ loadId: id(17), stopId, kind, occurredAt })
    expect(await missing()).toBe(0)
  })

  it.each([
    ['available', 'progress'],
    ['covered', 'progress'],
    ['delayed', 'delayed'],
    ['cancelled', 'cancelled'],
  ] as const)('a load with the status %s changes when a truck arrives: %s', async (status, then) => {
    const shared = world({ loads: [aLoad({ status })] })
    const arrival = {
      stopId: id<'load-stop'>(31),
      kind: 'arrival',
      occurredAt: '2026-11-21T14:30:00Z',
    } as const
    await fakeLoadLogs(shared).create({ loadId: id(17), ...arrival })
    expect(shared.loads[0]?.status).toBe(then)
  })

  it('the load fakes let a manager assign a ticket to any colleague', async () => {
    const user = aUser({ scopes: ['compliance'] })
    const ticketUsers = [anAssignableUser({ id: id(3), scopes: [] })]
    const outcome = await fakeTickets(world({ user, ticketUsers })).update({ id: id(81), assigneeId: id(3) })
    expect(outcome).toMatchObject({ ok: true, value: { assigneeId: 3 } })
  })
})
