import { type Kysely, sql } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import { milesBetween } from '../../kernel/miles-between.ts'

/** The most trucks of one carrier, the most recent; the load's own is always included. */
const TRUCKS_MAX = 100

interface Truck {
  readonly carrier_vehicle_id: number
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The last known position of each truck of a carrier. Null: it was never seen. */
async function lastPlaces(db: Kysely<Schema>, load: TableRow<'loads'>): Promise<readonly Truck[]> {
  const { rows } = await sql<Truck>`
    select truck.id as carrier_vehicle_id, last.latitude, last.longitude
    from (
      select id, date from carrier_vehicles
      where carrier_id = ${load.carrier_id} and is_type = 'power_unit'
      order by (id = ${load.carrier_vehicle_id}) is true desc, date desc, id desc
      limit ${TRUCKS_MAX}
    ) truck
    left join lateral (
      select coalesce(seen.latitude, areas.latitude) as latitude, coalesce(seen.longitude, areas.longitude) as longitude
      from carrier_vehicle_areas seen join areas on areas.id = seen.area_id
      where seen.carrier_vehicle_id = truck.id
      order by seen.seen_on desc, seen.seen_at desc nulls last, seen.id desc
      limit 1
    ) last on true`.execute(db)
  return rows
}

/** The position of a load's first pickup. Undefined: no pickup has one on record. */
const firstPickup = (db: Kysely<Schema>, loadId: number) =>
  db
    .selectFrom('load_stops')
    .select(['latitude', 'longitude'])
    .where('load_id', '=', loadId)
    .where('is_type', '=', 'pickup')
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .orderBy('sequence')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ latitude: number; longitude: number }>()
    .executeTakeFirst()

/**
 * The great-circle distance of each truck of a load's carrier from the pickup, in miles to one decimal, by its last
 * known position; nearest first, those without a distance last, then by id.
 *
 * Empty: the load has no carrier, or the carrier no trucks. Null: the truck or the pickup has no position on record.
 */
export async function readDistances(
  db: Kysely<Schema>,
  load: TableRow<'loads'>,
): Promise<{ carrier_vehicle_id: number; miles: number | null }[]> {
  if (load.carrier_id === null) return []
  const pickup = await firstPickup(db, load.id)
  const trucks = (await lastPlaces(db, load)).map(({ carrier_vehicle_id, latitude, longitude }) => ({
    carrier_vehicle_id,
    miles:
      pickup === undefined || latitude === null || longitude === null
        ? null
        : Math.round(milesBetween({ latitude, longitude }, pickup) * 10) / 10,
  }))
  const far = (miles: number | null) => miles ?? Number.POSITIVE_INFINITY
  return trucks.toSorted(
    (one, other) =>
      (far(one.miles) === far(other.miles) ? 0 : far(one.miles) - far(other.miles)) ||
      one.carrier_vehicle_id - other.carrier_vehicle_id,
  )
}
