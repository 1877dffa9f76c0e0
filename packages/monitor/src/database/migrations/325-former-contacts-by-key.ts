import { type Migration, sql } from 'kysely'

/** A contact search finds the carriers that had a contact before. */
export const formerContactsByKey: Migration = {
  async up(db) {
    await sql`
      create index contact_changes_by_phone on contact_changes (association_phone(was)) where is_type = 'phone'`.execute(
      db,
    )
    await sql`
      create index contact_changes_by_email on contact_changes (association_email(was)) where is_type = 'email'`.execute(
      db,
    )
  },
}
