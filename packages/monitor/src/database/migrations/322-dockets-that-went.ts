import { type Migration, sql } from 'kysely'

/** Few dockets went to another carrier, and each refresh of insurance reads those of its carriers. */
export const docketsThatWent: Migration = {
  async up(db) {
    await sql`
      create index carrier_identifiers_given on carrier_identifiers (carrier_id) where given_to_dot is not null`.execute(
      db,
    )
  },
}
