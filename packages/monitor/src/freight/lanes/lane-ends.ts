import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import { milesBetween, type Point } from '../../kernel/miles-between.ts'

/** An end of a lane. */
export interface LaneEnd {
  readonly id: number
  /** Null: neither it nor any ZIP in it has coordinates. */
  readonly point: Point | null
}

/**
 * The ends of a lane with their coordinates: an area's own, or the center of the ZIPs in a state or country (in Canada,
 * of its three-character areas).
 *
 * Refuses: 404 for a missing area.
 */
export async function endsOf(
  db: Kysely<Schema>,
  ids: readonly [number, number],
): Promise<[LaneEnd, LaneEnd]> {
  const { rows } = await sql<{ id: number; latitude: number | null; longitude: number | null }>`
    select areas.id, coalesce(areas.latitude, middle.latitude) as latitude,
      coalesce(areas.longitude, middle.longitude) as longitude
    from areas left join lateral (
      select avg(zips.latitude) as latitude, avg(zips.longitude) as longitude from areas as zips
      where areas.latitude is null and zips.latitude is not null
        and (zips.is_type = 'five_zip' or (zips.is_type = 'three_zip' and zips.country <> 'US'))
        and (zips.state_area_id = areas.id or (areas.is_type = 'country' and zips.country = areas.country))
    ) as middle on true
    where areas.id = ${anyOf(ids)}`.execute(db)
  const endOf = (id: number): LaneEnd => {
    const row = rows.find(found => found.id === id)
    if (row === undefined) throw missing()
    const { latitude, longitude } = row
    return { id, point: latitude === null || longitude === null ? null : { latitude, longitude } }
  }
  return [endOf(ids[0]), endOf(ids[1])]
}

const TENTHS = 10

/**
 * The route between the ends of a lane; null when the coordinates of one are not known.
 *
 * Choice: the monitor knows no roads, so it is the great-circle line with its miles, to a tenth.
 */
export const routeBetween = ({ point: from }: LaneEnd, { point: to }: LaneEnd) =>
  from === null || to === null
    ? null
    : { points: [from, to], miles: Math.round(milesBetween(from, to) * TENTHS) / TENTHS }
