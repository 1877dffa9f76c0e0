import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../../database/schema.ts'
import { type Marks, readMarks } from './federal-marks.ts'

export interface KnownCarrier {
  readonly id: number
  /** True for a carrier that was invented: what it has is no fact and gives way to the register. */
  readonly isInvented: boolean
  readonly marks: Marks
}

/** The carriers that hold these DOT numbers, by number. Of two with one number, the older record. */
export const knownCarriers = async (
  db: Kysely<Schema>,
  dotNumbers: readonly string[],
): Promise<ReadonlyMap<string, KnownCarrier>> => {
  const rows = await db
    .selectFrom('carrier_identifiers as i')
    .innerJoin('carriers as c', 'c.id', 'i.carrier_id')
    .where('i.is_type', '=', 'DOT')
    .where('i.value_key', '=', sql<string>`any(${sql.val([...dotNumbers])}::text[])`)
    .orderBy('c.id', 'desc')
    .select(['i.value_key', 'c.id', 'c.source', 'c.federal_digest'])
    .execute()
  return new Map(
    rows.map(row => [
      row.value_key,
      { id: row.id, isInvented: row.source === 'world', marks: readMarks(row.federal_digest) },
    ]),
  )
}

/** Ids for carriers that are about to be added. */
export const dealIds = async (db: Kysely<Schema>, howMany: number): Promise<readonly number[]> => {
  if (howMany === 0) return []
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('carriers', 'id'))::int as id from generate_series(1, ${howMany}::int)`.execute(
    db,
  )
  return rows.map(row => row.id)
}
