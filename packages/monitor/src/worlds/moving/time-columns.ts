import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The columns of a table that matter for moving its rows in time. */
export interface TableColumns {
  readonly dates: readonly string[]
  readonly instants: readonly string[]
  /** Instants that the database fills in with now() when they are left out. */
  readonly stamped: readonly string[]
  /** The integer columns of the primary key, and the number that the database gives each row. */
  readonly keys: readonly string[]
  /** Whether dates or instants are part of a unique index. */
  readonly isUniqueInTime: boolean
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: 'date' | 'timestamptz' | 'int4'
  readonly is_stamped: boolean
  readonly is_key: boolean
  readonly is_unique: boolean
}

const NOTHING: TableColumns = { dates: [], instants: [], stamped: [], keys: [], isUniqueInTime: false }

/** The time columns by table; tables without any have no entry. Generated columns are left out. */
export const timeColumns = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, TableColumns>> => {
  const { rows } = await sql<Column>`
    select tables.relname as "table", attname as "column", typname as type,
      coalesce(pg_get_expr(adbin, adrelid) = 'now()', false) as is_stamped,
      attidentity <> '' or exists (select from pg_index where indrelid = tables.oid and indisprimary and attnum = any (indkey)) as is_key,
      exists (select from pg_index where indrelid = tables.oid and indisunique and attnum = any (indkey)) as is_unique
    from pg_class as tables
    join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
    join pg_type on pg_type.oid = atttypid and typname in ('date', 'timestamptz', 'int4')
    left join pg_attrdef on adrelid = tables.oid and adnum = attnum
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by tables.relname, attnum`.execute(db)
  const tables = new Map<string, TableColumns>()
  for (const { table, column, type, is_stamped, is_key, is_unique } of rows) {
    const one = tables.get(table) ?? NOTHING
    tables.set(table, {
      dates: type === 'date' ? [...one.dates, column] : one.dates,
      instants: type === 'timestamptz' ? [...one.instants, column] : one.instants,
      stamped: is_stamped && type === 'timestamptz' ? [...one.stamped, column] : one.stamped,
      keys: is_key && type === 'int4' ? [...one.keys, column] : one.keys,
      isUniqueInTime: one.isUniqueInTime || (is_unique && type !== 'int4'),
    })
  }
  return tables
}
