import { type Migration, sql } from 'kysely'

/**
 * An inspected vehicle of a carrier has the VIN of the vehicle, which stood in its row and in an index there again. Vehicles are
 * found by two numbers of 32 bits made of their VIN in place of one of 64, so that one index serves those who look for what
 * carriers share.
 */
export const vinsOfVehicles: Migration = {
  async up(db) {
    await sql
      .raw(`
      update carrier_vehicles as seen set vin = null
        from vehicles where vehicles.id = seen.vehicle_id and vehicles.vin = seen.vin and seen.source = 'inspection';
      drop index vehicles_by_vin;
      create unique index vehicles_by_vin on vehicles (hashtext(vin), hashtext(vin || '.')) where vin is not null;
      do
      $$
      begin
        execute 'create or replace view association_keys as ' || rtrim(pg_get_viewdef('association_keys'::regclass), ';')
          || ' union all select seen.carrier_id, ''vehicle_vin'', vehicles.vin, ''own'', hashtext(vehicles.vin)
            from carrier_vehicles as seen join vehicles on vehicles.id = seen.vehicle_id
            where seen.vin is null and vehicles.vin is not null';
      end
      $$;`)
      .execute(db)
  },
}
