import { type Kysely, type Migration, sql } from 'kysely'

/** Adds a column at the end of a view that selects from its table `t`. */
const append = async (db: Kysely<unknown>, view: string, table: string, column: string) => {
  const { rows } = await sql<{ text: string }>`select pg_get_viewdef(${view}::regclass) as text`.execute(db)
  const end = new RegExp(`\\s+FROM ${table} t;\\s*$`)
  await sql
    .raw(`create or replace view ${view} as ${rows[0]?.text.replace(end, `, ${column} from ${table} as t`)}`)
    .execute(db)
}

/**
 * The file that tells a fact of the census, of the day that stands on it; and the day of the Vehicle Inspection File where
 * it tells the last inspection. Null: SMS does.
 */
export const filesOfCensusAndSafety: Migration = {
  async up(db) {
    await sql`alter table carrier_safety add column last_inspection_as_of date`.execute(db)
    await append(db, 'listed_safety', 'carrier_safety', 't.last_inspection_as_of')
    await append(
      db,
      'listed_census',
      'carrier_census',
      `case when t.company_digest is not null then 'Company Census File'
        when t.sms_digest is not null then 'SMS Input - Motor Carrier Census' end as source_file`,
    )
    // A key of the Vehicle Inspection File is below zero.
    await sql`
      update carrier_safety as s set last_inspection_as_of = last.as_of
      from (
        select distinct on (carrier_id) carrier_id, as_of, federal_key from inspections
        order by carrier_id, inspected_on desc, federal_key desc nulls last
      ) as last
      where last.carrier_id = s.carrier_id and last.federal_key < 0`.execute(db)
  },
}
