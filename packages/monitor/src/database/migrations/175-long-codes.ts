import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** A long code is sent once and is valid in every browser that asks for it meanwhile: what its hashes have in common. */
export const longCodes: Migration = {
  async up(db) {
    await sql`
      alter table sign_in_challenges
        add column shared_salt text,
        add column sent_at timestamptz;
      create index sign_in_challenges_by_shared_salt on sign_in_challenges (shared_salt)
        where shared_salt is not null;
    `.execute(db)
  },
}
