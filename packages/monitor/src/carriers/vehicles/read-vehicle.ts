import { sql } from 'kysely'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { allOfEach } from '../read-records.ts'
import { carriersOf } from './carriers-of.ts'
import { schedulesFor } from './scheduled.ts'
import { sightingsOf } from './sightings-of.ts'
import { isVin } from './vin-of.ts'
import { MODEL_COLUMNS } from './wire-vehicle.ts'

/** The most carriers of one vehicle; a leased truck may have had many. */
const CARRIERS_MAX = 50

type Seen = Awaited<ReturnType<typeof sightingsOf>>[number]

const sightingOf = ({ carrier_vehicle_id, source, unit_number, provider, ...days }: Seen) => ({
  carrier_vehicle_id,
  source,
  unit_number,
  provider,
  first_seen_on: days.first_seen_on,
  last_seen_on: days.last_seen_on,
})

const NO_SCHEDULE = { is_scheduled: null, listed_vins: null, until: null }

/**
 * One vehicle with the findable carriers that ran it, most recent first, whether each one's insurance lists it, and the
 * sightings of both.
 *
 * Refuses: 404 when no vehicle has the id or VIN.
 */
export async function readVehicle(
  services: Services,
  actor: Actor,
  by: { readonly id: number } | { readonly vin: string },
) {
  const { db, clock } = services
  const vehicle = await db
    .selectFrom('vehicles')
    .select(MODEL_COLUMNS)
    .select(['id', 'vin', 'make', 'unit_type', 'plate', 'plate_state'])
    .$call(q => ('id' in by ? q.where('id', '=', by.id) : q.where(isVin('vehicles', sql`${by.vin}::text`))))
    .executeTakeFirst()
  if (vehicle === undefined) throw missing()
  const ran = await db
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
  const ids = ran.map(row => row.carrier_id)
  const [known, schedules, seen] = await Promise.all([
    carriersOf(services, actor, ids),
    schedulesFor(db, { carrierIds: ids, vin: vehicle.vin, day: today(clock) }),
    sightingsOf(db, vehicle, ids),
  ])
  const sightings = allOfEach(seen)
  const carriers = ran.flatMap(({ carrier_id, last_seen_on }) => {
    const carrier = known.get(carrier_id)
    if (carrier === undefined) return []
    const own = sightings.get(carrier_id) ?? []
    const first_seen_on = own.reduce(
      (first, each) => (each.first_seen_on < first ? each.first_seen_on : first),
      last_seen_on,
    )
    return [
      {
        carrier,
        first_seen_on,
        last_seen_on,
        schedule: schedules.get(carrier_id) ?? NO_SCHEDULE,
        sightings: own.map(sightingOf),
      },
    ]
  })
  return { ...vehicle, carriers }
}
