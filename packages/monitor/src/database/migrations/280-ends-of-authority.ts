import { type Migration, sql } from 'kysely'

/** The end of an authority has the day and the file that tell it, which need not be those of its grant. */
export const endsOfAuthority: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table carrier_authorities add column ended_as_of date, add column ended_source_file text;
      update carrier_authorities set ended_as_of = granted_as_of, ended_source_file = granted_source_file
        where ended_on is not null;`)
      .execute(db)
  },
}
