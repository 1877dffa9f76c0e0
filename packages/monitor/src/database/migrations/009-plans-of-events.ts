import { type Migration, sql } from 'kysely'

/**
 * Triggers that compare the rows of a statement before and after it join them by a hash: a connection plans that join once,
 * for as many rows as its first statement changed, and planned for a few, each of 20,000 rows was compared with all others.
 */
export const planEventsByHash: Migration = {
  async up(db) {
    for (const table of ['own_carriers', 'ticket_presences'])
      await sql.raw(`alter function ${table}_update_events() set enable_nestloop = off`).execute(db)
  },
}
