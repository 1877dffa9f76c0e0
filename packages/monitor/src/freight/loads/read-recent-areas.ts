import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { wirePoints } from './read-trace.ts'
import type { WireTracePoint } from './wire-load.ts'

/** Choice: recent means the last week; an older position says little about where a truck is. */
const RECENT_DAYS = 7
/** The most areas of one truck. Source: section 9, "Vehicle windows". */
const AREAS_MAX = 5
/** The most trucks of one carrier, the most recently seen. */
const TRUCKS_MAX = 100

interface Row extends Omit<WireTracePoint, 'seen_at'> {
  readonly seen_at: Date
}

/**
 * The recent areas of each truck of a carrier, by the truck's id, each truck's oldest first: two reads of one index for
 * any number of sightings.
 *
 * Empty: the load has no carrier, or none of its trucks was seen.
 */
export async function readRecentAreas(
  db: Kysely<Schema>,
  carrierId: number | null,
  now: Date,
): Promise<{ carrier_vehicle_id: number; areas: WireTracePoint[] }[]> {
  if (carrierId === null) return []
  const { rows } = await sql<Row>`
    with recent as (
      select seen.carrier_vehicle_id, seen.area_id, seen.latitude, seen.longitude, seen.seen_at, seen.id,
        row_number() over (partition by seen.carrier_vehicle_id order by seen.seen_at desc, seen.id desc) as place,
        max(seen.seen_at) over (partition by seen.carrier_vehicle_id) as last_at
      from carrier_vehicle_areas seen
      join carrier_vehicles truck on truck.id = seen.carrier_vehicle_id and truck.is_type = 'power_unit'
      where seen.carrier_id = ${carrierId} and seen.seen_at is not null and seen.seen_at <= ${now}
        and seen.seen_on >= (${now}::timestamptz at time zone 'UTC')::date - ${RECENT_DAYS}::int
    ), ranked as (
      select recent.*, dense_rank() over (order by last_at desc, carrier_vehicle_id) as truck from recent
    )
    select ranked.carrier_vehicle_id, areas.name as area_name, ranked.seen_at,
      coalesce(ranked.latitude, areas.latitude) as latitude, coalesce(ranked.longitude, areas.longitude) as longitude
    from ranked join areas on areas.id = ranked.area_id
    where ranked.place <= ${AREAS_MAX} and ranked.truck <= ${TRUCKS_MAX}
    order by ranked.carrier_vehicle_id, ranked.seen_at, ranked.id`.execute(db)
  const trucks = new Map<number, WireTracePoint[]>()
  for (const point of wirePoints(rows)) {
    const areas = trucks.get(point.carrier_vehicle_id)
    if (areas === undefined) trucks.set(point.carrier_vehicle_id, [point])
    else areas.push(point)
  }
  return [...trucks].map(([carrier_vehicle_id, areas]) => ({ carrier_vehicle_id, areas }))
}
