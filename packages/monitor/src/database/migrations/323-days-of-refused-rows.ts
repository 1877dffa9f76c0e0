import { type Migration, sql } from 'kysely'

/**
 * The day of the file that a refused row was in, and whether it was the whole one: an older file or a part of it, by the same
 * name, says nothing of the row. Null: it was refused before that was noted, and any reading of its file says something of it.
 */
export const daysOfRefusedRows: Migration = {
  async up(db) {
    await sql`
      alter table refused_rows add column as_of date, add column is_whole boolean not null default false`.execute(
      db,
    )
  },
}
