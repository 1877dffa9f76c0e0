import { type Migration, sql } from 'kysely'

/**
 * Which refused rows are of a carrier that came on record since, as their file is to be read again, and which files were read
 * whole. Null: the file was read before that was noted.
 */
export const rowsThatWait: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table refused_rows add column state text not null default 'refused'
        constraint refused_rows_state check (state in ('refused', 'unknown', 'waiting'));
      alter table import_runs add column is_whole boolean;`)
      .execute(db)
  },
}
