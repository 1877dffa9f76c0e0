import { type RawBuilder, sql } from 'kysely'
import { cappedPageOf, type PageParams } from '../../http/paging.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { carriersOf } from './carriers-of.ts'
import { isScheduledOn } from './scheduled.ts'
import { type SentVehicleFilters, vehicleConditions } from './vehicle-filters.ts'
import { lookupConditions, type SentLookup, startCondition } from './vehicle-lookup.ts'
import { CARRIER_VEHICLE_COLUMNS, MODEL_COLUMNS } from './wire-vehicle.ts'

/** Which vehicles of all carriers. */
export interface VehiclesParams {
  readonly carrierId: number | undefined
  readonly lookup: SentLookup
  readonly filters: SentVehicleFilters
  /** The start of a number; only of those that a load of the caller's company was given to. Undefined: all. */
  readonly assignedStart: string | undefined
}

/** The last area of a carrier vehicle, by the index of its sightings. */
const lastAreaName = sql<string | null>`(
  select areas.name from carrier_vehicle_areas as seen join areas on areas.id = seen.area_id
  where seen.carrier_vehicle_id = carrier_vehicles.id order by seen.seen_on desc, seen.id desc limit 1)`

const assignedCondition = (actor: Actor, start: string | undefined): RawBuilder<boolean> =>
  start === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(carrier_vehicles.id in (select carrier_vehicle_id from loads where company_id = ${companyOf(actor)})
        and ${startCondition(start)})`

/**
 * One page of the vehicles of all findable carriers, or of one of them, newest date first, each with its carrier and
 * the relations of the caller's company.
 *
 * Source: section 7, "Vehicles". Choice: on one day the highest id first.
 */
export async function searchVehicles(
  services: Services,
  actor: Actor,
  { carrierId, lookup, filters, assignedStart }: VehiclesParams,
  page: PageParams,
) {
  const { db, clock } = services
  const rows = db
    .selectFrom('carrier_vehicles')
    .leftJoin('vehicles', 'vehicles.id', 'carrier_vehicles.vehicle_id')
    .select(CARRIER_VEHICLE_COLUMNS)
    .select(MODEL_COLUMNS)
    .select(['make', 'plate', 'plate_state', lastAreaName.as('last_area_name')])
    .select(isScheduledOn(today(clock), { vehicles: 'carrier_vehicles' }).as('is_scheduled'))
    .where(({ exists, selectFrom, lit }) =>
      exists(
        selectFrom('carriers')
          .select(lit(1).as('one'))
          .whereRef('carriers.id', '=', 'carrier_vehicles.carrier_id')
          .where('carriers.is_findable', '=', true),
      ),
    )
    .where(lookupConditions(lookup))
    .where(vehicleConditions(filters))
    .where(assignedCondition(actor, assignedStart))
    .orderBy('date', 'desc')
    .orderBy('carrier_vehicles.id', 'desc')
  const found = await cappedPageOf(
    carrierId === undefined ? rows : rows.where('carrier_id', '=', carrierId),
    page,
  )
  const carriers = await carriersOf(
    services,
    actor,
    found.rows.map(row => row.carrier_id),
  )
  const body = found.rows.flatMap(row => {
    const carrier = carriers.get(row.carrier_id)
    return carrier === undefined ? [] : [{ ...row, carrier }]
  })
  return { body, headers: found.headers }
}
