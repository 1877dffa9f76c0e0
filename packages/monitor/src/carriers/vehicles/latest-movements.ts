import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'

/** A vehicle of one carrier, or of any carrier. */
export type MovementsOf = { readonly carrierVehicleId: number } | { readonly vehicleId: number }

/** The rows of a vehicle with findable carriers. */
const findableRows = (db: Kysely<Schema>, of: MovementsOf) =>
  db
    .selectFrom('carrier_vehicles')
    .innerJoin('carriers', 'carriers.id', 'carrier_vehicles.carrier_id')
    .select('carrier_vehicles.id')
    .where('is_findable', '=', true)
    .$call(q =>
      'vehicleId' in of
        ? q.where('vehicle_id', '=', of.vehicleId)
        : q.where('carrier_vehicles.id', '=', of.carrierVehicleId),
    )

async function requireVehicle(db: Kysely<Schema>, of: MovementsOf): Promise<void> {
  const found =
    'vehicleId' in of
      ? db.selectFrom('vehicles').select('id').where('id', '=', of.vehicleId)
      : findableRows(db, of)
  if ((await found.executeTakeFirst()) === undefined) throw missing()
}

/**
 * The last areas of one carrier vehicle, or of one vehicle with any carrier, newest first. Empty: it was never seen.
 *
 * Refuses: 404 for a missing vehicle, or one of an unfindable carrier.
 */
export async function latestMovements(db: Kysely<Schema>, of: MovementsOf, limit: number) {
  await requireVehicle(db, of)
  return db
    .selectFrom('carrier_vehicle_areas')
    .innerJoin('areas', 'areas.id', 'carrier_vehicle_areas.area_id')
    .select(['carrier_vehicle_areas.id', 'carrier_vehicle_id', 'carrier_id', 'source', 'area_id'])
    .select(['areas.name as area_name', 'carrier_vehicle_areas.latitude', 'carrier_vehicle_areas.longitude'])
    .select('seen_on')
    .where('carrier_vehicle_id', 'in', findableRows(db, of))
    .orderBy('seen_on', 'desc')
    .orderBy('carrier_vehicle_areas.id', 'desc')
    .limit(limit)
    .execute()
}
