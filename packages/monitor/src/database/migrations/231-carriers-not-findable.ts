import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * The few carriers that no search finds. A search by the start of a number leaves them out by this index, and reads no row
 * of the others.
 */
export const carriersNotFindable: Migration = {
  async up(db) {
    await sql`create index carriers_not_findable on carriers (id) where not is_findable`.execute(db)
  },
}
