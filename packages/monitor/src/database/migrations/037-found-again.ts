import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * A carrier that may be found again, or no longer, is assessed again too. By row and not by statement: nearly no update
 * of a carrier changes this, and the condition is decided before a function is called.
 */
export const foundAgain: Migration = {
  async up(db) {
    await sql`
      create function carriers_touch_buckets() returns trigger language plpgsql as
      $$
      begin
        update subscriptions set changes = changes + 1 where carrier_id = new.id;
        return null;
      end
      $$;
      create trigger carriers_found_again_touch_buckets after update on carriers
        for each row when (old.is_findable is distinct from new.is_findable)
        execute function carriers_touch_buckets();
    `.execute(db)
  },
}
