import type { Kysely } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { nameOfUser } from '../users/names-of.ts'
import { carriersOf } from '../vehicles/carriers-of.ts'
import { withoutContact } from './without-contact.ts'
import {
  CATEGORIES,
  type WireEvidence,
  wireAlertDetail,
  type WireAlert,
  type WireMessage,
} from './wire-alert.ts'

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

/** The companies of some alerts, and the names of their authors who are the caller's colleagues, by the alert. */
async function authorsOf(db: Kysely<Schema>, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Author>()
  const rows = await db
    .selectFrom('identity_alerts as a')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .leftJoin('users as u', join =>
      join.onRef('u.id', '=', 'a.user_id').on('a.company_id', '=', companyOf(actor)),
    )
    .select(['a.id', 'c.legal_name as company_name', 'u.first_name', 'u.last_name', 'u.email'])
    .where('a.id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map(({ id, company_name, ...user }): [number, Author] => [
      id,
      { company_name, author_name: nameOfUser(user) },
    ]),
  )
}

interface Author {
  readonly company_name: string | null
  readonly author_name: string | null
}

/** The messages of some alerts with the names of who wrote them, oldest first. */
async function messagesOf(db: Kysely<Schema>, actor: Actor, ids: readonly number[]) {
  const found = new Map<number, WireMessage[]>(ids.map(id => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('identity_alert_messages as m')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('carriers as k', 'k.id', 'm.carrier_id')
    .leftJoin('users as u', join =>
      join.onRef('u.id', '=', 'm.user_id').on('m.company_id', '=', companyOf(actor)),
    )
    .select(['m.id', 'm.identity_alert_id', 'm.message', 'm.created_at', 'm.company_id'])
    .select(['c.legal_name as company_name', 'k.legal_name as carrier_name'])
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('identity_alert_id', '=', anyOf(ids))
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  for (const row of rows)
    found.get(row.identity_alert_id)?.push({
      id: row.id,
      identity_alert_id: row.identity_alert_id,
      message: row.message,
      is_by_carrier: row.company_id === null,
      company_name: row.company_name ?? row.carrier_name,
      author_name: nameOfUser(row),
      created_at: row.created_at.toISOString(),
    })
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
 * Alerts as one user may see them, with their messages and, if requested, their carriers. For watchdog users an alert has
 * no contact, not even in its texts, whatever its site. Source: section 1, "Brands".
 */
export async function wireAlertsOf(
  services: Services,
  actor: Actor,
  records: readonly AlertRecord[],
  withCarriers = false,
): Promise<readonly WireAlert[]> {
  const { db } = services
  const ids = records.map(({ id }) => id)
  const carrierIds = withCarriers ? records.flatMap(row => row.carrier_id ?? []) : []
  const [messages, authors, carriers] = await Promise.all([
    messagesOf(db, actor, ids),
    authorsOf(db, actor, ids),
    carriersOf(services, actor, carrierIds),
  ])
  return records.flatMap(record => {
    const { is_type: type, carrier_id: carrierId } = record
    if (!isCategory(type)) return []
    const author = authors.get(record.id)
    const alert: WireAlert = {
      id: record.id,
      carrier_id: carrierId,
      is_type: type,
      message: record.message,
      file_date: record.file_date,
      email: record.email,
      phone: record.phone,
      phone_e164: record.phone_e164,
      origin_postal_code: record.origin_postal_code,
      origin_area_id: record.origin_area_id,
      commodity_type_id: record.commodity_type_id,
      site: record.site,
      company_id: record.company_id,
      user_id: record.user_id,
      is_published: record.unpublished_at === null,
      created_at: record.created_at.toISOString(),
      company_name: author?.company_name ?? null,
      author_name: author?.author_name ?? null,
      carrier: (carrierId !== null && carriers.get(carrierId)) || null,
      messages: messages.get(record.id) ?? [],
    }
    return actor.paywall.is_watchdog ? [withoutContacts(alert)] : [alert]
  })
}

/** One alert as its caller may see it; undefined for a missing one, and for another company's unpublished one. */
export async function readAlert(
  services: Services,
  actor: Actor,
  id: number,
  withCarriers = false,
): Promise<WireAlert | undefined> {
  const record = await visibleAlerts(services.db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
  return record && (await wireAlertsOf(services, actor, [record], withCarriers))[0]
}

/** The evidence of an alert, oldest first. Watchdog users see neither its contacts nor its files. */
export async function evidenceOf(
  db: Kysely<Schema>,
  actor: Actor,
  alertId: number,
): Promise<readonly WireEvidence[]> {
  const isWatchdog = actor.paywall.is_watchdog
  const rows = await db
    .selectFrom('identity_alert_evidence as e')
    .leftJoin('uploaded_files as f', 'f.id', 'e.uploaded_file_id')
    .select(['e.id', 'e.kind', 'e.note', 'e.created_at', 'f.name as file_name'])
    .where('e.identity_alert_id', '=', alertId)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, kind, note, created_at, file_name }) => ({
    id,
    kind,
    note: isWatchdog ? withoutContact(note) : note,
    file:
      file_name === null || isWatchdog
        ? null
        : { name: file_name, url: `/monitor/identity_alert_evidence/${id}/file` },
    created_at: created_at.toISOString(),
  }))
}

/** An alert with its carrier, the names of its place and commodity, and its evidence; undefined as for `readAlert`. */
export async function readAlertDetail(
  services: Services,
  actor: Actor,
  id: number,
): Promise<z.input<typeof wireAlertDetail> | undefined> {
  const { db } = services
  const alert = await readAlert(services, actor, id, true)
  if (alert === undefined) return undefined
  const nameIn = async (table: 'areas' | 'commodity_types', key: number | null) =>
    key === null
      ? null
      : ((await db.selectFrom(table).select('name').where('id', '=', key).executeTakeFirst())?.name ?? null)
  return {
    alert,
    origin_area_name: await nameIn('areas', alert.origin_area_id),
    commodity_name: await nameIn('commodity_types', alert.commodity_type_id),
    evidence: [...(await evidenceOf(db, actor, id))],
  }
}
