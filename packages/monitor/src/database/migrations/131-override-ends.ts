import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Who ended an override before its last day, and when. */
export const overrideEnds: Migration = {
  async up(db) {
    await sql`
      alter table rule_overrides
        add column ended_by integer references users(id),
        add column ended_at timestamptz,
        add constraint rule_overrides_ended check ((ended_by is null) = (ended_at is null))
    `.execute(db)
  },
}
