import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LoadsTable } from '../database/tables/freight-tables.ts'
import { missing } from '../http/refused.ts'
import { TRACKABLE_MILES_MIN } from './load-status.ts'
import { type WireLoad, type WireStop } from './wire-load.ts'

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
): Promise<Selectable<LoadsTable>> {
  const found = await ownLoads(db, companyId).where('loads.id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The stops of some loads by load, each in the order of the journey: one statement, however many loads. */
async function stopsByLoad(
  db: Kysely<Schema>,
  loadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WireStop[]>> {
  if (loadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('load_stops')
    .selectAll()
    .where('load_id', 'in', [...loadIds])
    .orderBy('sequence')
    .orderBy('id')
    .execute()
  const stops = new Map<number, WireStop[]>(loadIds.map(id => [id, []]))
  for (const { load_id, latitude, longitude, window_starts_at, window_ends_at, ...row } of rows)
    stops.get(load_id)?.push({
      ...row,
      latitude_for_map: latitude,
      longitude_for_map: longitude,
      scheduled_window: { starts_at: iso(window_starts_at), ends_at: iso(window_ends_at) },
    })
  return stops
}

/** Loads as they go over the wire, in the order given. */
export async function wireLoads(
  db: Kysely<Schema>,
  rows: readonly Selectable<LoadsTable>[],
): Promise<WireLoad[]> {
  const stops = await stopsByLoad(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    ...row,
    is_trackable: row.billable_miles === null ? null : row.billable_miles >= TRACKABLE_MILES_MIN,
    stops: [...(stops.get(row.id) ?? [])],
  }))
}

/** One load of a company as it goes over the wire. Refuses: 404. */
export async function readLoad(db: Kysely<Schema>, companyId: number, id: number): Promise<WireLoad> {
  const [wire] = await wireLoads(db, [await requireLoad(db, companyId, id)])
  if (wire === undefined) throw missing()
  return wire
}
