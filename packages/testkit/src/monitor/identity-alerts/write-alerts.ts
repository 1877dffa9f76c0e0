import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { conflict, forbidden, invalid, missing } from '../http/refused.ts'
import { type Actor, companyOf } from '../session/actor.ts'

/** The most messages of one alert. Choice: an alert is a warning, not a discussion. */
const MESSAGES_MAX = 100

const MANAGES = 'manage_users'

/** An alert that its caller may see, locked until the transaction ends. Refuses: 404. */
async function lockAlert(trx: Transaction<Schema>, actor: Actor, id: number) {
  const found = await trx
    .selectFrom('identity_alerts')
    .select(['id', 'company_id', 'user_id', 'unpublished_at'])
    .where('id', '=', id)
    .where(eb => eb.or([eb('unpublished_at', 'is', null), eb('company_id', '=', companyOf(actor))]))
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

/**
 * Unpublishes an alert. It stays on record, and is visible to its own company only.
 *
 * Refuses: 403 for an alert of another company, and for a colleague's without the right to manage users; 409 for one
 * that is unpublished already. Source: section 4, "Unpublishing an alert".
 */
export const unpublish = (db: Kysely<Schema>, actor: Actor, id: number, at: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    const alert = await lockAlert(trx, actor, id)
    const isOwn = alert.company_id === companyOf(actor)
    const answersForIt = alert.user_id === actor.user.id || actor.user.scopes.includes(MANAGES)
    if (!isOwn || !answersForIt)
      throw forbidden('Only the person who posted this alert, or an admin at their company, can withdraw it.')
    if (alert.unpublished_at !== null) throw conflict('This alert was already withdrawn.')
    await trx.updateTable('identity_alerts').set({ unpublished_at: at }).where('id', '=', id).execute()
  })

/**
 * Adds a message to an alert that its caller may see.
 *
 * Refuses: 404; 409 on an unpublished alert; 422 beyond 100 messages.
 */
export const addMessage = (
  db: Kysely<Schema>,
  actor: Actor,
  { alertId, message, at }: { readonly alertId: number; readonly message: string; readonly at: Date },
) =>
  db.transaction().execute(async trx => {
    const alert = await lockAlert(trx, actor, alertId)
    if (alert.unpublished_at !== null) throw conflict('This alert was withdrawn.')
    const { count } = await trx
      .selectFrom('identity_alert_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('identity_alert_id', '=', alertId)
      .executeTakeFirstOrThrow()
    if (count >= MESSAGES_MAX) throw invalid('message', `This alert has ${MESSAGES_MAX} messages already.`)
    return trx
      .insertInto('identity_alert_messages')
      .values({
        identity_alert_id: alertId,
        company_id: companyOf(actor),
        user_id: actor.user.id,
        message,
        created_at: at,
      })
      .returning(['id', 'identity_alert_id', 'message', 'created_at'])
      .executeTakeFirstOrThrow()
  })
