import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { CATEGORIES } from './categories.ts'
import type { WireAlert, WireMessage } from './wire.ts'
import { withoutContact } from './without-contact.ts'

/**
 * The alerts that a company may see, newest day first: what any company published, and its own that were taken back.
 *
 * Source: section 7, "Alerts and identity". Choice: brokers warn each other, so what is published is everybody's.
 */
export const visibleAlerts = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('identity_alerts')
    .selectAll()
    .where(eb => eb.or([eb('unpublished_at', 'is', null), eb('company_id', '=', companyId)]))
    .orderBy('file_date', 'desc')
    .orderBy('id', 'desc')

type AlertRecord = Awaited<ReturnType<ReturnType<typeof visibleAlerts>['execute']>>[number]

/** What was added to some alerts, oldest first, read once for all of them. */
async function messagesOf(db: Kysely<Schema>, ids: readonly number[]) {
  const found = new Map<number, WireMessage[]>(ids.map(id => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('identity_alert_messages')
    .select(['id', 'identity_alert_id', 'message', 'created_at'])
    .where('identity_alert_id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const row of rows)
    found.get(row.identity_alert_id)?.push({ ...row, created_at: row.created_at.toISOString() })
  return found
}

const isCategory = (text: string): text is WireAlert['is_type'] =>
  (CATEGORIES as readonly string[]).includes(text)

const NO_CONTACT = { email: null, phone: null, phone_e164: null }

const withoutContacts = (alert: WireAlert): WireAlert => ({
  ...alert,
  ...NO_CONTACT,
  message: withoutContact(alert.message),
  messages: alert.messages.map(each => ({ ...each, message: withoutContact(each.message) })),
})

/**
 * Alerts as one user may see them, with what was added to each. To the watchdog's users an alert has no contact, also
 * not in its texts, whoever raised it and wherever. Source: section 1, "Brands".
 */
export async function wireAlertsOf(
  db: Kysely<Schema>,
  actor: Actor,
  records: readonly AlertRecord[],
): Promise<readonly WireAlert[]> {
  const messages = await messagesOf(
    db,
    records.map(({ id }) => id),
  )
  return records.flatMap(record => {
    const { is_type: type, unpublished_at: unpublishedAt } = record
    if (!isCategory(type)) return []
    const alert: WireAlert = {
      ...record,
      is_type: type,
      is_published: unpublishedAt === null,
      created_at: record.created_at.toISOString(),
      messages: messages.get(record.id) ?? [],
    }
    return actor.paywall.is_watchdog ? [withoutContacts(alert)] : [alert]
  })
}

/** One alert as its caller may see it; undefined for a missing one, and for another company's that was taken back. */
export async function readAlert(
  db: Kysely<Schema>,
  actor: Actor,
  id: number,
): Promise<WireAlert | undefined> {
  const record = await visibleAlerts(db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
  return record && (await wireAlertsOf(db, actor, [record]))[0]
}
