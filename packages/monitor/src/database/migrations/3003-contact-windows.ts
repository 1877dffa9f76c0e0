import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** How many days a contact is new, as the company set it. Null: it has set none. */
export const contactWindows: Migration = {
  async up(db) {
    await sql`
      alter table companies add column contact_window_days integer
        check (contact_window_days between 7 and 730)`.execute(db)
  },
}
