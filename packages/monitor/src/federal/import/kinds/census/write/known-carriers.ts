import { type Kysely, sql } from 'kysely'
import { idsOf } from '../../../../../database/rows-of.ts'
import type { Schema } from '../../../../../database/schema.ts'

import { type Marks, marksOfColumns } from './federal-marks.ts'

export interface KnownCarrier {
  readonly id: number
  /** True for a carrier that was invented: what it has is no fact and gives way to the register. */
  readonly isInvented: boolean
  readonly marks: Marks
  /** The listing of the register that it stands in. */
  readonly listing: number | null
}

/** The carriers that hold these DOT numbers, by number. Of two with one number, the older record. */
export const knownCarriers = async (
  db: Kysely<Schema>,
  dotNumbers: readonly string[],
): Promise<ReadonlyMap<string, KnownCarrier>> => {
  const rows = await db
    .selectFrom('carrier_identifiers as i')
    .innerJoin('carriers as c', 'c.id', 'i.carrier_id')
    .leftJoin('listed_census as f', 'f.carrier_id', 'c.id')
    .where('i.is_type', '=', 'DOT')
    .where('i.value_key', '=', sql<string>`any(${sql.val([...dotNumbers])}::text[])`)
    .orderBy('c.id', 'desc')
    .select(['i.value_key', 'c.id', 'c.source', 'f.as_of', 'f.listing_id'])
    .select(['f.company_digest', 'f.sms_digest', 'f.sms_as_of'])
    .execute()
  return new Map(
    rows.map(row => [
      row.value_key,
      {
        id: row.id,
        isInvented: row.source === 'world',
        marks: marksOfColumns(row, row.as_of),
        listing: row.listing_id,
      },
    ]),
  )
}

/** Ids for carriers that are about to be added. */
export const dealIds = async (db: Kysely<Schema>, howMany: number): Promise<readonly number[]> => {
  if (howMany === 0) return []
  const { rows } = await sql<{ ids: readonly number[] }>`
    select array(select nextval(pg_get_serial_sequence('carriers', 'id'))::int from generate_series(1, ${howMany}::int)) as ids`.execute(
    db,
  )
  return rows.flatMap(row => row.ids)
}

const INVENTED = [
  'carrier_census',
  'carrier_equipment',
  'carrier_contacts',
  'carrier_authorities',
  'carrier_insurances',
  'carrier_safety',
  'carrier_facts',
  'inspections',
  'crashes',
  'carrier_basic_measures',
  'authority_history',
  'revocations',
  'authority_gaps',
  'carrier_dockets',
  'motus_authorities',
  'out_of_service_orders',
  'federal_removals',
  'carrier_paid_loads',
] as const

/**
 * Takes away everything that was invented for carriers whose DOT numbers turn out to be a real carrier's.
 *
 * No file that was read before was searched for it, so it counts as added now. A real firm must not be shown with an insurance that someone made up. What brokers did with the record (overrides,
 * subscriptions) stays.
 */
export const deleteInvented = async (
  db: Kysely<Schema>,
  carriers: readonly KnownCarrier[],
): Promise<void> => {
  if (carriers.length === 0) return
  const ids = sql<number>`${idsOf(carriers)}`
  for (const table of INVENTED) await db.deleteFrom(table).where('carrier_id', '=', ids).execute()
  await db
    .deleteFrom('carrier_identifiers')
    .where('carrier_id', '=', ids)
    .where('is_type', '<>', 'DOT')
    .execute()
  await db
    .updateTable('carriers')
    .set({ source: 'federal', is_identifier_verified: false, created_at: sql`now()` })
    .where('id', '=', ids)
    .execute()
}
