import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** The areas of a state, to find its middle. */
export const areasOfAState: Migration = {
  async up(db) {
    await sql`create index areas_by_state on areas (state_area_id, is_type)`.execute(db)
  },
}
