import { type Migration, sql } from 'kysely'

/** Pages are filled again: a table of which much is free is written anew after a file: see `database/rebuild-indexes.ts`. */
export const fullPages: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table carrier_authorities reset (fillfactor);
      alter table carrier_dockets reset (fillfactor);`)
      .execute(db)
  },
}
