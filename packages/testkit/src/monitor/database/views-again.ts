import { type Kysely, sql } from 'kysely'

/**
 * Changes the columns of a table that views select from: they are dropped before, and made again as they were after. A new
 * database has fewer of them at a step than one that had later steps before it. A view of all columns of the table, as `t`,
 * has those of `added` too.
 *
 * Refuses: a view over such a view fails, and with it the step.
 */
export async function withViewsAgain(
  db: Kysely<unknown>,
  table: string,
  change: () => Promise<unknown>,
  added: readonly string[] = [],
): Promise<void> {
  const { rows: views } = await sql<{ name: string; definition: string }>`
    select distinct v.oid, v.relname as name, pg_get_viewdef(v.oid) as definition
    from pg_depend as d join pg_rewrite as r on r.oid = d.objid join pg_class as v on v.oid = r.ev_class
    where d.classid = 'pg_rewrite'::regclass and d.refobjid = ${table}::regclass and v.relkind = 'v'
    order by v.oid`.execute(db)
  for (const { name } of views) await sql`drop view ${sql.table(name)}`.execute(db)
  await change()
  const more = added.map(column => `, t.${column}`).join('')
  const end = new RegExp(`\\s+FROM ${table} t;\\s*$`)
  for (const { name, definition } of views)
    await sql`create view ${sql.table(name)} as ${sql.raw(definition.replace(end, `${more} FROM ${table} t`))}`.execute(
      db,
    )
}
