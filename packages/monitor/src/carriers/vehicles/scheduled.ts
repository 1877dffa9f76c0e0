import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { isVin, vinOf } from './vin-of.ts'

/**
 * The policies of the view `scheduled_vehicles` that are in force on a day: begun, not ended, not cancelled.
 *
 * Source: section 3, "Insurance records".
 */
const isInForceOn = (day: string): RawBuilder<boolean> => sql<boolean>`
  ((effective_on is null or effective_on <= ${day}::date) and (expires_on is null or expires_on >= ${day}::date)
    and (cancelled_on is null or cancelled_on > ${day}::date))`

/**
 * Whether the insurance of a vehicle's carrier lists it on a day, by its VIN. Lists, counts and ELD reports all use
 * this condition. `carrier` is the id of the one carrier of all rows, so that its lists are read once.
 *
 * Empty: null while no policy in force has a list. An empty list is a list without vehicles.
 */
export const isScheduledOn = (
  day: string,
  { vehicles, carrier }: { readonly vehicles: string; readonly carrier?: number },
): RawBuilder<boolean | null> => {
  const lists = sql`from scheduled_vehicles as listed
    where listed.carrier_id = ${carrier === undefined ? sql.ref(`${vehicles}.carrier_id`) : sql`${carrier}::int`}
      and ${isInForceOn(day)}`
  return sql<boolean | null>`case when exists (select ${lists}) then
    coalesce(${vinOf(vehicles)} in (select listed.vin ${lists} and listed.vin is not null), false) end`
}

/** The lists of one carrier's policies in force on a day, as a query. Empty: no policy in force has a list. */
export const listsOf = (carrierId: number, day: string): RawBuilder<unknown> => sql`
  select from scheduled_vehicles where carrier_id = ${carrierId}::int and ${isInForceOn(day)}`

/**
 * The VINs of the trucks that a carrier's insurance lists on a day, each once, as a query with the column `vin`.
 *
 * Choice: a listed vehicle is a truck unless it is on record as a trailer of the carrier or in general: auto liability
 * lists name trucks, including those that were never seen.
 */
export const listedTrucks = (carrierId: number, day: string): RawBuilder<unknown> => sql`
  select distinct listed.vin from scheduled_vehicles as listed
  where listed.carrier_id = ${carrierId}::int and listed.vin is not null and ${isInForceOn(day)}
    and not exists (
      select from carrier_vehicles as seen
      where ${isVin('seen', sql.ref('listed.vin'))} and seen.carrier_id = listed.carrier_id and seen.is_type = 'trailer'
    )
    and not exists (
      select from vehicles left join unit_types on code = unit_type
      where ${isVin('vehicles', sql.ref('listed.vin'))} and (unit_types.is_type = 'trailer' or exists (
        select from carrier_vehicles as seen
        where seen.vehicle_id = vehicles.id and seen.carrier_id = listed.carrier_id and seen.is_type = 'trailer'))
    )`

/**
 * For each of these carriers, whether a list in force names one vehicle's VIN on a day, how many VINs the lists in
 * force name together, and their last known day.
 *
 * Empty: a carrier without a list in force has no entry.
 */
export async function schedulesFor(
  db: Kysely<Schema>,
  {
    carrierIds,
    vin,
    day,
  }: { readonly carrierIds: readonly number[]; readonly vin: string | null; readonly day: string },
) {
  const { rows } = await sql<{
    carrier_id: number
    is_scheduled: boolean
    listed_vins: number
    until: string | null
  }>`
    select carrier_id, bool_or(is_it) as is_scheduled, count(distinct vin)::int as listed_vins,
      case when bool_or(is_it) then max(ends) filter (where is_it) else max(ends) end as until
    from (
      select carrier_id, vin, coalesce(vin = ${vin}::text, false) as is_it,
        least(expires_on, cancelled_on - 1) as ends
      from scheduled_vehicles where carrier_id = ${anyOf(carrierIds)} and ${isInForceOn(day)}
    ) as listed group by carrier_id`.execute(db)
  return new Map(rows.map(({ carrier_id, ...schedule }) => [carrier_id, schedule]))
}
