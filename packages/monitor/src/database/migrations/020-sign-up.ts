import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Codes of a new person, where they came from, how long a trial runs, and a company's users by name. */
export const signUp: Migration = {
  async up(db) {
    await sql`
      alter table sign_in_challenges
        add column purpose text not null default 'sign_in' check (purpose in ('sign_in', 'sign_up')),
        add column referrer text;

      alter table users add column referrer text;
      alter table companies add column trial_ends_at timestamptz;

      create index users_by_first_name on users (company_id, (lower(first_name)) collate "C", id);
    `.execute(db)
  },
}
