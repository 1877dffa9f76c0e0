import { type RawBuilder, sql } from 'kysely'

/** Columns to be written, each with the type its value has in JSON on its way to the database. */
export type Columns = Readonly<Record<string, string>>

export const names = (columns: Columns): RawBuilder<unknown> =>
  sql.join(Object.keys(columns).map(column => sql.ref(column)))

/** Rows as a table `n` that a statement reads from: one parameter, however many rows there are. */
export const rowsOf = (columns: Columns, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as n(${sql.join(
    Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`),
  )})`

/** `a = n.a, b = n.b`: for `update ... from`. */
export const takenFrom = (table: 'n' | 'excluded', columns: Columns): RawBuilder<unknown> =>
  sql.join(Object.keys(columns).map(column => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`))

/** An array of ids as a parameter. */
export const idsOf = (rows: readonly { readonly id: number }[]): RawBuilder<unknown> =>
  sql`any(${sql.val(rows.map(row => row.id))}::int[])`
