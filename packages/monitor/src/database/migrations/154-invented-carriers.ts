import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Which carriers are invented: an import asks it of each carrier that a row names, and where all are real it is none. */
export const inventedCarriers: Migration = {
  async up(db) {
    await sql`create index carriers_invented on carriers (id) where source = 'world'`.execute(db)
  },
}
