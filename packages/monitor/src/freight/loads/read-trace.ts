import { type Kysely, sql } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import type { WireTracePoint } from './wire-load.ts'

/** From so many days before the first window to so many after the last. Source: section 9, "Vehicle windows". */
const DAYS_BEFORE = 2
const DAYS_AFTER = 5
/** More sightings than this are thinned. */
const POINTS_MAX = 1_000

/** The sightings of vehicles, with the area's coordinates where a sighting has none. */
const sightings = (db: Kysely<Schema>) =>
  db
    .selectFrom('carrier_vehicle_areas as seen')
    .innerJoin('areas', 'areas.id', 'seen.area_id')
    .select([
      'seen.carrier_vehicle_id',
      'areas.name as area_name',
      sql<number | null>`coalesce(seen.latitude, areas.latitude)`.as('latitude'),
      sql<number | null>`coalesce(seen.longitude, areas.longitude)`.as('longitude'),
      'seen.seen_at',
    ])

/**
 * The areas that a load's truck was seen in around the load's windows, oldest first. Of more than a thousand sightings,
 * 500 to 1,000, evenly through all of them, with the first and the last: so the whole way is drawn.
 *
 * Empty: no truck is assigned, or it was never seen. A load without windows gets all sightings on record. Sightings
 * without a time cannot be ordered and are left out.
 */
export async function readTrace(db: Kysely<Schema>, load: TableRow<'loads'>): Promise<WireTracePoint[]> {
  if (load.carrier_vehicle_id === null) return []
  const seen = sightings(db)
    .select([
      sql<number>`row_number() over (order by seen.seen_at desc, seen.id desc) - 1`.as('at'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('seen.carrier_vehicle_id', '=', load.carrier_vehicle_id)
    .where('seen.seen_at', 'is not', null)
    .where(
      sql<boolean>`seen.seen_at between
        coalesce((select min(window_starts_at) from load_stops where load_id = ${load.id}) - ${DAYS_BEFORE} * interval '1 day', '-infinity')
        and coalesce((select max(window_ends_at) from load_stops where load_id = ${load.id}) + ${DAYS_AFTER} * interval '1 day', 'infinity')`,
    )
  const rows = await db
    .selectFrom(seen.as('seen'))
    .select(['carrier_vehicle_id', 'area_name', 'latitude', 'longitude', 'seen_at'])
    .where(sql<boolean>`at % ceil(count / ${POINTS_MAX}::numeric) = 0 or at = count - 1`)
    .orderBy('at', 'desc')
    .execute()
  return [...wirePoints(rows)]
}

interface Sighting extends Omit<WireTracePoint, 'seen_at'> {
  readonly seen_at: Date | null
}

/** Sightings as they go over the wire, in the order given; those without a time are left out. */
export const wirePoints = (rows: readonly Sighting[]): readonly WireTracePoint[] =>
  rows.flatMap(row => (row.seen_at === null ? [] : [{ ...row, seen_at: row.seen_at.toISOString() }]))
