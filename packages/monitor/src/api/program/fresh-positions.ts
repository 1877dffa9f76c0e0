import { type Kysely, sql } from 'kysely'
import { type Sighted, writeSightings } from './driving-step.ts'
import type { Schema } from '../../database/schema.ts'

/** A sighting is fresh for so long. A portal estimates arrivals from positions of the last three hours. */
const FRESH_HOURS = 2
/** How much of the way that is left a truck has driven since it was seen last. */
const WAY = 0.15

/**
 * Writes where the tracked trucks of an invented world are at its start, as rows that move with the day cannot say: on
 * their way from where they were seen last to the next stop, within the last hour.
 *
 * Empty: a truck that was seen in the last two hours, or is not tracked, is left as it is.
 */
export async function freshPositions(db: Kysely<Schema>, now: Date): Promise<void> {
  const { rows } = await sql<Omit<Sighted, 'seen_at'> & { id: number }>`
    select loads.id, loads.carrier_id, loads.carrier_vehicle_id,
      seen.latitude + (next.latitude - seen.latitude) * ${WAY}::float8 as latitude,
      seen.longitude + (next.longitude - seen.longitude) * ${WAY}::float8 as longitude
    from loads
    cross join lateral (
      select latitude, longitude, seen_at from carrier_vehicle_areas
      where carrier_vehicle_id = loads.carrier_vehicle_id and seen_at <= ${now} and latitude is not null
      order by seen_at desc limit 1
    ) as seen
    cross join lateral (
      select latitude, longitude from load_stops stop
      where stop.load_id = loads.id and stop.latitude is not null and not exists (
        select from load_logs where stop_id = stop.id and load_logs.is_type in (stop.is_type, 'departure'))
      order by sequence, id limit 1
    ) as next
    where loads.status in ('progress', 'delayed') and loads.tracking_status = 'tracking'
      and seen.seen_at < ${now}::timestamptz - make_interval(hours => ${FRESH_HOURS}::int)
    order by loads.id`.execute(db)
  const sighted = rows.map(({ id, ...row }) => ({
    ...row,
    seen_at: new Date(now.getTime() - (3 + (id % 50)) * 60_000).toISOString(),
  }))
  await writeSightings(db, sighted, new Date(now.getTime() - FRESH_HOURS * 3_600_000))
}
