import { type Kysely, type Migration, sql } from 'kysely'
import { withoutViews } from '../without-views.ts'

/** The files that a row of authority or insurance may be of. */
const TITLES = [
  ...['L&I AuthHist', 'L&I Revocation', 'L&I Carrier', 'ActPendInsur', 'Insur', 'InsHist'],
  ...['Motus Carrier', 'Motus AuthHist', 'Motus RevokeSuspend', 'Motus Insur', 'Motus InsHist', 'QCMobile'],
]

const titled = (column: string) => `alter column ${column} type file_title using ${column}::file_title`

/** The columns of each table that change: the type of a row's authority is in its key and digest, and nothing reads it. */
const CHANGES = {
  authority_history: [titled('source_file'), 'drop column authority_type'],
  revocations: [titled('source_file'), 'drop column authority_type'],
  motus_authorities: ['drop constraint motus_authorities_pkey', 'drop column authority_type'],
  carrier_authorities: ['source_file', 'granted_source_file', 'ended_source_file'].map(titled),
  carrier_insurances: ['drop constraint carrier_insurances_source_file_check', titled('source_file')],
}

/** The views that read these tables, as far as they are there by then. */
const VIEWS = ['listed_authorities', 'listed_insurances', 'scheduled_vehicles']

/** A function that compares and joins titles as texts. */
const asText = (db: Kysely<unknown>, table: string) =>
  sql
    .raw(`
    do
    $$
    begin
      execute replace(pg_get_functiondef('${table}_seen()'::regprocedure), 'a.source_file', 'a.source_file::text');
    end
    $$`)
    .execute(db)

/**
 * The file of a row of authority or insurance is a word of 4 bytes in place of its title. Titles of published days, which are
 * texts, are compared with it by an operator, so that the views of days can be made before and after this step.
 *
 * An authority of a docket is found by its carrier and key, so that it has one index; and so are orders.
 */
export const filesOfAuthority: Migration = {
  async up(db) {
    await sql
      .raw(`
      create type file_title as enum (${TITLES.map(title => `'${title}'`).join(', ')});
      create function is_title(title text, file file_title) returns boolean language sql stable parallel safe as
      $$
        select title = file::text
      $$;
      create operator = (leftarg = text, rightarg = file_title, function = is_title);`)
      .execute(db)
    for (const [table, changes] of Object.entries(CHANGES))
      await withoutViews(db, VIEWS, () => sql.raw(`alter table ${table} ${changes.join(', ')}`).execute(db))
    await asText(db, 'carrier_authorities')
    await asText(db, 'carrier_insurances')
    await sql`
      drop index motus_authorities_by_federal_key, out_of_service_orders_by_federal_key;
      create unique index motus_authorities_by_federal_key on motus_authorities (carrier_id, federal_key);
      create unique index out_of_service_orders_by_federal_key on out_of_service_orders (carrier_id, federal_key);
      alter table out_of_service_orders drop constraint out_of_service_orders_pkey`.execute(db)
  },
}
