import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Who put a connection on hold, when, why, and which status its packet had before. A connection whose newest packet is
 * not on hold has none of it, whichever program writes packets. A packet that was put on hold elsewhere has a hold without them.
 */
export const holds: Migration = {
  async up(db) {
    await sql`
      alter table connections
        add column held_at timestamptz,
        add column held_by_id integer references users on delete set null,
        add column hold_notes text,
        add column hold_status_before text
          check (hold_status_before in ('sent', 'started', 'submitted', 'complete')),
        add check ((held_at is null) = (hold_status_before is null));
      create index connections_by_held_by on connections (held_by_id) where held_by_id is not null;

      create or replace function keep_latest_packet() returns trigger language plpgsql as
      $$
      declare
        changed integer := coalesce(new.connection_id, old.connection_id);
        latest record;
      begin
        -- First the lock, then a statement of its own, which sees what the one before it wrote. No stronger lock: the
        -- foreign key of each packet holds the row already, and two packets at once would wait for each other.
        perform 1 from connections where id = changed for no key update;
        select status, updated_at into latest from onboarding_packets where connection_id = changed
          order by created_at desc, id desc limit 1;
        update connections set
          latest_packet_status = latest.status,
          latest_packet_updated_at = latest.updated_at
        where id = changed;
        if latest.status is distinct from 'held' then
          update connections
          set held_at = null, held_by_id = null, hold_notes = null, hold_status_before = null
          where id = changed and held_at is not null;
        end if;
        return null;
      end
      $$;
    `.execute(db)
  },
}
