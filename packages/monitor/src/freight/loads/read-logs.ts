import type { Kysely } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import type { WireLoadLog } from './wire-load.ts'

/** The most logs of one response, in case a provider sends events in a loop. */
const LOGS_MAX = 2_000

/** A log as it goes over the wire. */
export const wireLog = (row: TableRow<'load_logs'>): WireLoadLog => ({
  ...row,
  occurred_at: row.occurred_at.toISOString(),
})

/** The logs of a load, newest first. */
export async function readLogs(db: Kysely<Schema>, loadId: number): Promise<WireLoadLog[]> {
  const rows = await db
    .selectFrom('load_logs')
    .selectAll()
    .where('load_id', '=', loadId)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOGS_MAX)
    .execute()
  return rows.map(wireLog)
}
