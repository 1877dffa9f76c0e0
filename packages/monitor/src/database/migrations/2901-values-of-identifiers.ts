import { type Migration, sql } from 'kysely'

/** A number of a carrier is not stored twice where it is its own key: see `IDENTIFIER_VALUE`. */
export const valuesOfIdentifiers: Migration = {
  async up(db) {
    await sql`
      alter table carrier_identifiers alter column value drop not null,
        alter column value type text using nullif(value, value_key)`.execute(db)
  },
}
