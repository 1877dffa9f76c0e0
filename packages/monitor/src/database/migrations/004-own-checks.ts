import { type Migration, sql } from 'kysely'
import { ownChecks } from '../later/own-checks.ts'

/** Checks of one's own: see `../later/own-checks`. */
export const addOwnChecks: Migration = {
  async up(db) {
    await sql.raw(ownChecks).execute(db)
  },
}
