import { type Kysely, sql } from 'kysely'
import { type EventCursor, STORED_SECONDS } from './cursor.ts'
import type { Schema } from './schema.ts'

/**
 * Deletes, each time that it is called, the changes of facts that a place of an hour ago sees: a process that has read no
 * changes for nearly as long clears its cache. The age of a row would not do, as a long transaction ends late.
 */
export const oldFactChanges = (storedSeconds = STORED_SECONDS): ((db: Kysely<Schema>) => Promise<void>) => {
  let places: readonly EventCursor[] = []
  return async db => {
    const { rows } = await sql<EventCursor>`
      select extract(epoch from now())::bigint as at, pg_current_snapshot()::text as snapshot`.execute(db)
    const now = rows[0]?.at ?? 0
    places = [...places, ...rows]
    const old = places.findLast(({ at }) => now - at >= storedSeconds)
    if (old === undefined) return
    places = places.slice(places.indexOf(old))
    await sql`delete from fact_changes where xid < pg_snapshot_xmax(${old.snapshot}::pg_snapshot)
      and pg_visible_in_snapshot(xid, ${old.snapshot}::pg_snapshot)`.execute(db)
  }
}
