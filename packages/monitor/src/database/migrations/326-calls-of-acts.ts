import { type Migration, sql } from 'kysely'

/**
 * The call that an act came with: its request id, as on the response and in the log, and the API key it was made with.
 *
 * Choice: no foreign key, and the key's name as it was then, as an entry outlives the key. Older entries have neither.
 */
export const callsOfActs: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table audit_entries
        add column request_id text,
        add column key_id integer,
        add column key_name text;`)
      .execute(db)
  },
}
