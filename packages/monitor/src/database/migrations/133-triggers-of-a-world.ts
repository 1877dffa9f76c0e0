import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * The triggers that compute a column or a count from inserted rows also run while a world is seeded, which skips all
 * other triggers: see `worlds/seed-world.ts`.
 */
export const triggersOfAWorld: Migration = {
  async up(db) {
    await sql
      .raw(
        `alter table carrier_vehicle_areas enable always trigger sightings_added;
         alter table onboarding_packets enable always trigger onboarding_packets_latest;`,
      )
      .execute(db)
  },
}
