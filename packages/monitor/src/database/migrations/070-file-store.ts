import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Uploaded files whose bytes are outside the database: their random name there, and their length in bytes. */
export const fileStore: Migration = {
  async up(db) {
    await sql`
      alter table uploaded_files
        alter column bytes drop not null,
        add column stored_name text collate "C",
        add column stored_size integer,
        add constraint uploaded_files_bytes_once check (num_nonnulls(bytes, stored_name) = 1),
        add constraint uploaded_files_size check ((stored_name is null) = (stored_size is null));
      create unique index uploaded_files_by_stored_name on uploaded_files (stored_name) where stored_name is not null;
    `.execute(db)
  },
}
