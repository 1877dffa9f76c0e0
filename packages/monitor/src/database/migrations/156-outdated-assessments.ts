import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Whether an assessment is of an older number of changes, as a column: it has statistics, by which the few that are to be
 * assessed are read from an index of their own, and not looked for among all.
 */
export const outdatedAssessments: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter function own_carriers_seen() set enable_nestloop = off;
      drop index own_carriers_changed;
      alter table own_carriers
        add column is_outdated boolean not null generated always as (assessed_changes is distinct from changes) stored;
      create index own_carriers_outdated on own_carriers (company_id, carrier_id) where is_outdated;`)
      .execute(db)
  },
}
