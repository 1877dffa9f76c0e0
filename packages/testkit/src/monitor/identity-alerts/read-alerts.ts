import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { withoutContact } from './without-contact.ts'

/** The categories of alerts; the last three accuse brokers. Source: section 3, "Alert categories". */
export const CATEGORIES = [
  'double_brokering',
  'identity_theft',
  'hostage_load',
  'stolen_assets',
  'trailer_misuse',
  'back_soliciting',
  'unresolved_insurance_claims',
  'change_in_ownership',
  'no_payment',
  'slow_payment',
  'wrongful_rate_reduction',
] as const

/** The site that an alert was raised on. */
export const SITES = ['main', 'watchdog'] as const

/** A message on an alert, as it goes over the wire. */
export const wireMessage = z.object({
  id: z.number(),
  identity_alert_id: z.number(),
  message: z.string(),
  created_at: z.string(),
})

/** An alert as it goes over the wire. */
export const wireAlert = z.object({
  id: z.number(),
  carrier_id: z.number().nullable(),
  is_type: z.enum(CATEGORIES),
  message: z.string(),
  file_date: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_e164: z.string().nullable(),
  origin_postal_code: z.string().nullable(),
  origin_area_id: z.number().nullable(),
  commodity_type_id: z.number().nullable(),
  site: z.enum(SITES),
  company_id: z.number(),
  user_id: z.number().nullable(),
  is_published: z.boolean(),
  created_at: z.string(),
  messages: z.array(wireMessage),
})

export type WireAlert = z.input<typeof wireAlert>
export type WireMessage = z.input<typeof wireMessage>

/**
 * The alerts that a company may see, newest day first: all published ones, and its own that were unpublished.
 *
 * Source: section 7, "Alerts and identity". Choice: brokers warn each other, so every company sees published alerts.
 */
export const visibleAlerts = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('identity_alerts')
    .selectAll()
    .where(eb => eb.or([eb('unpublished_at', 'is', null), eb('company_id', '=', companyId)]))
    .orderBy('file_date', 'desc')
    .orderBy('id', 'desc')

type AlertRecord = Awaited<ReturnType<ReturnType<typeof visibleAlerts>['execute']>>[number]

/** The messages of some alerts, oldest first, in one statement. */
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
 * Alerts as one user may see them, with their messages. For watchdog users an alert has no contact, not even in its
 * texts, whatever its site. Source: section 1, "Brands".
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

/** One alert as its caller may see it; undefined for a missing one, and for another company's unpublished one. */
export async function readAlert(
  db: Kysely<Schema>,
  actor: Actor,
  id: number,
): Promise<WireAlert | undefined> {
  const record = await visibleAlerts(db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
  return record && (await wireAlertsOf(db, actor, [record]))[0]
}
