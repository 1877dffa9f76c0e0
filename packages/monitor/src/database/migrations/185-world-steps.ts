import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * How far the trucks of a world have driven, one row a world. A sighting of which only the time of day changes is counted
 * as before, so that a world can move its sightings by minutes without counting every carrier again.
 */
export const worldSteps: Migration = {
  async up(db) {
    await sql`create table world_steps (world text primary key, stepped_at timestamptz not null)`.execute(db)
    await sql
      .raw(`
      do $change$
      declare body text := (select prosrc from pg_proc where oid = 'recount_after_change'::regproc);
      begin
        execute format(
          'create or replace function recount_after_change() returns trigger language plpgsql as %L',
          regexp_replace(body, '^\\s*begin', 'begin
            if not exists (
              select id, carrier_id, area_id, seen_on, source from removed
              except select id, carrier_id, area_id, seen_on, source from added) then
              return null;
            end if;'));
      end $change$;`)
      .execute(db)
  },
}
