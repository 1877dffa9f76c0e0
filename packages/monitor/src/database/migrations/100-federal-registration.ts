import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * What the federal registration files tell since 14 May 2026 (Motus), beside what the frozen ones say: each authority of
 * a docket, the file that an action was read from, how and when an authority ended, and what a daily file removed.
 */
export const federalRegistration: Migration = {
  async up(db) {
    await sql`
      alter table authority_history
        add column authority_type text,
        add column reason text,
        add column source_file text;
      alter table revocations
        add column authority_type text,
        add column source_file text;

      create table motus_authorities (
        carrier_id integer not null references carriers on delete cascade,
        docket text not null check (docket <> ''),
        authority_type text not null check (authority_type <> ''),
        authority text not null check (authority in ('common', 'household', 'broker', 'other')),
        status text check (status in ('A', 'I', 'N')),
        bipd_required integer check (bipd_required >= 0),
        federal_key text not null,
        federal_digest text not null,
        as_of date not null,
        primary key (carrier_id, docket, authority_type)
      );
      create unique index motus_authorities_by_federal_key on motus_authorities (carrier_id, federal_key)
        where federal_key is not null;

      create table federal_removals (
        table_name text not null,
        carrier_id integer not null references carriers on delete cascade,
        docket text not null,
        removed_on date not null,
        primary key (table_name, carrier_id, docket)
      );

      alter table carrier_authorities
        add column source_file text,
        add column granted_as_of date,
        add column granted_source_file text,
        add column ended_on date,
        add column end_kind text check (end_kind in ('revoked', 'suspended', 'inactive'));

      alter table carrier_identifiers add column is_former boolean not null default false;
    `.execute(db)
  },
}
