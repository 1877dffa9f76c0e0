import { type Migration, sql } from 'kysely'
import { daysOnce } from '../later/days-once.ts'

/** Days of listings and files: see `../later/days-once`. */
export const addDaysOnce: Migration = {
  async up(db) {
    await sql.raw(daysOnce).execute(db)
  },
}
