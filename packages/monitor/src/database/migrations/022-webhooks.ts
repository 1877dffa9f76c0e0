import { type Migration, sql } from 'kysely'
import { webhooks } from '../later/webhooks/webhooks.ts'

/** Webhooks: see `../later/webhooks`. */
export const addWebhooks: Migration = {
  async up(db) {
    await sql.raw(webhooks).execute(db)
  },
}
