import { type Migration, sql } from 'kysely'
import { sentConfirmations } from '../later/sent-confirmations.ts'

/** Rate confirmations that are sent from here: see `../later/sent-confirmations`. */
export const addSentConfirmations: Migration = {
  async up(db) {
    await sql.raw(sentConfirmations).execute(db)
  },
}
