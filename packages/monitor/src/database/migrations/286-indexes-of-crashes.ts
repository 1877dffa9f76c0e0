import { type Migration, sql } from 'kysely'

/** A crash is found by its carrier and key, and by nothing else; the few of a carrier are sorted when they are read. */
export const indexesOfCrashes: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table crashes drop constraint crashes_pkey;
      drop index crashes_by_carrier, crashes_by_federal_key;
      create unique index crashes_by_federal_key on crashes (carrier_id, federal_key);`)
      .execute(db)
  },
}
