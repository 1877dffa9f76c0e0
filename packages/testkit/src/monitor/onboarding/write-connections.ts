import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'
import { CONNECTION_COLUMNS, type CONNECTION_STATUSES, wireConnectionOf } from './wire-connection.ts'

/** A change of a connection: its status, or whether it is dismissed. */
export type ConnectionChange =
  | { readonly status: (typeof CONNECTION_STATUSES)[number] }
  | { readonly is_dismissed: boolean }

/**
 * Changes a connection in one statement: of two simultaneous changes of one field the later wins.
 *
 * Refuses: 404 for a missing one or another company's.
 */
export async function changeConnection(
  db: Kysely<Schema>,
  { companyId, id, at }: { companyId: number; id: number; at: Date },
  change: ConnectionChange,
) {
  const changed = await db
    .updateTable('connections')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .where('issuer_id', '=', companyId)
    .returning(CONNECTION_COLUMNS)
    .executeTakeFirst()
  if (changed === undefined) throw missing()
  return wireConnectionOf(changed)
}

/**
 * Sets a carrier to do not dispatch and creates a missing connection. Repeating it changes nothing.
 *
 * Empty: null notes keep the existing ones. Source: section 4, "Do not dispatch".
 */
export async function setDoNotDispatch(
  db: Kysely<Schema>,
  { companyId, carrierId, at }: { companyId: number; carrierId: number; at: Date },
  notes: string | null,
) {
  const marked = await db
    .insertInto('connections')
    .values({
      issuer_id: companyId,
      carrier_id: carrierId,
      status: 'do_not_dispatch',
      notes,
      created_at: at,
      updated_at: at,
    })
    .onConflict(conflict =>
      conflict.columns(['issuer_id', 'carrier_id']).doUpdateSet({
        status: 'do_not_dispatch',
        notes: sql`coalesce(excluded.notes, connections.notes)`,
        updated_at: sql`case
          when connections.status = 'do_not_dispatch'
            and connections.notes is not distinct from coalesce(excluded.notes, connections.notes)
          then connections.updated_at else excluded.updated_at end`,
      }),
    )
    .returning(CONNECTION_COLUMNS)
    .executeTakeFirstOrThrow()
  return wireConnectionOf(marked)
}
