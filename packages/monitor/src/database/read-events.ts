import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { cursorText, type EventCursor, isReadableFrom, STORED_SECONDS } from './cursor.ts'
import type { Schema } from './schema.ts'

/** More events than this are not named: the reader is to read everything again. */
const EVENTS_MAX = 500

/** An event as it goes over the wire: what changed, and never its data. */
const wireEvent = z.object({
  kind: z.string(),
  subject: z.string(),
  /** Null: many of them. */
  id: z.number().nullable(),
})

export const wireEvents = z.object({
  /** Sent back to read what came later. */
  cursor: z.string(),
  events: z.array(wireEvent),
  /** Whether these are all; else anything may have changed. */
  is_complete: z.boolean(),
})

export type WireEvent = z.output<typeof wireEvent>
export type WireEvents = z.output<typeof wireEvents>

export interface StoredEvent {
  readonly company_id: number | null
  readonly kind: string
  readonly subject: string | null
  readonly subject_id: number | null
}

/** What every company's readers lack since a place. Without one: nothing, from now on. */
export interface LaterEvents {
  readonly cursor: EventCursor
  /** Null: too many to name. */
  readonly events: readonly StoredEvent[] | null
}

/** Whether the transaction of a row is one that a snapshot does not see. */
export const isLaterThan = (snapshot: string): RawBuilder<boolean> =>
  sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`

/** The events since a place, and the new place. One statement, so that both are of the same snapshot. */
export async function readLater(
  db: Kysely<Schema>,
  since: EventCursor | undefined,
  limit: number,
): Promise<LaterEvents> {
  const later = since === undefined ? sql`false` : isLaterThan(since.snapshot)
  const { rows } = await sql<{ at: number; snapshot: string; events: readonly StoredEvent[] }>`
    select extract(epoch from now())::bigint as at, pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(json_build_object(
        'company_id', company_id, 'kind', kind, 'subject', subject, 'subject_id', subject_id) order by id)
      from (select * from company_events where ${later} order by id limit ${limit + 1}) as later
    ), '[]'::json) as events`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no snapshot.')
  const { at, snapshot, events } = row
  return { cursor: { at, snapshot }, events: events.length > limit ? null : events }
}

/** The place of a reader who has read nothing yet. */
export const placeNow = async (db: Kysely<Schema>): Promise<string> =>
  cursorText((await readLater(db, undefined, 0)).cursor)

/** The events as a message: each once, in the order of the first. */
export function messageOf(cursor: EventCursor, events: readonly StoredEvent[] | null): WireEvents {
  const named = new Map<string, WireEvent>()
  for (const { kind, subject, subject_id: id } of events ?? [])
    if (subject !== null) named.set(`${kind} ${subject} ${id}`, { kind, subject, id })
  const isComplete = events !== null && named.size <= EVENTS_MAX
  return {
    cursor: cursorText(cursor),
    events: isComplete ? [...named.values()] : [],
    is_complete: isComplete,
  }
}

/** What a company's reader lacks between two places. Events that are no longer stored: the message is not complete. */
export async function readBetween(
  db: Kysely<Schema>,
  companyId: number,
  { from, to }: { readonly from: EventCursor; readonly to: EventCursor },
): Promise<WireEvents> {
  if (!isReadableFrom(from, to)) return messageOf(to, null)
  const events = await db
    .selectFrom('company_events')
    .select(['company_id', 'kind', 'subject', 'subject_id'])
    .where('company_id', '=', companyId)
    .where(isLaterThan(from.snapshot))
    .where(sql<boolean>`pg_visible_in_snapshot(xid, ${to.snapshot}::pg_snapshot)`)
    .orderBy('id')
    .limit(EVENTS_MAX + 1)
    .execute()
  return messageOf(to, events.length > EVENTS_MAX ? null : events)
}

/** Deletes the events that no reader needs any more. */
export const deleteOldEvents = (db: Kysely<Schema>): Promise<unknown> =>
  sql`delete from company_events where created_at < now() - make_interval(secs => ${STORED_SECONDS})`.execute(
    db,
  )
