import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** When a published file was last found to have no newer version: nothing is imported then. */
export const federalChecks: Migration = {
  async up(db) {
    await sql`alter table import_runs add column checked_at timestamptz`.execute(db)
  },
}
