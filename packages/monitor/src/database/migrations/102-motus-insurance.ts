import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What the insurance files since 14 May 2026 tell of a policy: when it was last listed, and whether it was replaced. */
export const motusInsurance: Migration = {
  async up(db) {
    await sql`
      alter table carrier_insurances
        drop constraint carrier_insurances_source_file_check,
        add constraint carrier_insurances_source_file_check check (source_file in
          ('ActPendInsur', 'Insur', 'InsHist', 'Motus Insur', 'Motus InsHist')),
        add column motus_as_of date,
        add column is_replaced boolean not null default false;
    `.execute(db)
  },
}
