import { type Migration, sql } from 'kysely'

/**
 * Room on the pages of tables whose rows each later file changes: a changed row then takes the place of an earlier state of
 * one. The order of a carrier's inspections and vehicles of one day needs no index.
 */
export const fillFactors: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table carrier_authorities set (fillfactor = 75);
      alter table carrier_dockets set (fillfactor = 90);
      drop index inspections_by_carrier;
      create index inspections_by_carrier on inspections (carrier_id, inspected_on desc);
      drop index carrier_vehicles_by_carrier;
      create index carrier_vehicles_by_carrier on carrier_vehicles (carrier_id, date desc);`)
      .execute(db)
  },
}
