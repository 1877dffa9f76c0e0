import { type Kysely, sql } from 'kysely'

const definitionsOf = async <T>(db: Kysely<T>, views: readonly string[]) => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_viewdef(c.oid) as definition
    from pg_class as c join unnest(${sql.val([...views])}::text[]) with ordinality as wanted (name, place) on wanted.name = c.relname
    where c.relkind = 'v' and c.relnamespace = current_schema()::regnamespace order by place`.execute(db)
  return rows
}

/**
 * Changes a table that views read, for a migration: the views are dropped first and made again as they were, those that exist
 * by then. A view that reads another comes after it.
 */
export const withoutViews = async <T>(
  db: Kysely<T>,
  views: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> => {
  const known = await definitionsOf(db, views)
  for (const { name } of known.toReversed()) await sql`drop view ${sql.table(name)}`.execute(db)
  await change()
  for (const { name, definition } of known)
    await sql`create view ${sql.table(name)} as ${sql.raw(definition)}`.execute(db)
}
