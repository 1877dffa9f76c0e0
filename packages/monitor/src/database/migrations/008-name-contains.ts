import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Indexes for "the name contains": trigrams of the stripped names. A server whose role may not make the extension
 * goes on without them: the same search answers the same rows, more slowly.
 */
export const nameContains: Migration = {
  async up(db) {
    await sql`
      do $$
      begin
        create extension if not exists pg_trgm;
        create index carriers_legal_name_contains on carriers using gin (legal_name_key gin_trgm_ops)
          where is_findable;
        create index carriers_dba_name_contains on carriers using gin (dba_name_key gin_trgm_ops)
          where is_findable and dba_name_key is not null;
      exception
        when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
          raise notice 'pg_trgm cannot be made here: names are searched for a part without an index';
      end $$;
    `.execute(db)
  },
}
