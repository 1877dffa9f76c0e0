import { type Migration, sql } from 'kysely'
import { loadAlerts } from '../later/load-alerts.ts'
import { loadAudit } from '../later/load-audit.ts'

/** Alerts that loads raise by themselves, and the audit of loads: see `../later/load-alerts` and `../later/load-audit`. */
export const addLoadAlerts: Migration = {
  async up(db) {
    await sql.raw(loadAlerts).execute(db)
    await sql.raw(loadAudit).execute(db)
  },
}
