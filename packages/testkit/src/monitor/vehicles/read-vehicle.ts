import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/** Carriers of one vehicle that are told of: a lease fleet hands its trucks round, yet nobody reads on. */
const CARRIERS_MAX = 50

/**
 * One vehicle with the carriers that ran it, the last first; carriers that may not be found are left out.
 *
 * Refuses: 404 where no vehicle has the id or number.
 */
export async function readVehicle(
  db: Kysely<Schema>,
  by: { readonly id: number } | { readonly vin: string },
) {
  const vehicle = await db
    .selectFrom('vehicles')
    .select(['id', 'vin', 'make', 'model', 'model_year', 'unit_type', 'plate', 'plate_state'])
    .$call(q => ('id' in by ? q.where('id', '=', by.id) : q.where('vin', '=', by.vin)))
    .executeTakeFirst()
  if (vehicle === undefined) throw missing()
  const carriers = await db
    .selectFrom('carrier_vehicles')
    .innerJoin('carriers', 'carriers.id', 'carrier_vehicles.carrier_id')
    .select(({ fn }) => ['carrier_id', fn.max('date').as('last_seen_on')])
    .where('vehicle_id', '=', vehicle.id)
    .where('is_findable', '=', true)
    .groupBy('carrier_id')
    .orderBy('last_seen_on', 'desc')
    .orderBy('carrier_id')
    .limit(CARRIERS_MAX)
    .execute()
  return { ...vehicle, carriers }
}
