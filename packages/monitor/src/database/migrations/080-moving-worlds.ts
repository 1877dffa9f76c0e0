import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Which rows a world brought, so that their dates can move with the day and no one else's do. */
export const movingWorlds: Migration = {
  async up(db) {
    await sql`
      create table seeded_world_rows (
        world text not null references seeded_worlds on delete cascade,
        table_name text not null,
        key_column text not null,
        first_key integer not null,
        last_key integer not null check (last_key >= first_key),
        primary key (world, table_name)
      );
    `.execute(db)
  },
}
