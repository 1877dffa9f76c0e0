import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * The number and the units of an inspection as the agency's inspection file has them. The units stand beside those of
 * the measurement system, by their unit number, so that it makes no difference which file is read first.
 */
export const inspectionFile: Migration = {
  async up(db) {
    await sql`
      alter table inspections
        add column inspection_number integer,
        add column unit_records jsonb,
        add column units_as_of date;
      create unique index inspections_by_inspection_number on inspections (inspection_number)
        where inspection_number is not null;
      create index inspections_by_report on inspections (carrier_id, report_number);
    `.execute(db)
  },
}
