import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * How old facts may be for a rule to pass, as the company set it: days by kind of source. A change of it is one of the rule
 * set, so its carriers are assessed again; so they are when a newer file of out-of-service orders was read, which
 * changes the day of every carrier that is under none.
 */
export const factAges: Migration = {
  async up(db) {
    await sql`
      alter table rule_sets add column fact_ages jsonb not null default '{}';

      create function federal_files_touch_buckets() returns trigger language plpgsql as
      $$
      begin
        if exists (select from changed where kind = 'out-of-service-orders') then
          with touched as (
            select s.id from subscriptions as s
            where exists (select from rule_sets as r where r.company_id = s.company_id and r.fact_ages <> '{}')
            order by s.id for update)
          update subscriptions set changes = changes + 1 where id in (select id from touched);
        end if;
        return null;
      end
      $$;
      create trigger federal_files_insert_touches_buckets after insert on federal_files
        referencing new table as changed for each statement execute function federal_files_touch_buckets();
      create trigger federal_files_update_touches_buckets after update on federal_files
        referencing new table as changed for each statement execute function federal_files_touch_buckets();
    `.execute(db)
  },
}
