import { type Migration, sql } from 'kysely'
import { unreadMarks } from '../later/unread-marks.ts'

/** Marks of violations that could not be read: see `../later/unread-marks`. */
export const addUnreadMarks: Migration = {
  async up(db) {
    await sql.raw(unreadMarks).execute(db)
  },
}
