import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The tables that a search and its rows read, beside the carriers. */
const TABLES = [
  'carrier_identifiers',
  'carrier_census',
  'carrier_authorities',
  'carrier_insurances',
  'carrier_safety',
  'carrier_facts',
] as const satisfies readonly (keyof Schema)[]

/** The id offset between copies. */
const STEP = 10_000
/** The identifier offset between copies, above all identifiers of one world, so that they are unique. */
const NUMBER_STEP = 10_000_000

/** The writable columns of a table, in order. */
const columnsOf = async (db: Kysely<Schema>, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and is_generated = 'NEVER' and column_name <> 'id'
    order by ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

const copyTable = async (
  db: Kysely<Schema>,
  table: string,
  { instead, from }: { instead: Readonly<Record<string, ReturnType<typeof sql>>>; from: number },
) => {
  const columns = await columnsOf(db, table)
  const values = columns.map(name => instead[name] ?? sql`${sql.ref(`one.${name}`)}`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(name => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} as one
    where one.carrier_id <= ${from}`.execute(db)
}

/** A copy's name combines the first word of one carrier's name with another's name. */
const copyCarriers = async (db: Kysely<Schema>, copy: number, from: number) => {
  const columns = await columnsOf(db, 'carriers')
  const name = sql`split_part(one.legal_name, ' ', 1) || ' ' || coalesce(other.legal_name, '') || ' ' || ${copy}`
  const instead: Readonly<Record<string, ReturnType<typeof sql>>> = {
    legal_name: name,
    legal_name_key: sql`upper(regexp_replace(${name}, '[^A-Za-z0-9]', '', 'g'))`,
    dba_name: sql`null`,
    dba_name_key: sql`null`,
  }
  await sql`
    insert into carriers (id, ${sql.join(columns.map(column => sql.ref(column)))})
    select one.id + ${copy * STEP}, ${sql.join(columns.map(column => instead[column] ?? sql`${sql.ref(`one.${column}`)}`))}
    from carriers as one left join carriers as other on other.id = 1 + (one.id * 31 + ${copy} * 7) % ${from}
    where one.id <= ${from}`.execute(db)
}

/**
 * Copies the first carriers of a world repeatedly inside the database until there are about as many as wanted, for
 * measuring at large sizes. Names are combined from other names; identifiers and ids are unique.
 */
export const multiplyCarriers = async (
  db: Kysely<Schema>,
  {
    from,
    wanted,
    onCopy,
  }: { readonly from: number; readonly wanted: number; readonly onCopy: (n: number) => void },
): Promise<void> => {
  for (let copy = 1; (copy + 1) * from <= wanted; copy += 1) {
    await db.transaction().execute(async trx => {
      await copyCarriers(trx, copy, from)
      const carrier_id = sql`one.carrier_id + ${copy * STEP}`
      const number = sql`case when one.value_key ~ '^\\d{1,8}$' then (one.value_key::bigint + ${copy * NUMBER_STEP}::bigint)::text else one.value_key || ${String(copy)} end`
      for (const table of TABLES)
        await copyTable(trx, table, {
          from,
          instead: {
            carrier_id,
            ...(table === 'carrier_identifiers' && { value: sql`null`, value_key: number }),
          },
        })
    })
    onCopy((copy + 1) * from)
  }
  await sql`select setval(pg_get_serial_sequence('carriers', 'id'), (select max(id) from carriers))`.execute(
    db,
  )
  await sql`vacuum (analyze)`.execute(db)
}
