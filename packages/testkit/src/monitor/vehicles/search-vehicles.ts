import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { cappedPageOf } from '../http/capped-page.ts'
import type { PageAsk } from '../http/paging.ts'
import { CARRIER_VEHICLE_COLUMNS } from './columns.ts'
import { type SentVehicleFilters, vehicleConditions } from './filters.ts'
import { isScheduledOn } from './scheduled.ts'

/**
 * One page of the vehicles of all carriers that may be found, or of one of them, the newest date first.
 *
 * Source: section 7, "Vehicles". Choice: on one day the highest id first.
 */
export async function searchVehicles(
  db: Kysely<Schema>,
  {
    carrierId,
    filters,
    day,
  }: {
    readonly carrierId: number | undefined
    readonly filters: SentVehicleFilters
    readonly day: string
  },
  page: PageAsk,
) {
  const rows = db
    .selectFrom('carrier_vehicles')
    .select(CARRIER_VEHICLE_COLUMNS)
    .select(isScheduledOn(day, { vehicles: 'carrier_vehicles' }).as('is_scheduled'))
    .where(({ exists, selectFrom, lit }) =>
      exists(
        selectFrom('carriers')
          .select(lit(1).as('one'))
          .whereRef('carriers.id', '=', 'carrier_vehicles.carrier_id')
          .where('carriers.is_findable', '=', true),
      ),
    )
    .where(vehicleConditions(filters))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
  const found = await cappedPageOf(
    carrierId === undefined ? rows : rows.where('carrier_id', '=', carrierId),
    page,
  )
  return { body: [...found.rows], headers: found.headers }
}
