import { type Migration, sql } from 'kysely'

/** Inspected vehicles stand once for a carrier; of other sources, each row is one of its own. */
const ONCE = "vehicle_id, carrier_id, (case when source = 'inspection' then 0 else id end)"

/**
 * Fewer and smaller indexes of vehicles, of which the federal files have two a carrier.
 *
 * A VIN is only compared for equality, and found by a number made of it. One index finds the rows of a vehicle, and that of one carrier again. The uncommon
 * types have an index; of a common type, every few of the newest vehicles are one. When a row was added, nothing reads.
 */
export const vehicleIndexes: Migration = {
  async up(db) {
    await sql
      .raw(`
      drop index carrier_vehicles_by_vin, carrier_vehicles_by_power_unit_type, carrier_vehicles_by_trailer_type,
        carrier_vehicles_by_vehicle, carrier_vehicles_by_inspection;
      alter table vehicles drop column created_at;
      alter table carrier_vehicles drop column created_at;
      create index carrier_vehicles_by_vin on carrier_vehicles (hashtext(vin)) where vin is not null;
      create unique index carrier_vehicles_by_vehicle on carrier_vehicles (${ONCE});
      create index carrier_vehicles_by_power_unit_type on carrier_vehicles (power_unit_type, date desc, id desc)
        where power_unit_type not in ('tractor', 'straight_truck');
      create index carrier_vehicles_by_trailer_type on carrier_vehicles (trailer_type, date desc, id desc)
        where trailer_type <> 'Semi-trailer';`)
      .execute(db)
  },
}
