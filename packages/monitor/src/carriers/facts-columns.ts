/** The columns of a table with one row a carrier, under the name of the table; and whether there is a row. */
export const joined = (table: string, columns: readonly string[]) =>
  [
    `${table}.carrier_id is not null as ${table}`,
    ...columns.map(name => `${table}.${name} as ${table}_${name}`),
  ].join(', ')

/**
 * The row of a view with one row a carrier, found by its key. Without `offset` a few hundred carriers are a reason to read all
 * rows of a small table, each with the days of its files.
 */
export const keyed = (view: string, name: string) =>
  `left join lateral (select * from ${view} where carrier_id = c.id offset 0) as ${name} on true`

/** The rows of a table with many a carrier, as arrays of their columns. */
export const listed = (name: string, columns: readonly string[], from: string, order = '') =>
  `(select coalesce(json_agg(json_build_array(${columns.join(', ')})${order}), '[]'::json) from ${from}) as ${name}`
