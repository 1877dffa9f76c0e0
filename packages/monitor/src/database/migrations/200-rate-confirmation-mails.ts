import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * What a rate confirmation was sent with: its load, its document and the verdict of that day; the addresses, text and
 * document of its e-mails, and the replies to them; and the setting by which users see only their own.
 */
export const rateConfirmationMails: Migration = {
  async up(db) {
    await sql`
      alter table companies add column own_rate_confirmations_only boolean not null default false;

      alter table rate_confirmations
        add column load_id integer references loads on delete set null,
        add column uploaded_file_id integer references uploaded_files on delete set null,
        add column verdict_sent_on date,
        add column verdict_when_sent text check (length(verdict_when_sent) <= 20000),
        add check ((verdict_sent_on is null) = (verdict_when_sent is null));
      create index rate_confirmations_by_load on rate_confirmations (load_id, id desc) where load_id is not null;

      alter table rate_confirmation_mails
        add column is_received boolean not null default false,
        add column from_address text check (length(from_address) <= 320),
        add column to_address text check (length(to_address) <= 320),
        add column body text check (length(body) <= 20000),
        add column uploaded_file_id integer references uploaded_files on delete set null;
      create index rate_confirmation_mails_by_confirmation on rate_confirmation_mails (rate_confirmation_id, id)
        where rate_confirmation_id is not null;
    `.execute(db)
  },
}
