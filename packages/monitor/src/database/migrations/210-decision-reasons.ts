import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Why a change to the company's record was approved or rejected. */
export const decisionReasons: Migration = {
  async up(db) {
    await sql`
      alter table company_change_orders
        add column reason text check (reason <> '' and length(reason) <= 500),
        add check (reason is null or state <> 'pending');
    `.execute(db)
  },
}
