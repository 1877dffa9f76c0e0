import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { today } from '../../kernel/clock.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { carriersOf } from '../../carriers/vehicles/carriers-of.ts'
import { isScheduledOn } from '../../carriers/vehicles/scheduled.ts'
import { CARRIER_VEHICLE_COLUMNS } from '../../carriers/vehicles/wire-vehicle.ts'
import { TRACKABLE_MILES_MIN } from './load-status.ts'
import type { WireLoad, WireLoadDetails, WireStop } from './wire-load.ts'

/** The loads of one company, the newest first. */
export const ownLoads = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('loads')
    .selectAll('loads')
    .where('loads.company_id', '=', companyId)
    .orderBy('loads.id', 'desc')

/** One load of a company. Refuses: 404 for a missing or a foreign one. */
export async function requireLoad(
  db: Kysely<Schema>,
  companyId: number,
  id: number,
): Promise<TableRow<'loads'>> {
  const found = await ownLoads(db, companyId).where('loads.id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The town of a stop, by its ZIP, else as it was given: "Dallas, TX". Null: neither is known. */
const townOfStop = sql<string | null>`coalesce((
  select regexp_replace(name, ' [0-9]{5}$', '') from areas
  where areas.is_type = 'five_zip' and areas.code = load_stops.postal_code order by areas.id limit 1),
  load_stops.city || coalesce(', ' || load_stops.state, ''))`

/**
 * The first log of a type at a stop. Null: there is none. Two types in one look-up took ten times as long as a look-up of
 * each.
 */
const firstLog = (type: RawBuilder<unknown>) => sql<Date | null>`(
  select min(occurred_at) from load_logs where load_logs.stop_id = load_stops.id and load_logs.is_type = ${type})`

/** The stops of some loads by load, each in the order of the journey: one statement, however many loads. */
async function stopsByLoad(
  db: Kysely<Schema>,
  loadIds: readonly number[],
): Promise<ReadonlyMap<number, WireStop[]>> {
  if (loadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('load_stops')
    .selectAll()
    .select([townOfStop.as('town'), firstLog(sql`'arrival'`).as('arrived_at')])
    .select(
      sql<Date | null>`least(${firstLog(sql`load_stops.is_type`)}, ${firstLog(sql`'departure'`)})`.as(
        'done_at',
      ),
    )
    .where('load_id', '=', anyOf(loadIds))
    .orderBy('sequence')
    .orderBy('id')
    .execute()
  const stops = new Map<number, WireStop[]>(loadIds.map(id => [id, []]))
  for (const row of rows)
    stops.get(row.load_id)?.push({
      id: row.id,
      is_type: row.is_type,
      sequence: row.sequence,
      latitude_for_map: row.latitude,
      longitude_for_map: row.longitude,
      state: row.state,
      postal_code: row.postal_code,
      scheduled_window: { starts_at: iso(row.window_starts_at), ends_at: iso(row.window_ends_at) },
      time_zone: row.time_zone,
      town: row.town,
      progress: { arrived_at: iso(row.arrived_at), done_at: iso(row.done_at) },
    })
  return stops
}

/** Trucks by id, with whether their carrier's insurance lists them. */
async function trucksOf({ db, clock }: Services, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('carrier_vehicles')
    .select(CARRIER_VEHICLE_COLUMNS)
    .select(isScheduledOn(today(clock), { vehicles: 'carrier_vehicles' }).as('is_scheduled'))
    .where('carrier_vehicles.id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

const detailsOf = (row: TableRow<'loads'>): WireLoadDetails => {
  const { equipment, commodity, commodity_value_usd, is_team, driver_phone_e164, truck, trailer } = row
  const { stated_type, stated_value, stated_region } = row
  return {
    ...{ equipment, commodity, commodity_value_usd, is_team, driver_phone_e164, truck, trailer },
    rate_usd: row.rate_cents === null ? null : row.rate_cents / 100,
    stated_carrier:
      row.carrier_id !== null || stated_type === null || stated_value === null
        ? null
        : { is_type: stated_type, value: stated_value, region: stated_region },
    updated_at: iso(row.source_updated_at),
  }
}

const known = (ids: readonly (number | null)[]): readonly number[] => ids.filter(id => id !== null)

/**
 * Loads as they go over the wire, in the order given, each with its carrier and its truck. The number of statements does
 * not depend on the number of loads.
 */
export async function wireLoads(
  services: Services,
  actor: Actor,
  rows: readonly TableRow<'loads'>[],
): Promise<WireLoad[]> {
  const [stops, carriers, trucks] = await Promise.all([
    stopsByLoad(
      services.db,
      rows.map(({ id }) => id),
    ),
    carriersOf(services, actor, known(rows.map(row => row.carrier_id))),
    trucksOf(services, known(rows.map(row => row.carrier_vehicle_id))),
  ])
  return rows.map(row => ({
    ...row,
    is_trackable: row.billable_miles === null ? null : row.billable_miles >= TRACKABLE_MILES_MIN,
    carrier: (row.carrier_id !== null && carriers.get(row.carrier_id)) || null,
    carrier_vehicle: (row.carrier_vehicle_id !== null && trucks.get(row.carrier_vehicle_id)) || null,
    details: detailsOf(row),
    stops: stops.get(row.id) ?? [],
  }))
}

/** One load of the caller's company as it goes over the wire. Refuses: 404. */
export async function readLoad(services: Services, actor: Actor, id: number): Promise<WireLoad> {
  const [wire] = await wireLoads(services, actor, [await requireLoad(services.db, companyOf(actor), id)])
  if (wire === undefined) throw missing()
  return wire
}
