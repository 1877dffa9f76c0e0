import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, type NewEntry, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, forbidden, invalid, missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import type { Upload } from '../../platform/uploads/read-upload.ts'
import { withFiles } from '../../platform/uploads/store-upload.ts'
import type { EVIDENCE_KINDS } from './wire-alert.ts'
import { withoutContact } from '../../kernel/without-contact.ts'

/** The most messages of one alert. Choice: an alert is a warning, not a discussion. */
const MESSAGES_MAX = 100

/** The most pieces of evidence of one alert. */
const EVIDENCE_MAX = 20

const MANAGES = 'manage_users'

/** Evidence as it is stored. */
interface NewEvidence {
  readonly alertId: number
  readonly kind: (typeof EVIDENCE_KINDS)[number]
  readonly note: string
  /** Null: it is only described. */
  readonly upload: Upload | null
  readonly at: Date
}

/** The entry of an alert. Its text and its contacts stay with the alert. */
export const alertEntry = (
  kind: 'identity_alert_posted' | 'identity_alert_unpublished',
  { id, is_type, carrier_id }: { id: number; is_type: string; carrier_id: number | null },
): NewEntry => ({
  kind,
  subject: { type: 'identity_alert', id, label: is_type },
  carrierIds: carrier_id === null ? [] : [carrier_id],
})

/** An alert that its caller may see, locked until the transaction ends. Refuses: 404. */
async function lockAlert(trx: Transaction<Schema>, actor: Actor, id: number) {
  const found = await trx
    .selectFrom('identity_alerts')
    .select(['id', 'company_id', 'user_id', 'unpublished_at', 'site', 'is_type', 'carrier_id'])
    .where('id', '=', id)
    .where(eb => eb.or([eb('unpublished_at', 'is', null), eb('company_id', '=', companyOf(actor))]))
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

/** Whether an alert is the caller's own, or of their company and they manage its users. */
const answersFor = (
  { company_id, user_id }: { readonly company_id: number; readonly user_id: number | null },
  actor: Actor,
): boolean =>
  company_id === companyOf(actor) && (user_id === actor.user.id || actor.user.scopes.includes(MANAGES))

/**
 * Unpublishes an alert. It stays on record, and is visible to its own company only.
 *
 * Refuses: 403 for an alert of another company, and for a colleague's without the right to manage users; 409 for one
 * that is unpublished already. Source: section 4, "Unpublishing an alert".
 */
export const unpublish = (db: Kysely<Schema>, actor: Actor, author: Author, id: number): Promise<void> =>
  db.transaction().execute(async trx => {
    const alert = await lockAlert(trx, actor, id)
    if (!answersFor(alert, actor))
      throw forbidden('Only the person who posted this alert, or an admin at their company, can withdraw it.')
    if (alert.unpublished_at !== null) throw conflict('This alert was already withdrawn.')
    await trx.updateTable('identity_alerts').set({ unpublished_at: author.at }).where('id', '=', id).execute()
    await recordEntry(trx, author, alertEntry('identity_alert_unpublished', alert))
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
      .returning('id')
      .executeTakeFirstOrThrow()
  })

/**
 * Adds evidence to an alert of the caller's company: a text, and the file if there is one, stored together.
 *
 * Refuses: 404; 403 as for unpublishing; 409 on an unpublished alert; 422 beyond 20 pieces, and for a file of an alert of
 * the watchdog site, as files may show contacts. Source: section 1, "Brands".
 */
export const addEvidence = (
  services: Pick<Services, 'db' | 'files'>,
  actor: Actor,
  { alertId, kind, note, upload, at }: NewEvidence,
): Promise<number> =>
  withFiles(services, async (trx, files) => {
    const alert = await lockAlert(trx, actor, alertId)
    if (!answersFor(alert, actor))
      throw forbidden(
        'Only the person who posted this alert, or an admin at their company, can add evidence.',
      )
    if (alert.unpublished_at !== null) throw conflict('This alert was withdrawn.')
    const isWatchdog = alert.site === 'watchdog'
    if (isWatchdog && upload !== null) throw invalid('evidence.file', 'Watchdog reports have no files.')
    const { count } = await trx
      .selectFrom('identity_alert_evidence')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('identity_alert_id', '=', alertId)
      .executeTakeFirstOrThrow()
    if (count >= EVIDENCE_MAX)
      throw invalid('evidence.note', `This alert has ${EVIDENCE_MAX} pieces already.`)
    const companyId = companyOf(actor)
    const file = upload && (await files.keep(upload, { companyId, userId: actor.user.id, at }))
    const { id } = await trx
      .insertInto('identity_alert_evidence')
      .values({
        identity_alert_id: alertId,
        user_id: actor.user.id,
        kind,
        note: isWatchdog ? withoutContact(note) : note,
        uploaded_file_id: file,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
