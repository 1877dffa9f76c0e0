import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Where facts were read: by `federal_key` a row of a file is found again, by `federal_digest` it is seen to say the
 * same.
 *
 * Also what the licensing files tell of a docket, and of a policy: its form, what it lies upon, and what each of the
 * two files said last, the one of policies in force and the one of those that ended.
 */
export const federalFiles: Migration = {
  async up(db) {
    for (const table of [
      'inspections',
      'inspection_violations',
      'crashes',
      'authority_history',
      'revocations',
    ])
      await sql`
        alter table ${sql.table(table)} add column federal_key text, add column federal_digest text;
        create unique index ${sql.id(`${table}_by_federal_key`)} on ${sql.table(table)} (carrier_id, federal_key)
          where federal_key is not null;
      `.execute(db)
    await sql`
      create table carrier_dockets (
        carrier_id integer not null references carriers on delete cascade,
        docket text not null check (docket <> ''),
        common text,
        contract text,
        broker text,
        is_in_revocation boolean,
        bipd_required integer check (bipd_required >= 0),
        bipd_on_file integer check (bipd_on_file >= 0),
        is_cargo_on_file boolean,
        policies_removed_as_of date,
        federal_digest text,
        as_of date,
        primary key (carrier_id, docket)
      );

      alter table carrier_insurances
        add column docket text,
        add column form_code text,
        add column underlying_amount integer check (underlying_amount >= 0),
        add column source_file text check (source_file in ('ActPendInsur', 'Insur', 'InsHist')),
        add column listed_cancelled_on date,
        add column listed_as_of date,
        add column history_cancelled_on date,
        add column history_as_of date,
        add column federal_key text;
      create unique index carrier_insurances_by_federal_key on carrier_insurances (carrier_id, federal_key)
        where federal_key is not null;
    `.execute(db)
  },
}
