import { type Migration, sql } from 'kysely'
import { decidingRules } from '../later/deciding-rules.ts'

/** A rule set that decides as before marks no assessment: see `../later/deciding-rules`. */
export const addDecidingRules: Migration = {
  async up(db) {
    await sql.raw(decidingRules).execute(db)
  },
}
