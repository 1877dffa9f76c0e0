import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { TableColumns } from './time-columns.ts'

/** A table with dates, the key of its rows, and the last key before a world is seeded. */
interface Counted {
  readonly table: string
  readonly key: string
  readonly last: number
}

/** The key column: the own id, else the carrier's id, else the first one. */
const keyOf = (keys: readonly string[]): string | undefined =>
  keys.find(key => key === 'id') ?? keys.find(key => key === 'carrier_id') ?? keys[0]

/**
 * The last key of each table before a world is seeded; later keys belong to the world.
 *
 * Empty: a table without dates has nothing to move, and is left out.
 */
export const countedBefore = async (
  db: Kysely<Schema>,
  tables: readonly string[],
  columns: ReadonlyMap<string, TableColumns>,
): Promise<readonly Counted[]> => {
  const counted: Counted[] = []
  for (const table of tables) {
    const { dates = [], instants = [], keys = [] } = columns.get(table) ?? {}
    const key = keyOf(keys)
    if (key === undefined || dates.length + instants.length === 0) continue
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(${sql.ref(key)}), 0) as last from ${sql.table(table)}`.execute(db)
    counted.push({ table, key, last: rows[0]?.last ?? 0 })
  }
  return counted
}

/**
 * Records the key range of a world's rows in each table, in the transaction that inserts them. Rows that are added
 * later have higher ids, or belong to other carriers.
 */
export const recordRows = async (
  db: Kysely<Schema>,
  world: string,
  before: readonly Counted[],
): Promise<void> => {
  for (const { table, key, last } of before)
    await sql`
      insert into seeded_world_rows (world, table_name, key_column, first_key, last_key)
      select ${world}, ${table}, ${key}, min(${sql.ref(key)}), max(${sql.ref(key)}) from ${sql.table(table)}
      where ${sql.ref(key)} > ${last} having count(*) > 0`.execute(db)
}
