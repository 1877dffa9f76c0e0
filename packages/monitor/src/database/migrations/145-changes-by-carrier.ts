import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** The newest change of each carrier of a page is a range of an index. */
export const changesByCarrier: Migration = {
  async up(db) {
    await sql`
      create index carrier_changes_by_carrier on carrier_changes (company_id, carrier_id, happened_on desc)
    `.execute(db)
  },
}
