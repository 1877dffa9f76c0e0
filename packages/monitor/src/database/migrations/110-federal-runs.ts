import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Which published file an import read, so that each is taken once and an operator sees how current every one is; and
 * who is importing, so that a second import is refused.
 */
export const federalRuns: Migration = {
  async up(db) {
    await sql`
      alter table import_runs
        add column data_set text,
        add column is_difference boolean not null default false,
        add column published_on date,
        add column content_digest text,
        add column as_of date,
        add column refusal text;
      create index import_runs_by_data_set on import_runs (data_set, id desc);

      create table import_leases (
        only_one boolean primary key default true check (only_one),
        owner text not null,
        held_by text not null,
        since timestamptz not null default now(),
        until timestamptz not null
      );
    `.execute(db)
  },
}
