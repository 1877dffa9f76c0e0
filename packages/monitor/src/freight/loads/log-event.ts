import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import { invalid } from '../../http/refused.ts'
import { LOGGED_EVENTS, type LoggedEvent } from './load-status.ts'
import { lockLoad } from './update-load.ts'

/** Whether the load has deliveries and a delivery is logged at each. */
async function isDelivered(trx: Transaction<Schema>, loadId: number): Promise<boolean> {
  const { rows } = await sql<{ stops: number; open: number }>`
    select count(*) as stops, count(*) filter (where not exists (
      select from load_logs where load_logs.stop_id = load_stops.id and load_logs.is_type = 'delivery')) as open
    from load_stops where load_id = ${loadId} and is_type = 'delivery'`.execute(trx)
  return (rows[0]?.stops ?? 0) > 0 && rows[0]?.open === 0
}

/**
 * Advances a load after an event was logged at one of its stops: the last delivery makes it delivered and ends its
 * tracking; any other event shows that the truck is under way, which puts an available or covered load in progress.
 *
 * Choice: section 4 names the statuses and not the transitions; these two follow from their meaning. A delayed load
 * stays delayed until it is delivered. A cancelled load stays cancelled: trucks do arrive at those, and that is logged
 * and paid.
 */
async function advanceLoad(trx: Transaction<Schema>, load: TableRow<'loads'>): Promise<void> {
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

/** The order of events at a stop: a truck arrives, then picks up or delivers, then departs. */
const TURN: Readonly<Record<LoggedEvent, number>> = { arrival: 1, pickup: 2, delivery: 2, departure: 3 }

/** An event at a stop, at an instant. */
export interface StopEvent {
  readonly is_type: string
  readonly occurred_at: Date
}

/**
 * Checks the order of an event and the events logged at its stop. Of a type that was logged twice, the first counts for
 * later events and the last for earlier ones. Events of other stops do not matter.
 *
 * Refuses: 422 for an event out of order. Source: section 3, "Load log".
 */
function checkOrder(
  event: StopEvent & { readonly is_type: LoggedEvent },
  logged: readonly StopEvent[],
): void {
  const own = TURN[event.is_type]
  const at = event.occurred_at.getTime()
  const timesOf = (kind: LoggedEvent) =>
    logged.filter(({ is_type }) => is_type === kind).map(({ occurred_at }) => occurred_at.getTime())
  const isBeforeAll = (times: readonly number[]) => times.length > 0 && times.every(time => at < time)
  const isAfterAll = (times: readonly number[]) => times.length > 0 && times.every(time => at > time)
  if (LOGGED_EVENTS.some(kind => TURN[kind] < own && isBeforeAll(timesOf(kind))))
    throw invalid('occurred_at', 'An earlier step at this stop is logged after this time.')
  if (LOGGED_EVENTS.some(kind => TURN[kind] > own && isAfterAll(timesOf(kind))))
    throw invalid('occurred_at', 'A later step at this stop is logged before this time.')
}

/** An event to log. */
export interface NewEvent {
  readonly load_id: number
  readonly stop_id: number
  readonly occurred_at: Date
  readonly is_type: LoggedEvent
}

async function checkStop(trx: Transaction<Schema>, { load_id, stop_id, is_type }: NewEvent) {
  const stop = await trx
    .selectFrom('load_stops')
    .select('is_type')
    .where('id', '=', stop_id)
    .where('load_id', '=', load_id)
    .executeTakeFirst()
  if (stop === undefined) throw invalid('stop_id', 'Choose a stop of this load.')
  const isWrongStop = (is_type === 'pickup' || is_type === 'delivery') && is_type !== stop.is_type
  if (isWrongStop)
    throw invalid('is_type', `A ${is_type} is logged at a ${is_type} stop. This is a ${stop.is_type} stop.`)
}

/**
 * Logs an event at a stop and advances the load. The same event at the same instant, sent twice, is logged once and
 * returns the first log.
 *
 * Refuses: 404 for a load that is not the company's; 422 by field for a stop of another load, an event of the other
 * kind of stop, a future event, and an event out of order. Source: section 5, "Load logs".
 */
export const logEvent = (
  db: Kysely<Schema>,
  by: { readonly companyId: number; readonly userId: number; readonly now: Date },
  sent: NewEvent,
): Promise<{ readonly log: TableRow<'load_logs'>; readonly isNew: boolean }> =>
  db.transaction().execute(async trx => {
    const load = await lockLoad(trx, by.companyId, sent.load_id)
    await checkStop(trx, sent)
    if (sent.occurred_at > by.now)
      throw invalid('occurred_at', 'This is in the future. Log it after it happens.')
    const logged = await trx.selectFrom('load_logs').selectAll().where('stop_id', '=', sent.stop_id).execute()
    const same = logged.find(
      ({ is_type, occurred_at }) =>
        is_type === sent.is_type && occurred_at.getTime() === sent.occurred_at.getTime(),
    )
    if (same !== undefined) return { log: same, isNew: false }
    checkOrder(sent, logged)
    const log = await trx
      .insertInto('load_logs')
      .values({ ...sent, user_id: by.userId, created_at: by.now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await advanceLoad(trx, load)
    return { log, isNew: true }
  })
