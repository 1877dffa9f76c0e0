import { type Kysely, sql } from 'kysely'
import type { Schema } from '../monitor/database/schema.ts'

interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly target: string
}

/** The foreign keys of the database. */
export const foreignKeys = async (db: Kysely<Schema>): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", attname::text as "column", confrelid::regclass::text as target
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f'`.execute(db)
  return rows
}

/** Tables sorted so that each comes after those it references. */
export const inOrderOfReference = async <Table extends string>(
  db: Kysely<Schema>,
  tables: readonly Table[],
): Promise<readonly Table[]> => {
  const keys = await foreignKeys(db)
  const seen = new Set<string>()
  const placed: string[] = []
  const place = (table: string): void => {
    if (seen.has(table)) return
    seen.add(table)
    for (const key of keys) if (key.table === table) place(key.target)
    placed.push(table)
  }
  for (const table of tables.toSorted()) place(table)
  const wanted = new Set<string>(tables)
  return placed.filter((table): table is Table => wanted.has(table))
}
