import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'

/** How many monitored carriers have a change of one kind: of authority, insurance, safety, contact and so on. */
export const monitoredChange = z.strictObject({ kind: z.string(), carriers: z.int() })
export type MonitoredChange = z.infer<typeof monitoredChange>

/**
 * What changed about carriers that any company monitors, since a moment: by the record of facts that the database
 * writes with each change of one. A company's own facts do not count.
 */
export const readMonitoredChanges = async (
  db: Kysely<Schema>,
  since: Date,
): Promise<readonly MonitoredChange[]> => {
  const { rows } = await sql<MonitoredChange>`
    select seen.kind, count(distinct seen.carrier_id)::int as carriers
    from carrier_facts_seen as seen
    where seen.seen_at >= ${since} and seen.company_id is null
      and seen.carrier_id in (select carrier_id from subscriptions)
    group by seen.kind order by carriers desc, seen.kind`.execute(db)
  return rows
}
