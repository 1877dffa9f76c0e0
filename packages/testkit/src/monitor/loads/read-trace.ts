import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LoadsTable } from '../database/tables/freight-tables.ts'
import type { WireTracePoint } from './wire-load.ts'

/** From so many days before the first window to so many after the last. Source: section 9, "Vehicle windows". */
const DAYS_BEFORE = 2
const DAYS_AFTER = 5
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
 * The areas that a load's truck was seen in around the load's windows, oldest first; the newest thousand.
 *
 * Empty: no truck is assigned, or it was never seen. A load without windows gets all sightings on record. Sightings
 * without a time cannot be ordered and are left out.
 */
export async function readTrace(db: Kysely<Schema>, load: Selectable<LoadsTable>): Promise<WireTracePoint[]> {
  if (load.carrier_vehicle_id === null) return []
  const rows = await sightings(db)
    .where('seen.carrier_vehicle_id', '=', load.carrier_vehicle_id)
    .where('seen.seen_at', 'is not', null)
    .where(
      sql<boolean>`seen.seen_at between
        coalesce((select min(window_starts_at) from load_stops where load_id = ${load.id}) - ${DAYS_BEFORE} * interval '1 day', '-infinity')
        and coalesce((select max(window_ends_at) from load_stops where load_id = ${load.id}) + ${DAYS_AFTER} * interval '1 day', 'infinity')`,
    )
    .orderBy('seen.seen_at', 'desc')
    .orderBy('seen.id', 'desc')
    .limit(POINTS_MAX)
    .execute()
  return wirePoints(rows).toReversed()
}

interface Sighting extends Omit<WireTracePoint, 'seen_at'> {
  readonly seen_at: Date | null
}

/** Sightings as they go over the wire, in the order given; those without a time are left out. */
export const wirePoints = (rows: readonly Sighting[]): readonly WireTracePoint[] =>
  rows.flatMap(row => (row.seen_at === null ? [] : [{ ...row, seen_at: row.seen_at.toISOString() }]))
