import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Vehicles by their source together with each other filter. With one index for each filter alone, two of which few rows
 * hold both would read many millions to find a page.
 */
export const vehiclesBySource: Migration = {
  async up(db) {
    await sql`
      create index carrier_vehicles_by_source_and_type on carrier_vehicles (source, is_type, date desc, id desc);
      create index carrier_vehicles_by_source_and_trailer_type
        on carrier_vehicles (source, trailer_type, date desc, id desc) where trailer_type is not null;
      create index carrier_vehicles_by_source_and_power_unit_type
        on carrier_vehicles (source, power_unit_type, date desc, id desc) where power_unit_type is not null;
    `.execute(db)
  },
}
