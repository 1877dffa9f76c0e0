import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Writes that came with a key, and what was answered. */
export const idempotency: Migration = {
  async up(db) {
    await sql`
      create table idempotency_keys (
        user_id integer not null references users on delete cascade,
        key text collate "C" not null,
        digest text not null,
        status integer,
        body jsonb,
        created_at timestamptz not null,
        primary key (user_id, key)
      );
      create index idempotency_keys_by_age on idempotency_keys (created_at);
    `.execute(db)
  },
}
