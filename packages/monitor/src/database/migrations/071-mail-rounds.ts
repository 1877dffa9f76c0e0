import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * When the mail of an invitation is to be looked after, written with the invitation itself: so it is not forgotten when
 * the process ends before it was sent. Null: nothing is to be sent.
 */
export const mailRounds: Migration = {
  async up(db) {
    await sql`
      alter table user_invitations
        add column mail_due_at timestamptz,
        add column mail_tries integer not null default 0;
      create index user_invitations_by_mail_due on user_invitations (mail_due_at) where mail_due_at is not null;
      alter table connection_invitations
        add column mail_due_at timestamptz,
        add column mail_tries integer not null default 0;
      create index connection_invitations_by_mail_due on connection_invitations (mail_due_at)
        where mail_due_at is not null;
    `.execute(db)
  },
}
