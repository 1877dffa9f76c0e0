import { type Migration, sql } from 'kysely'

/** The keys that indexes compute: several processes of a server may build such an index together. */
const KEYS = [
  'association_email(text)',
  'association_phone(text)',
  'association_address(text, text, text)',
  'association_contact(text)',
  'email_reading(text)',
]

/** What a first load does not have while it runs: see `database/deferred-indexes.ts`. */
export const deferredIndexes: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table deferred_indexes (
        name text primary key,
        definition text not null
      );
      ${KEYS.map(key => `alter function ${key} parallel safe;`).join('\n')}`)
      .execute(db)
  },
}
