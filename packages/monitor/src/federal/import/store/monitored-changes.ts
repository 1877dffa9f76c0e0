import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { refreshMonitored } from '../../../carriers/verdicts/refresh-assessments.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { putDueInForce } from '../../../own-carriers/policy/put-in-force.ts'

/** How many monitored carriers have a change of one kind: of authority, insurance, safety, contact and so on. */
export const monitoredChange = z.strictObject({ kind: z.string(), carriers: z.int() })
export type MonitoredChange = z.infer<typeof monitoredChange>

/**
 * What changed about carriers that any company monitors, since a moment: by the record of facts that the database
 * writes with each change of one, and by the feeds of the companies, whose outdated carriers are assessed first. A
 * company's own facts do not count, nor its verdicts and alerts.
 *
 * Choice: both, as the record has no fact that is first put on record, as an order is, and a feed neither names nor
 * contacts.
 */
export const readMonitoredChanges = async (
  services: { readonly db: Kysely<Schema>; readonly clock: Clock },
  since: Date,
  signal: AbortSignal,
): Promise<readonly MonitoredChange[]> => {
  await putDueInForce(services)
  await refreshMonitored(services, signal)
  const { rows } = await sql<MonitoredChange>`
    select kind, count(distinct carrier_id)::int as carriers
    from (
      select kind, carrier_id from carrier_facts_seen
      where seen_at >= ${since} and company_id is null
        and carrier_id in (select carrier_id from subscriptions)
      union all
      select case subject when 'out_of_service' then 'safety' else kind end, carrier_id from carrier_changes
      where noticed_at >= ${since} and kind in ('authority', 'insurance')
    ) as changes
    group by kind order by carriers desc, kind`.execute(services.db)
  return rows
}
