import { type Migration, sql } from 'kysely'

/**
 * Until which day a carrier is under an order: null where none ends it. Whether it is under one is decided by the day on which
 * someone asks. The word of the file on the state of the DOT number, which ended orders before, is gone; a rescission before
 * its order ends nothing.
 */
export const endsOfOrders: Migration = {
  async up(db) {
    const { rows } = await sql<{ text: string }>`
      select pg_get_viewdef('listed_safety'::regclass) as text`.execute(db)
    const columns = rows[0]?.text.replace(/\s+FROM carrier_safety t;\s*$/, '')
    await sql
      .raw(`
      alter table carrier_safety add column out_of_service_until date;
      create or replace view listed_safety as ${columns}, t.out_of_service_until from carrier_safety as t;
      alter table out_of_service_orders drop column status;
      update out_of_service_orders set rescinded_on = null where rescinded_on < ordered_on;
      update carrier_safety as s set out_of_service = o.until is null or o.until >= o.as_of,
        out_of_service_on = case when o.until is null or o.until >= o.as_of then o.ordered_on end, out_of_service_until = o.until
      from (
        select distinct on (carrier_id) carrier_id, ordered_on, rescinded_on as until, as_of from out_of_service_orders
        order by carrier_id, rescinded_on desc nulls first, ordered_on desc
      ) as o
      where o.carrier_id = s.carrier_id`)
      .execute(db)
  },
}
