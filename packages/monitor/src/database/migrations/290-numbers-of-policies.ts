import { type Migration, sql } from 'kysely'

/**
 * A policy is found by the 128 numbers that its own is among: an index with so many equal values takes 6 bytes a row in place
 * of 20, and the few rows are looked through. Nobody but a broker who requests a certificate looks for one.
 *
 * A request for a certificate outlives its policy by a trigger in place of the foreign key: see migration 258.
 */
export const numbersOfPolicies: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table insurance_certificate_requests
        drop constraint insurance_certificate_requests_insurance_policy_id_fkey;
      alter table carrier_insurances drop constraint carrier_insurances_pkey;
      create index carrier_insurances_by_numbers on carrier_insurances ((id / 128)) with (fillfactor = 100);
      create function carrier_insurances_leave_requests() returns trigger language plpgsql as
      $$
      begin
        update insurance_certificate_requests set insurance_policy_id = null
        where insurance_policy_id in (select id from gone);
        return null;
      end
      $$;
      create trigger carrier_insurances_leave_requests after delete on carrier_insurances referencing old table as gone
        for each statement execute function carrier_insurances_leave_requests();`)
      .execute(db)
  },
}
