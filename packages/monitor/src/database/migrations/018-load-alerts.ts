import { type Migration, sql } from 'kysely'
import { loadAlerts } from '../later/load-alerts.ts'

/** Alerts that loads raise by themselves: see `../later/load-alerts`. */
export const addLoadAlerts: Migration = {
  async up(db) {
    await sql.raw(loadAlerts).execute(db)
  },
}
