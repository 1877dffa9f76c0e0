import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import type { Schema, TableRow } from '../../../database/schema.ts'

/** A stop on record, and whether something is logged at it. */
export type KnownStop = TableRow<'load_stops'> & { readonly has_logs: boolean }

/** A load on record with its stops, in the order of the journey. */
export interface KnownLoad {
  readonly row: TableRow<'loads'>
  readonly stops: readonly KnownStop[]
}

/**
 * The loads of a company with some numbers, by number: two statements for any number of them. In a transaction they are
 * locked until it ends.
 */
export async function knownLoads(
  db: Kysely<Schema>,
  companyId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownLoad[]>> {
  const own = db
    .selectFrom('loads')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('external_load_number', '=', sql<string>`any(${sql.val([...numbers])}::text[])`)
    .orderBy('id')
  const rows = await (db.isTransaction ? own.forUpdate() : own).execute()
  if (rows.length === 0) return new Map()
  const stops = await db
    .selectFrom('load_stops')
    .selectAll()
    .select(
      sql<boolean>`exists (select from load_logs where load_logs.stop_id = load_stops.id)`.as('has_logs'),
    )
    .where('load_id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('sequence')
    .orderBy('id')
    .execute()
  const known = new Map<string, { row: TableRow<'loads'>; stops: KnownStop[] }[]>()
  const byId = new Map(rows.map(row => [row.id, { row, stops: [] as KnownStop[] }]))
  for (const stop of stops) byId.get(stop.load_id)?.stops.push(stop)
  for (const load of byId.values()) {
    const number = load.row.external_load_number ?? ''
    known.set(number, [...(known.get(number) ?? []), load])
  }
  return known
}
