import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** A bucket is always of all rules, also for users who may not see safety data: one without them was milder. */
export const wholeBuckets: Migration = {
  async up(db) {
    await sql`alter table subscriptions drop column bucket_without_safety`.execute(db)
  },
}
