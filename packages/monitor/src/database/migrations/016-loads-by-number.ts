import { type Migration, sql } from 'kysely'
import { loadsByNumber } from '../later/loads-by-number.ts'

/** Loads that come in by their own number: see `../later/loads-by-number`. */
export const addLoadsByNumber: Migration = {
  async up(db) {
    await sql.raw(loadsByNumber).execute(db)
  },
}
