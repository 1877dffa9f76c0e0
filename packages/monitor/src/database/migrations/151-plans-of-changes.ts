import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** The triggers that compare the rows of a statement before and after it. */
const COMPARING = [
  'carriers_seen',
  'carrier_census_seen',
  'carrier_authorities_seen',
  'carrier_safety_seen',
  'carrier_insurances_seen',
  'connections_seen',
  'subscriptions_seen',
  'rule_overrides_seen',
  'carriers_contact_changes',
]

/**
 * The rows before and after a statement are joined by a hash, however many there are. A connection plans that join once,
 * for as many rows as the first statement changed: planned for a few, each of 5,000 rows was compared with all others.
 */
export const plansOfChanges: Migration = {
  async up(db) {
    for (const name of COMPARING)
      await sql`alter function ${sql.ref(name)}() set enable_nestloop = off`.execute(db)
  },
}
