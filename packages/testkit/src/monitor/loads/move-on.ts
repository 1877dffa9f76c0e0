import { type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LoadsTable } from '../database/tables/freight-tables.ts'

/** Whether the load has deliveries and a delivery is logged at each. */
async function isDelivered(trx: Transaction<Schema>, loadId: number): Promise<boolean> {
  const { rows } = await sql<{ stops: number; open: number }>`
    select count(*) as stops, count(*) filter (where not exists (
      select from load_logs where load_logs.stop_id = load_stops.id and load_logs.is_type = 'delivery')) as open
    from load_stops where load_id = ${loadId} and is_type = 'delivery'`.execute(trx)
  return (rows[0]?.stops ?? 0) > 0 && rows[0]?.open === 0
}

/**
 * Moves a load on after an event was logged at one of its stops: the last delivery makes it delivered and ends its
 * tracking; any other event shows that the truck is on its way, which puts an available or covered load in progress.
 *
 * Choice: section 4 names the statuses and not what leads from one to the next; these two follow from their meaning. A
 * delayed load stays delayed until it is delivered. A cancelled load stays cancelled: trucks do arrive at those, and that
 * is logged and paid for.
 */
export async function moveOn(trx: Transaction<Schema>, load: Selectable<LoadsTable>): Promise<void> {
  if (load.status === 'cancelled' || load.status === 'delivered') return
  const { id, status } = load
  if (await isDelivered(trx, id)) {
    await trx
      .updateTable('loads')
      .set({
        status: 'delivered',
        tracking_status: sql`case when tracking_status in ('tracking', 'tracking_interrupted', 'not_started')
          then 'ended' else tracking_status end`,
      })
      .where('id', '=', id)
      .execute()
  } else if (status === 'available' || status === 'covered')
    await trx.updateTable('loads').set({ status: 'progress' }).where('id', '=', id).execute()
}
