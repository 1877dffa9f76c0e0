import { type Migration, sql } from 'kysely'
import { safetyFacts } from '../later/safety-facts.ts'

/** Crashes and measures as facts of carriers: see `../later/safety-facts`. */
export const addSafetyFacts: Migration = {
  async up(db) {
    await sql.raw(safetyFacts).execute(db)
  },
}
