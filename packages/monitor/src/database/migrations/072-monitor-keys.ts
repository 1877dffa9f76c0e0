import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Digests of the keys that processes of this database have had: all should have the same. */
export const monitorKeys: Migration = {
  async up(db) {
    await sql`
      create table monitor_keys (
        digest text collate "C" primary key,
        used_at timestamptz not null
      );
    `.execute(db)
  },
}
