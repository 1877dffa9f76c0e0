import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/**
 * The last areas of one carrier vehicle, newest first. Empty: it never moved, as far as is known.
 *
 * Refuses: 404 for a vehicle that is not there, or whose carrier may not be found.
 */
export async function latestMovements(db: Kysely<Schema>, carrierVehicleId: number, limit: number) {
  const vehicle = await db
    .selectFrom('carrier_vehicles')
    .innerJoin('carriers', 'carriers.id', 'carrier_vehicles.carrier_id')
    .select('carrier_vehicles.id')
    .where('carrier_vehicles.id', '=', carrierVehicleId)
    .where('is_findable', '=', true)
    .executeTakeFirst()
  if (vehicle === undefined) throw missing()
  return db
    .selectFrom('carrier_vehicle_areas')
    .innerJoin('areas', 'areas.id', 'carrier_vehicle_areas.area_id')
    .select(['carrier_vehicle_areas.id', 'carrier_vehicle_id', 'area_id', 'areas.name as area_name'])
    .select(['carrier_vehicle_areas.latitude', 'carrier_vehicle_areas.longitude', 'seen_on'])
    .where('carrier_vehicle_id', '=', carrierVehicleId)
    .orderBy('seen_on', 'desc')
    .orderBy('carrier_vehicle_areas.id', 'desc')
    .limit(limit)
    .execute()
}
