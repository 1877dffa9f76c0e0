import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { refreshSafety } from './summary.ts'

/**
 * Marks carriers whose inspections changed, in the transaction that changed them: however often a carrier is marked,
 * its summary is counted once, by `countSomeSafety`. A mark is kept until then, also through a crash.
 */
export async function markForSafety(tx: Transaction<Schema>, ids: ReadonlySet<number>): Promise<void> {
  if (ids.size === 0) return
  await sql`
    insert into carrier_safety_to_count (carrier_id) select unnest(${sql.val([...ids])}::int[])
    on conflict do nothing`.execute(tx)
}

/**
 * Counts the summaries of some of the carriers that are marked, and takes their marks away. Answers with how many. Not
 * beside a transaction that marks: one whose rows are not seen yet would lose its mark.
 */
export async function countSomeSafety(tx: Transaction<Schema>, limit: number): Promise<number> {
  const { rows } = await sql<{ carrier_id: number }>`
    delete from carrier_safety_to_count where carrier_id in (
      select carrier_id from carrier_safety_to_count order by carrier_id limit ${sql.lit(limit)}
    ) returning carrier_id`.execute(tx)
  const ids = rows.map(row => row.carrier_id)
  await refreshSafety(tx, ids)
  return ids.length
}
