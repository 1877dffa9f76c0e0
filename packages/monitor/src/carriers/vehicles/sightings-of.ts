import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'

/** The most sightings of one vehicle, with a row for each source and carrier. */
const SIGHTINGS_MAX = 400

/** The first inspection of a vehicle with each of these carriers, by the VIN as inspectors wrote it. */
async function firstInspections(db: Kysely<Schema>, carrierIds: readonly number[], vin: string) {
  const { rows } = await sql<{ carrier_id: number; first_on: string }>`
    select carrier_id, min(inspected_on) as first_on
    from inspections, unnest(string_to_array(units, chr(10))) as unit
    where carrier_id = ${anyOf(carrierIds)}
      and upper(translate(split_part(unit, chr(9), 3), ' -', '')) = ${vin}
    group by carrier_id`.execute(db)
  return new Map(rows.map(row => [row.carrier_id, row.first_on]))
}

/**
 * The sources that saw a vehicle with each of these carriers, with the first and last day, newest first.
 *
 * Choice: the first day is that of the first area, or of the first inspection; other sources have one day.
 */
export async function sightingsOf(
  db: Kysely<Schema>,
  vehicle: { readonly id: number; readonly vin: string | null },
  carrierIds: readonly number[],
) {
  if (carrierIds.length === 0) return []
  const rows = await db
    .selectFrom('carrier_vehicles')
    .select(['id as carrier_vehicle_id', 'carrier_id', 'source', 'unit_number', 'provider'])
    .select('date as last_seen_on')
    .select(
      sql<string>`least(date, (select min(seen_on) from carrier_vehicle_areas as seen
        where seen.carrier_vehicle_id = carrier_vehicles.id))`.as('first_seen_on'),
    )
    .where('vehicle_id', '=', vehicle.id)
    .where('carrier_id', '=', anyOf(carrierIds))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(SIGHTINGS_MAX)
    .execute()
  const inspected =
    vehicle.vin === null ? new Map<number, string>() : await firstInspections(db, carrierIds, vehicle.vin)
  return rows.map(row => {
    const first = row.source === 'inspection' ? inspected.get(row.carrier_id) : undefined
    return first !== undefined && first < row.first_seen_on ? { ...row, first_seen_on: first } : row
  })
}
