import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { cut, type PageParams, pagingHeaders } from '../../http/paging.ts'
import { isScheduledOn } from './scheduled.ts'
import { type SentVehicleFilters, vehicleConditions } from './vehicle-filters.ts'
import { startCondition } from './vehicle-lookup.ts'
import { CARRIER_VEHICLE_COLUMNS } from './wire-vehicle.ts'

/** Which vehicles of one carrier. */
export interface OfCarrierParams {
  readonly carrierId: number
  /** The first day they were seen on. */
  readonly from: string
  readonly filters: SentVehicleFilters
  /** The start of a unit number, plate or VIN. */
  readonly start: string | undefined
  /** The day for which the insurance is checked. */
  readonly day: string
}

/**
 * One page of a carrier's vehicles by type, trailer type and date, newest first, with how many of all of them its
 * insurance lists and how many not; unknown ones count as neither.
 *
 * Source: section 7, "Carriers". Choice: an unknown trailer type comes last, and on one day the highest id first.
 */
export async function vehiclesOfCarrier(db: Kysely<Schema>, params: OfCarrierParams, page: PageParams) {
  const found = db
    .selectFrom('carrier_vehicles')
    .where('carrier_id', '=', params.carrierId)
    .where('date', '>=', params.from)
    .where(vehicleConditions(params.filters))
    .where(startCondition(params.start))
  const isScheduled = isScheduledOn(params.day, { vehicles: 'carrier_vehicles', carrier: params.carrierId })
  const { total, scheduled, nonScheduled } = await found
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(isScheduled, 'is', true).as('scheduled'),
      fn.countAll<number>().filterWhere(isScheduled, 'is', false).as('nonScheduled'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(CARRIER_VEHICLE_COLUMNS)
    .select(isScheduled.as('is_scheduled'))
    .orderBy('is_type')
    .orderBy(sql`trailer_type collate "C" asc nulls last`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(cut(page).limit)
    .offset(cut(page).offset)
    .execute()
  return {
    body: rows,
    headers: {
      ...pagingHeaders(page, total),
      scheduledvehiclecount: String(scheduled),
      nonscheduledvehiclecount: String(nonScheduled),
    },
  }
}
