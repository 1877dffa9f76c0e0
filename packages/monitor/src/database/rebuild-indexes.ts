import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The tables that federal files fill. */
const TABLES = [
  ...['carriers', 'carrier_identifiers', 'carrier_contacts', 'carrier_census', 'carrier_safety'],
  ...['carrier_dockets', 'carrier_authorities', 'authority_history', 'revocations', 'motus_authorities'],
  ...['carrier_insurances', 'out_of_service_orders', 'carrier_process_agents', 'inspections'],
  ...['crashes', 'vehicles', 'carrier_vehicles', 'carrier_basic_measures'],
]

/**
 * How much larger than at its last build a table is when its indexes are built again: about the room that was left in them,
 * beyond which rows in no order halve most of their pages.
 */
const GROWTH = 1.1

/** Smaller tables are left as they are. */
const LEAST_BYTES = 4 * 2 ** 20

/** The share of a table that its rows fill at least: a table with more free room is written anew. */
const FILLED = 0.9

/** A row in an index by one number, and what an index may have beyond that: see `indexesOf`. */
const ENTRY_BYTES = 20
const LOOSE = 1.25

/** What points to a row on its page. */
const POINTER_BYTES = 4

/** About how many bytes of a table are looked at. */
const SAMPLED_BYTES = 2 ** 20

/** Indexes that a rebuild has left behind, as its process ended. */
const dropUnfinished = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index as i join pg_class as c on c.oid = i.indexrelid
    join pg_class as t on t.oid = i.indrelid
    where not i.indisvalid and c.relname like '%\_ccnew%' and c.relnamespace = current_schema()::regnamespace
      and t.relname = any(${sql.val(TABLES)}::text[])`.execute(db)
  for (const { name } of rows) await sql`drop index if exists ${sql.table(name)}`.execute(db)
}

/**
 * Whether much of a table is free: earlier states of rows that later files have changed. Their room is used again, but not by as
 * much as a first load leaves.
 */
const isSparse = async (db: Kysely<Schema>, table: string, bytes: number): Promise<boolean> => {
  await sql`analyze ${sql.table(table)}`.execute(db)
  const { rows } = await sql<{ filled: number | null }>`
    select reltuples / ${bytes}::float8 * (
      select avg(pg_column_size(t.*) + ${sql.lit(POINTER_BYTES)})
      from ${sql.table(table)} as t tablesample system (${Math.min(100, (100 * SAMPLED_BYTES) / bytes)})
    )::float8 as filled
    from pg_class where oid = ${table}::regclass`.execute(db)
  const filled = rows[0]?.filled ?? null
  return filled !== null && filled < FILLED
}

/**
 * The indexes of a table whose pages are not full: neither those that were just built, nor those by an order in which rows
 * are added, unless rows with greater numbers were there before.
 */
const indexesOf = async (db: Kysely<Schema>, table: string, fresh: readonly string[]) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index as i join pg_class as c on c.oid = i.indexrelid
    join pg_class as t on t.oid = i.indrelid
    where i.indrelid = ${table}::regclass and not c.relname = any(${sql.val([...fresh])}::text[])
      and (not coalesce('fillfactor=100' = any(c.reloptions), false)
        or pg_relation_size(c.oid) > ${sql.lit(ENTRY_BYTES * LOOSE)} * t.reltuples)
    order by c.relname`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Builds the indexes of tables again that have grown by a tenth since they were last built. Rows that come one by one leave
 * a third of the pages of an index empty, and most of one of trigrams. A table that is not filled is written anew with them.
 *
 * Choice: indexes beside reads and writes, which wait for nothing; a table while its reads and writes wait, some seconds in a
 * first load of all carriers. If it is interrupted, the next import does it again.
 */
export async function rebuildIndexes(
  db: Kysely<Schema>,
  {
    leastBytes = LEAST_BYTES,
    fresh = [],
  }: { readonly leastBytes?: number; readonly fresh?: readonly string[] } = {},
): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_relation_size(oid) as bytes from pg_class left join index_builds on table_name = relname
    where relnamespace = current_schema()::regnamespace and relname = any(${sql.val(TABLES)}::text[])
      and pg_relation_size(oid) >= ${leastBytes}::bigint and pg_relation_size(oid) > ${sql.lit(GROWTH)} * coalesce(bytes, 0)
    order by relname`.execute(db)
  if (rows.length === 0) return
  await dropUnfinished(db)
  for (const { name, bytes } of rows) {
    if (await isSparse(db, name, bytes)) await sql`vacuum (full, analyze) ${sql.table(name)}`.execute(db)
    else
      for (const index of await indexesOf(db, name, fresh))
        await sql`reindex index concurrently ${sql.table(index)}`.execute(db)
    await sql`
      insert into index_builds (table_name, bytes) values (${name}, pg_relation_size(${name}::regclass))
      on conflict (table_name) do update set bytes = excluded.bytes`.execute(db)
  }
}
