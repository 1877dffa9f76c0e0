import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LoadLogsTable } from '../database/tables/freight-tables.ts'
import { invalid } from '../http/refused.ts'
import { checkOrder } from './event-order.ts'
import { moveOn } from './move-on.ts'
import { lockLoad } from './update-load.ts'
import type { LoggedEvent } from './words.ts'

/** An event that a person wants to log. */
export interface SentEvent {
  readonly load_id: number
  readonly stop_id: number
  readonly occurred_at: Date
  readonly is_type: LoggedEvent
}

async function checkStop(trx: Transaction<Schema>, { load_id, stop_id, is_type }: SentEvent) {
  const stop = await trx
    .selectFrom('load_stops')
    .select('is_type')
    .where('id', '=', stop_id)
    .where('load_id', '=', load_id)
    .executeTakeFirst()
  if (stop === undefined) throw invalid('stop_id', 'Choose a stop of this load.')
  const isElsewhere = (is_type === 'pickup' || is_type === 'delivery') && is_type !== stop.is_type
  if (isElsewhere)
    throw invalid('is_type', `A ${is_type} is logged at a ${is_type} stop. This is a ${stop.is_type} stop.`)
}

/**
 * Logs an event at a stop and moves the load on. The same event at the same instant, sent twice, is the first one: a
 * broker who presses twice, or whose answer was lost, logs it once.
 *
 * Refuses: 404 for a load that is not the company's; 422 by field for a stop of another load, an event of the other kind
 * of stop, what is still to come, and what turns round what happened at the stop. Source: section 5, "Load logs".
 */
export const logEvent = (
  db: Kysely<Schema>,
  by: { readonly companyId: number; readonly userId: number; readonly now: Date },
  sent: SentEvent,
): Promise<{ readonly log: Selectable<LoadLogsTable>; readonly isNew: boolean }> =>
  db.transaction().execute(async trx => {
    const load = await lockLoad(trx, by.companyId, sent.load_id)
    await checkStop(trx, sent)
    if (sent.occurred_at > by.now)
      throw invalid('occurred_at', 'This is still to come. Log it once it has happened.')
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
    await moveOn(trx, load)
    return { log, isNew: true }
  })
