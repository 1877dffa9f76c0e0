import { type Migration, sql } from 'kysely'

/** Functions that were replaced since migration 151, by which they lost what it set: a replaced function has no settings. */
const REPLACED = ['carrier_authorities_seen', 'carrier_insurances_seen']

/** As in migration 151: the rows before and after a statement are joined by a hash, however many there are. */
export const plansOfChangesAgain: Migration = {
  async up(db) {
    for (const name of REPLACED)
      await sql`alter function ${sql.ref(name)}() set enable_nestloop = off`.execute(db)
  },
}
