import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Vehicles by their plate and by their carrier's own number, however either was written. */
export const vehicleLookups: Migration = {
  async up(db) {
    await sql`
      create index vehicles_by_plate_key on vehicles (upper(translate(plate, ' -', '') collate "C"), id)
        where plate is not null;
      create index carrier_vehicles_by_unit on carrier_vehicles
        (upper(btrim(unit_number) collate "C"), date desc, id desc) where unit_number is not null;
    `.execute(db)
  },
}
