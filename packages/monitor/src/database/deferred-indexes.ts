import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Indexes that neither an import nor a page of carriers reads, by table: those of parts of names and of plates, of
 * domains of mail, and of orders.
 * Each computes a key of every row, or takes its row at a random place.
 *
 * Choice: those of what carriers share and of who is near them stay, as every page of carriers reads them: without them a
 * page takes minutes.
 */
const DEFERRED = {
  carriers: ['carriers_legal_name_contains', 'carriers_dba_name_contains', 'carriers_by_mail_domain'],
  vehicles: ['vehicles_by_plate_key'],
  carrier_vehicles: ['carrier_vehicles_by_date'],
} as const

export type DeferringTable = keyof typeof DEFERRED

/** How many times larger than a table a file is that fills it for the first time, and how large at least. */
const RATIO = 4
const LEAST_BYTES = 2 ** 22

/** What sorting for one index may take of a server. The embedded engine has less, as its memory never shrinks. */
const MEMORY = '256MB'

/** The setting of an engine by which it may take another amount. */
export const INDEX_MEMORY = 'fairhaul.index_memory'

/**
 * Drops indexes of tables that a file is about to fill for the first time, until `restoreIndexes`. Maintaining them row by row
 * costs half of what a first load of the register takes, and leaves them to be built again.
 *
 * Choice: searches that they serve give the same meanwhile, and read whole tables for it.
 */
export async function deferIndexes(
  db: Kysely<Schema>,
  tables: readonly DeferringTable[],
  fileBytes: number,
  { leastBytes = LEAST_BYTES }: { readonly leastBytes?: number } = {},
): Promise<void> {
  if (fileBytes < leastBytes) return
  await db.transaction().execute(async tx => {
    for (const table of tables) {
      const { rows } = await sql<{ name: string }>`
        with dropped as (
          select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
          from pg_index as i join pg_class as c on c.oid = i.indexrelid
          where i.indrelid = ${table}::regclass and c.relname = any(${sql.val([...DEFERRED[table]])}::text[])
            and pg_relation_size(i.indrelid) * ${sql.lit(RATIO)} <= ${fileBytes}::bigint
        )
        insert into deferred_indexes (name, definition) select name, definition from dropped
        on conflict (name) do nothing returning name`.execute(tx)
      for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx)
    }
  })
}

const restoreIn = async (tx: Transaction<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, definition from deferred_indexes order by name for update`.execute(tx)
  if (rows.length === 0) return []
  await sql`
    select set_config('maintenance_work_mem', coalesce(current_setting(${INDEX_MEMORY}, true), ${MEMORY}), true)`.execute(
    tx,
  )
  for (const { definition } of rows) await sql.raw(definition).execute(tx)
  await sql`delete from deferred_indexes`.execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * Builds the indexes that were dropped, all or none, and gives their names. Reads go on meanwhile, and writes of these tables
 * wait. What a process that ended left out is built when a monitor or an import starts.
 */
export const restoreIndexes = (db: Kysely<Schema>): Promise<readonly string[]> =>
  db.transaction().execute(restoreIn)
