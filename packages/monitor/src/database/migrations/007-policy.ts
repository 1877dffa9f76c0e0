import { type Migration, sql } from 'kysely'
import { policy } from '../later/policy.ts'

/** What companies require by their own policy: see `../later/policy`. */
export const addPolicy: Migration = {
  async up(db) {
    await sql.raw(policy).execute(db)
  },
}
