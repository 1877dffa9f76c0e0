import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { milesBetween } from '../../worlds/freight/load-rows.ts'
import { randomFrom } from '../../worlds/random.ts'

interface Stop {
  readonly latitude: number
  readonly longitude: number
  readonly state: string | null
  readonly postal_code: string | null
  readonly time_zone: string | null
}

interface Free {
  readonly last_load_id: number
  readonly carrier_id: number
  readonly carrier_vehicle_id: number
  readonly team_id: number | null
  readonly postal_code: string | null
}

const HOUR = 3_600_000
/** How long a truck comes after its delivery, in hours of the world. */
const IDLE_HOURS = 6
const ROAD = 1.2
const MILES_PER_HOUR = 55
const DRIVE_HOURS_MAX = 11
const REST_HOURS = 10

const windowOf = (from: number, hours: number) => ({
  window_starts_at: new Date(from).toISOString(),
  window_ends_at: new Date(from + hours * HOUR).toISOString(),
})

/** Gives each truck that has delivered its load a new one from there, so that a world never comes to rest. */
export async function nextTrips(db: Kysely<Schema>, companyId: number, now: Date): Promise<void> {
  const { rows: free } = await sql<Free>`
    select distinct on (loads.carrier_vehicle_id) loads.id as last_load_id, loads.carrier_id,
      loads.carrier_vehicle_id, loads.team_id, stop.postal_code
    from loads join load_stops stop on stop.load_id = loads.id
    join load_logs log on log.stop_id = stop.id and log.is_type = 'delivery'
    where loads.company_id = ${companyId} and loads.status = 'delivered'
      and log.created_at between ${new Date(now.getTime() - 72 * HOUR)} and ${new Date(now.getTime() - IDLE_HOURS * HOUR)}
      and not exists (select from loads other where other.carrier_vehicle_id = loads.carrier_vehicle_id
        and other.id > loads.id)
    order by loads.carrier_vehicle_id, loads.id desc, stop.sequence desc`.execute(db)
  if (free.length === 0) return
  const { rows: places } = await sql<Stop>`
    select distinct on (postal_code) latitude, longitude, state, postal_code, time_zone from load_stops
    where latitude is not null and postal_code is not null order by postal_code, id`.execute(db)
  for (const truck of free) {
    const random = randomFrom(`driving/after/${truck.last_load_id}`)
    const from = places.find(({ postal_code }) => postal_code === truck.postal_code) ?? random.pick(places)
    const to = random.pick(places.filter(place => place !== from))
    const miles = milesBetween(from, to) * ROAD
    const hours = miles / MILES_PER_HOUR
    const pickup = now.getTime() + random.whole(2, 5) * HOUR
    const way = hours + Math.max(0, Math.ceil(hours / DRIVE_HOURS_MAX) - 1) * REST_HOURS
    const delivery = pickup + (way + random.whole(2, 4)) * HOUR
    await db.transaction().execute(async trx => {
      const { id } = await trx
        .insertInto('loads')
        .values({
          company_id: companyId,
          external_load_number: null,
          status: 'covered',
          tracking_status: 'not_started',
          billable_miles: Math.round(miles),
          carrier_id: truck.carrier_id,
          carrier_vehicle_id: truck.carrier_vehicle_id,
          team_id: truck.team_id,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('loads')
        .set({ external_load_number: `NL-${20_800 + (id % 100_000)}` })
        .where('id', '=', id)
        .execute()
      await trx
        .insertInto('load_stops')
        .values([
          { ...from, load_id: id, is_type: 'pickup', sequence: 1, ...windowOf(pickup, 2) },
          { ...to, load_id: id, is_type: 'delivery', sequence: 2, ...windowOf(delivery, 3) },
        ])
        .execute()
    })
  }
}
