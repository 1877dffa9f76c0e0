import { type Migration, sql } from 'kysely'

/**
 * What a filed policy has beside its docket: the others that it is filed for, the transaction that states its amount, and that
 * it ended on a day that is not on record.
 */
export const transactionsOfPolicies: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table carrier_insurances
        add column other_dockets text,
        add column transacted_on date,
        add column has_ended boolean not null default false;`)
      .execute(db)
  },
}
