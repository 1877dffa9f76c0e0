import { type Migration, sql } from 'kysely'
import { officerChanges } from '../later/officer-changes.ts'

/** Changes of officers: see `../later/officer-changes`. */
export const addOfficerChanges: Migration = {
  async up(db) {
    await sql.raw(officerChanges).execute(db)
  },
}
