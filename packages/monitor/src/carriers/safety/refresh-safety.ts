import { type Kysely, sql, type Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { ENGLISH_KINDS, ENGLISH_UNREAD } from '../../database/later/safety-facts.ts'
import type { Schema } from '../../database/schema.ts'
import { ENGLISH_SINCE } from '../../rules/assessment/safety-records.ts'

/**
 * Marks carriers whose inspections changed, in the transaction that changed them. `countSomeSafety` recomputes each
 * marked carrier once. A mark survives a crash.
 */
export async function markForSafety(tx: Transaction<Schema>, ids: ReadonlySet<number>): Promise<void> {
  if (ids.size === 0) return
  await sql`
    insert into carrier_safety_to_count (carrier_id) select unnest(${sql.val([...ids])}::int[])
    on conflict do nothing`.execute(tx)
}

/** Above this, a table without a row is emptied as a whole. */
const EMPTY_BYTES = 2 ** 20

/**
 * Recomputes the summaries of some marked carriers, removes their marks, and returns how many. Do not run it beside a
 * transaction that marks carriers: a mark whose rows are not visible yet would be lost.
 */
export async function countSomeSafety(tx: Transaction<Schema>, limit: number): Promise<number> {
  const { rows } = await sql<{ carrier_id: number }>`
    delete from carrier_safety_to_count where carrier_id in (
      select carrier_id from carrier_safety_to_count order by carrier_id limit ${sql.lit(limit)}
    ) returning carrier_id`.execute(tx)
  const ids = rows.map(row => row.carrier_id)
  if (ids.length === 0) await truncateMarks(tx)
  await refreshSafety(tx, ids)
  return ids.length
}

/** What marks took is 50 bytes for each carrier with an inspection, if nothing gives it back. */
async function truncateMarks(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('carrier_safety_to_count')::float8 as bytes`.execute(tx)
  if ((rows[0]?.bytes ?? 0) > EMPTY_BYTES) await sql`truncate carrier_safety_to_count`.execute(tx)
}

/** How far back inspections count, in months. Source: section 3, "Inspections, crashes and violations". */
const MONTHS = 24

/** What is counted, in the order in which it is computed. */
const COUNTS = [
  ...['inspections_24_months', 'vehicle_inspections', 'vehicle_oos_inspections', 'driver_inspections'],
  ...[
    'driver_oos_inspections',
    'last_inspection_date',
    'inspections_as_of',
    'inspections_listing_id',
    'last_inspection_as_of',
    'english_oos_on',
    'english_unread_on',
  ],
]

/**
 * Recomputes the safety summaries of some carriers from their inspections: the counts of the 24 months before the date
 * of the inspections, and the last one. The only place that does; call it in the transaction that changed the
 * inspections, or let `countSomeSafety` call it for marked carriers. Of two files that tell an inspection of the last day
 * SMS counts; a key of the other one is below zero.
 *
 * Empty: a carrier without an inspection on record keeps the counts from another source.
 */
export async function refreshSafety(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const counts = sql.join(COUNTS.map(column => sql.ref(column)))
  const of = (row: string) => sql.join(COUNTS.map(column => sql.ref(`${row}.${column}`)))
  await sql`
    insert into carrier_safety as known (carrier_id, ${counts})
    select carrier_id,
      count(*) filter (where counts),
      count(*) filter (where counts and vehicle_oos is not null),
      count(*) filter (where counts and vehicle_oos > 0),
      count(*) filter (where counts and driver_oos is not null),
      count(*) filter (where counts and driver_oos > 0),
      max(inspected_on), day, max(listing_id),
      (array_agg(case when federal_key < 0 then as_of end order by inspected_on desc, federal_key desc nulls last))[1],
      max(inspected_on) filter (where is_english), max(inspected_on) filter (where is_english_unread)
    from (
      select *, inspected_on >= ${ENGLISH_SINCE}::date and violations ~ ${sql.raw(ENGLISH_KINDS)} as is_english,
        inspected_on >= ${ENGLISH_SINCE}::date and violations ~ ${sql.raw(ENGLISH_UNREAD)} as is_english_unread,
        inspected_on between (day - make_interval(months => ${sql.lit(MONTHS)}))::date and day as counts
      from (
        select carrier_id, inspected_on, vehicle_oos, driver_oos, listing_id, federal_key, as_of, violations,
          coalesce(max(as_of) over of_carrier, max(inspected_on) over of_carrier) as day
        from listed_inspections where carrier_id = ${anyOf(ids)}
        window of_carrier as (partition by carrier_id)
      ) as dated
    ) as seen
    group by carrier_id, day
    on conflict (carrier_id) do update set (${counts}) = row (${of('excluded')})
    where (${of('known')}) is distinct from (${of('excluded')})`.execute(db)
}

/**
 * Marks the carriers whose counts differ on a later day of their inspections: an inspection is then more than 24 months ago,
 * or no longer ahead.
 */
export async function markForLaterDay(tx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const first = (day: string) => sql`(${day}::date - make_interval(months => ${sql.lit(MONTHS)}))::date`
  await sql`
    insert into carrier_safety_to_count (carrier_id)
    select distinct carrier_id from inspections
    where inspected_on >= ${first(from)} and inspected_on < ${first(to)}
      or inspected_on > ${from}::date and inspected_on <= ${to}::date
    on conflict do nothing`.execute(tx)
}
