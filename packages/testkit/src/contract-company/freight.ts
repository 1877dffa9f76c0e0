import type {
  CarrierId,
  LoadException,
  LoadId,
  LoadStopId,
  NoteSubject,
  TeamId,
  TeamUserId,
  TicketId,
  UserId,
} from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import type { Kysely } from 'kysely'
import type { Seed } from './contract-company.ts'
import { fineLoad, type LoadToMake, troubledLoads } from './freight-rows.ts'

type AnyId = CarrierId & LoadId & LoadStopId & TeamId & TeamUserId & TicketId & UserId
const id = (value: number) => value as AnyId

/** More than a page of loads and of tickets, and enough for every test that takes one for itself. */
const LOADS = 70
const TICKETS = 60
const ABSENT = id(999_999)

/** Rows for the contracts about loads, tickets, notes and teams. */
export interface FreightFacts {
  /** Each call gives another load of no team to which nothing is amiss and nothing has happened. */
  readonly nextLoad: () => {
    readonly loadId: LoadId
    readonly pickupId: LoadStopId
    readonly deliveryId: LoadStopId
  }
  readonly exceptions: Readonly<Record<LoadException, LoadId>>
  /** An open load with a truck and its carrier, which no other load has. */
  readonly blockable: LoadId
  readonly closed: LoadId
  readonly assumedDelivered: { readonly id: LoadId; readonly text: string }
  /** Of the other company. */
  readonly foreign: LoadId
  readonly absent: typeof ABSENT
  readonly teamId: TeamId
  readonly foreignTeamId: TeamId
  /** A load whose truck was seen, and one without any truck. */
  readonly seen: LoadId
  readonly unseen: LoadId
  /** A colleague who is staff to tickets; who manages them; who does neither. */
  readonly staff: { readonly userId: UserId; readonly email: string }
  readonly manager: { readonly email: string }
  readonly managerId: UserId
  readonly colleagueId: UserId
  readonly nextTicket: () => TicketId
  readonly foreignTicket: TicketId
  /** The load that half of the tickets are about. */
  readonly ticketLoadId: LoadId
  readonly ticketLoadText: string
  readonly foreignCarrier: NoteSubject
  /** Makes a team of the manager and the staff; the colleague is not in it. */
  readonly newTeam: () => Promise<TeamId>
  readonly strangerId: UserId
  readonly strangerEmail: string
}

const idOf = ({ id: value }: { readonly id: number }) => id(value)

async function makeLoad(db: Kysely<Schema>, { load, stops }: LoadToMake) {
  const made = await db.insertInto('loads').values(load).returning('id').executeTakeFirstOrThrow()
  const [first, last] = await db
    .insertInto('load_stops')
    .values(stops.map(stop => ({ ...stop, load_id: made.id })))
    .returning('id')
    .execute()
  return { loadId: idOf(made), pickupId: id(first?.id ?? 0), deliveryId: id(last?.id ?? 0) }
}

async function makeTruck(db: Kysely<Schema>, carrierId: number, today: string): Promise<number> {
  const { id: truck } = await db
    .insertInto('carrier_vehicles')
    .values({
      carrier_id: carrierId,
      unit_number: '21',
      is_type: 'power_unit',
      source: 'load',
      date: today,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return truck
}

async function makeTrucks(db: Kysely<Schema>, carrierId: number, today: string) {
  const trucks = await db
    .insertInto('carrier_vehicles')
    .values(
      ['11', '12', '13'].map(unit_number => ({
        carrier_id: carrierId,
        unit_number,
        is_type: 'power_unit' as const,
        source: 'load' as const,
        date: today,
      })),
    )
    .returning('id')
    .execute()
  const area = await db.selectFrom('areas').select('id').where('code', '=', '75201').executeTakeFirstOrThrow()
  const [one = 0, other = 0] = trucks.map(({ id: truck }) => truck)
  await db
    .insertInto('carrier_vehicle_areas')
    .values(
      (
        [
          [one, 9, 33],
          [one, 4, 34],
          [other, 5, 36],
          [one, 6, 35],
        ] as const
      ).map(([carrier_vehicle_id, hour, latitude]) => ({
        carrier_id: carrierId,
        carrier_vehicle_id,
        area_id: area.id,
        latitude,
        longitude: -97,
        source: 'load' as const,
        seen_on: today,
        seen_at: `${today}T0${hour}:00:00Z`,
      })),
    )
    .execute()
  return one
}

/** Teams, and colleagues of the calling broker. */
async function makePeople(db: Kysely<Schema>) {
  const colleague = (name: string, scopes: string[]) => ({
    company_id: 1,
    email: `${name}@office.example`,
    first_name: name,
    last_name: 'Invention',
    scopes,
  })
  const people = await db
    .insertInto('users')
    .values([
      colleague('staff', ['tickets_load_lock_staff']),
      colleague('manager', ['tickets_load_lock_manager']),
      colleague('colleague', ['sourcing']),
    ])
    .returning('id')
    .execute()
  const teams = await db
    .insertInto('teams')
    .values([
      { company_id: 1, name: 'Midwest' },
      { company_id: 2, name: 'Elsewhere' },
    ])
    .returning('id')
    .execute()
  const [staffId, managerId, colleagueId] = people.map(idOf) as [AnyId, AnyId, AnyId]
  const [teamId, foreignTeamId] = teams.map(idOf) as [AnyId, AnyId]
  return { staffId, managerId, colleagueId, teamId, foreignTeamId }
}

async function makeTickets(db: Kysely<Schema>, today: string, loadId: LoadId) {
  const row = (company_id: number, load_id: number | null, minute: number) => ({
    company_id,
    load_id,
    is_type: 'late_arrival',
    created_at: new Date(Date.parse(`${today}T06:00:00Z`) + minute * 60_000),
  })
  const made = await db
    .insertInto('tickets')
    .values([
      ...Array.from({ length: TICKETS }, (_, at) => row(1, at % 2 === 0 ? loadId : null, Math.floor(at / 3))),
      row(2, null, 0),
    ])
    .returning('id')
    .execute()
  return made.map(idOf)
}

/** Seeds freight in transit for the test company. */
export const seedFreight: Seed<FreightFacts> = async ({ db, today, firstSpareCarrier, ben }) => {
  const people = await makePeople(db)
  const truck = await makeTrucks(db, firstSpareCarrier, today)
  const fine: Awaited<ReturnType<typeof makeLoad>>[] = []
  for (let made = 0; made < LOADS; made += 1) fine.push(await makeLoad(db, fineLoad(today, truck)))
  const exceptions: [string, LoadId][] = []
  for (const [name, load] of Object.entries(troubledLoads(today, truck)))
    exceptions.push([name, (await makeLoad(db, load)).loadId])
  const other = async (change: Parameters<typeof fineLoad>[2]) =>
    (await makeLoad(db, fineLoad(today, truck, change))).loadId
  const soon = fineLoad(today, truck, { carrier_id: firstSpareCarrier, external_load_number: 'TK-99' })
  const seen = await makeLoad(db, {
    ...soon,
    stops: soon.stops.map(stop => ({ ...stop, window_starts_at: `${today}T00:00:00Z` })),
  })
  const unseen = await other({ carrier_vehicle_id: null, status: 'cancelled' })
  const blockable = await other({
    carrier_id: firstSpareCarrier + 1,
    carrier_vehicle_id: await makeTruck(db, firstSpareCarrier + 1, today),
  })
  const tickets = await makeTickets(db, today, seen.loadId)
  const counted = { load: 0, ticket: 0, team: 0 }
  return {
    ...people,
    nextLoad: () => {
      const next = fine[counted.load++]
      if (next === undefined) throw new Error('The office has no more loads.')
      return next
    },
    exceptions: Object.fromEntries(exceptions) as Record<LoadException, LoadId>,
    blockable,
    closed: await other({ status: 'delivered' }),
    assumedDelivered: {
      id: await other({ status: 'assumed_delivered', external_load_number: 'ZX-7' }),
      text: 'zx',
    },
    foreign: await other({ company_id: ben.companyId }),
    absent: ABSENT,
    seen: seen.loadId,
    unseen,
    staff: { userId: people.staffId, email: 'staff@office.example' },
    manager: { email: 'manager@office.example' },
    nextTicket: () => tickets[counted.ticket++] ?? ABSENT,
    foreignTicket: tickets.at(-1) ?? ABSENT,
    ticketLoadId: seen.loadId,
    ticketLoadText: 'tk-9',
    foreignCarrier: { kind: 'carrier', carrierId: ABSENT },
    strangerId: ben.userId,
    strangerEmail: ben.email,
    newTeam: async () => {
      counted.team += 1
      const team = await db
        .insertInto('teams')
        .values({ company_id: 1, name: `Team ${String(counted.team).padStart(2, '0')}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('team_users')
        .values([people.managerId, people.staffId].map(user_id => ({ team_id: team.id, user_id })))
        .execute()
      return idOf(team)
    },
  }
}
