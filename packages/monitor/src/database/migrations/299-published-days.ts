import { type Migration, sql } from 'kysely'

/** The day of a row: its own, or the later one to which the agency has published the file that it is from. */
const dayOf = (day: string, file: string, condition: string) =>
  `greatest(t.${day}, (select p.as_of from published_days as p where p.source_file = t.${file} and ${condition})) as ${day}`

/** A policy that the last list of policies no longer had keeps the day of the last that had it. */
const STANDS = `(t.listed_as_of is not null or p.source_file = 'Motus InsHist')`

const viewOf = (view: string, table: string, days: Readonly<Record<string, string>>, condition = 'true') => `
  do
  $$
  begin
    execute (
      select 'create view ${view} as select ' || string_agg(case attname
          ${Object.entries(days)
            .map(([day, file]) => `when '${day}' then '${dayOf(day, file, condition).replaceAll("'", "''")}'`)
            .join(' ')}
          else 't.' || quote_ident(attname) end, ', ' order by attnum)
        || ' from ${table} as t'
      from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped);
  end
  $$;`

const WRITES = ['insert', 'update', 'delete', 'truncate']

/**
 * To which day the agency has published each of its files: by whole files, and by daily differences, which tell that nothing
 * else has changed. What stands of a file that has no listing has that day: a view reads it, in place of writing each row.
 *
 * Where a company limits how old facts may be, a later day is a reason to assess its carriers again.
 */
export const publishedDays: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table published_days (
        source_file text primary key,
        as_of date not null
      );
      create trigger published_days_touch_buckets after insert or update on published_days
        for each statement execute function federal_listings_touch_buckets();
      ${WRITES.map(
        write => `
      create trigger published_days_${write}_fact_changes after ${write} on published_days
        for each statement execute function all_facts_changed();
      alter table published_days enable always trigger published_days_${write}_fact_changes;`,
      ).join('')}
      ${viewOf('listed_authorities', 'carrier_authorities', { as_of: 'source_file', granted_as_of: 'granted_source_file', ended_as_of: 'ended_source_file' })}
      ${viewOf('listed_insurances', 'carrier_insurances', { as_of: 'source_file' }, STANDS)}`)
      .execute(db)
  },
}
