import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../../../database/any-of.ts'
import type { Schema } from '../../../../database/schema.ts'
import type { Complaint } from '../../rows/row.ts'
import type { ReadRecord } from '../file-kind.ts'

/** A row that names its inspection by number, and no carrier. */
export interface OfInspection {
  readonly inspectionNumber: number
}

/** The inspection that a row is about. */
export interface KnownInspection {
  readonly carrier_id: number
  readonly federal_key: number
  readonly inspection_number: number
  readonly inspected_on: string
  readonly unit_records: string | null
  readonly units_as_of: string | null
}

const NONE = 'no inspection on record has this number: read the Vehicle Inspection File first'

/**
 * The inspections of a batch. A row of one that was left out, as it is too old or of no carrier, is left out too; where
 * no inspection has a number yet, every row is refused.
 */
export async function inspectionsOf<T extends OfInspection>(
  tx: Transaction<Schema>,
  batch: readonly ReadRecord<T>[],
) {
  const numbers = [...new Set(batch.map(({ record }) => record.inspectionNumber))]
  const { rows } = await sql<KnownInspection>`
    select carrier_id, federal_key, inspection_number, inspected_on, unit_records, units_as_of
    from inspections where inspection_number = ${anyOf(numbers)}`.execute(tx)
  const known = new Map(rows.map(row => [row.inspection_number, row]))
  const found = batch.flatMap(({ record }) => {
    const inspection = known.get(record.inspectionNumber)
    return inspection === undefined ? [] : [{ inspection, record }]
  })
  if (found.length > 0 || (await isAnyNumbered(tx))) return { found, refused: [] }
  const refused = batch.map(({ line, record }): { line: number; complaint: Complaint } => ({
    line,
    complaint: { column: 'INSPECTION_ID', value: String(record.inspectionNumber), reason: NONE },
  }))
  return { found, refused }
}

const isAnyNumbered = async (tx: Transaction<Schema>) => {
  const { rows } = await sql`select from inspections where inspection_number is not null limit 1`.execute(tx)
  return rows.length > 0
}
