import { type Migration, sql } from 'kysely'
import { withdrawnVersions } from '../later/policy.ts'

/** Versions of a policy may be withdrawn before they decide: see `../later/policy`. */
export const addWithdrawnVersions: Migration = {
  async up(db) {
    await sql.raw(withdrawnVersions).execute(db)
  },
}
