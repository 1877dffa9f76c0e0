import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Which lines the last file of each kind had, by prints of them, so that a line that comes again is not read again.
 * Carriers that are deleted take the facts of their lines with them, so nothing is known any more.
 */
export const federalLines: Migration = {
  async up(db) {
    await sql`
      create table federal_lines (
        kind text not null,
        part integer not null,
        as_of date not null,
        layout text not null,
        reading integer not null,
        content_digest text,
        key bytea not null,
        prints bytea not null,
        primary key (kind, part)
      );
      alter table federal_lines alter column prints set storage external;

      create function carriers_forget_lines() returns trigger language plpgsql as
      $$
      begin
        if exists (select from gone) then
          delete from federal_lines;
        end if;
        return null;
      end
      $$;
      create trigger carriers_forget_lines after delete on carriers
        referencing old table as gone for each statement execute function carriers_forget_lines();
    `.execute(db)
  },
}
