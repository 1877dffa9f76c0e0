import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { SOURCES } from '../rules/assessment/finding.ts'
import type { FilesOfCarrier } from '../rules/assessment/unread-file.ts'
import type { SafetyFacts } from './read-facts.ts'
import type { Schema } from '../database/schema.ts'

/** The kind of file that lists out-of-service orders. */
export const ORDERS_KIND = 'out-of-service-orders'

/** A carrier's safety summary, with the day of the file of orders, and the files of the rating and of the inspections. */
export interface CarrierSafety extends SafetyFacts {
  readonly orders_as_of: string | null
  /** Where an order is from that is not from that file. */
  readonly orders_source?: string | null
  readonly source: string | null
  readonly inspections_source: string | null
}

const EMPTY: SafetyFacts = {
  rating: null,
  rating_date: null,
  out_of_service: null,
  out_of_service_on: null,
  out_of_service_until: null,
  inspections_24_months: null,
  vehicle_inspections: null,
  vehicle_oos_inspections: null,
  driver_inspections: null,
  driver_oos_inspections: null,
  last_inspection_date: null,
  as_of: null,
  inspections_as_of: null,
  last_inspection_as_of: null,
  english_oos_on: null,
  english_unread_on: null,
}

/** Of a carrier without a safety record. */
export const NO_SAFETY: CarrierSafety = {
  ...EMPTY,
  orders_as_of: null,
  source: null,
  inspections_source: null,
}

/** Which files tell the rating and the last inspection. Empty: none does, also of invented carriers. */
const filesOf = ({ as_of, inspections_as_of, last_inspection_as_of }: SafetyFacts, isFederal: boolean) => ({
  source: isFederal && as_of !== null ? 'Company Census File' : null,
  inspections_source:
    isFederal && inspections_as_of !== null
      ? last_inspection_as_of === null
        ? 'SMS Input - Inspection'
        : 'Vehicle Inspection File'
      : null,
})

/**
 * The safety summary with what the file of orders tells: it lists every order, so a carrier of the register that was searched
 * for and has none is under none, as of the day of that file.
 *
 * Empty: as it is on record, where no such file was read whole, and for invented carriers.
 */
export const withOrders = (
  safety: SafetyFacts | null,
  files: FilesOfCarrier | undefined,
): CarrierSafety | null => {
  const isFederal = files !== undefined
  const orders = files?.[ORDERS_KIND]
  if (orders === undefined)
    return (
      safety && {
        ...safety,
        ...filesOf(safety, isFederal),
        orders_as_of: null,
        // An order that a file names stands, also where that file was not read whole.
        ...(isFederal && safety.out_of_service !== null && { orders_source: SOURCES.orders }),
      }
    )
  const known = safety ?? EMPTY
  const isNone = orders.why === null ? false : null
  return {
    ...known,
    ...filesOf(known, isFederal),
    out_of_service: known.out_of_service ?? isNone,
    orders_as_of: orders.as_of,
  }
}

/** Whether an order is in force on a day: a rescission ends it, on its day. */
export const inForceOn = (day: string) => sql<boolean>`(rescinded_on is null or rescinded_on > ${day}::date)`

/** An order in force that the service for one carrier reported, and no later file of orders has ended. */
export const lookedUpOrder = (carrierId: RawBuilder<unknown>) => sql<{
  readonly ordered_on: string | null
  readonly order_as_of: string
}>`
  select ordered_on, order_as_of from looked_up
  where looked_up.carrier_id = ${carrierId} and order_as_of is not null and order_missing_as_of is null`

/**
 * Recomputes until when some carriers are under an order. The only place that does; call it in the transaction that changed
 * their orders.
 */
export async function refreshOrders(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into carrier_safety (carrier_id, out_of_service, out_of_service_on, out_of_service_until)
    select carrier_id, counts, case when counts then ordered_on end, rescinded_on
    from (
      select distinct on (carrier_id) carrier_id, ordered_on, rescinded_on,
        rescinded_on is null or rescinded_on >= as_of as counts
      from out_of_service_orders where carrier_id = ${anyOf(ids)}
      order by carrier_id, rescinded_on desc nulls first, ordered_on desc
    ) as orders
    on conflict (carrier_id) do update set out_of_service = excluded.out_of_service,
      out_of_service_on = excluded.out_of_service_on, out_of_service_until = excluded.out_of_service_until`.execute(
    db,
  )
}

/** Recomputes it for carriers of which orders were removed: without any, the file of orders tells that they are under none. */
export async function refreshRemovedOrders(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update carrier_safety as s set out_of_service = null, out_of_service_on = null, out_of_service_until = null
    where s.carrier_id = ${anyOf(ids)}
      and not exists (select from out_of_service_orders as o where o.carrier_id = s.carrier_id)`.execute(db)
  await refreshOrders(db, ids)
}
