import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Which carriers the service for one carrier (QCMobile) was requested for and when, and its facts among the others. */
export const carrierLookups: Migration = {
  async up(db) {
    await sql`
      create table carrier_lookups (
        carrier_id integer primary key references carriers on delete cascade,
        asked_at timestamptz not null,
        outcome text not null
      );
      alter table carrier_insurances
        drop constraint carrier_insurances_source_file_check,
        add constraint carrier_insurances_source_file_check check (source_file in
          ('ActPendInsur', 'Insur', 'InsHist', 'Motus Insur', 'Motus InsHist', 'QCMobile'));
    `.execute(db)
  },
}
