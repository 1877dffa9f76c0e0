import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** The agency's own word that a carrier was another one, whose registration was revoked. */
export const priorRevocation: Migration = {
  async up(db) {
    await sql`
      alter table carrier_census
        add column is_prior_revoked boolean,
        add column prior_revoked_dot text;
      create index carrier_census_by_prior_dot on carrier_census (prior_revoked_dot)
        where prior_revoked_dot is not null;
    `.execute(db)
  },
}
