import type { ExpressionBuilder, Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { nameOfUser } from '../../company/users/names-of.ts'
import { carriersOf } from '../../carriers/vehicles/carriers-of.ts'
import { withoutContact } from '../../kernel/without-contact.ts'
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

/** Who wrote an alert, and what was written to it. */
interface Written {
  readonly company_name: string | null
  readonly author_name: string | null
  /** Oldest first. */
  readonly messages: readonly WireMessage[]
}

/** The columns of a user's name, of a user who is the caller's colleague. */
const NAMED = ['u.first_name', 'u.last_name', 'u.email'] as const

/** What was written to an alert of a statement that has it as `a`, with the names of who wrote it, oldest first. */
const messagesOf = (eb: ExpressionBuilder<Schema & { a: Schema['identity_alerts'] }, 'a'>, actor: Actor) =>
  jsonArrayFrom(
    eb
      .selectFrom('identity_alert_messages as m')
      .leftJoin('companies as c', 'c.id', 'm.company_id')
      .leftJoin('carriers as k', 'k.id', 'm.carrier_id')
      .leftJoin('users as u', join =>
        join.onRef('u.id', '=', 'm.user_id').on('m.company_id', '=', companyOf(actor)),
      )
      .select(['m.id', 'm.message', 'm.created_at', 'm.company_id'])
      .select(['c.legal_name as company_name', 'k.legal_name as carrier_name', ...NAMED])
      .whereRef('m.identity_alert_id', '=', 'a.id')
      .orderBy('m.id'),
  )

/** The companies of some alerts, the names of their authors who are the caller's colleagues, and messages, by the alert. */
async function writtenOf(
  db: Kysely<Schema>,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Written>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity_alerts as a')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .leftJoin('users as u', join =>
      join.onRef('u.id', '=', 'a.user_id').on('a.company_id', '=', companyOf(actor)),
    )
    .select(eb => ['a.id', 'c.legal_name as company_name', ...NAMED, messagesOf(eb, actor).as('messages')])
    .where('a.id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map(({ id, company_name, messages, ...user }) => [
      id,
      {
        company_name,
        author_name: nameOfUser(user),
        messages: messages.map(row => ({
          id: row.id,
          identity_alert_id: id,
          message: row.message,
          is_by_carrier: row.company_id === null,
          company_name: row.company_name ?? row.carrier_name,
          author_name: nameOfUser(row),
          // As JSON of the database has it.
          created_at: new Date(row.created_at).toISOString(),
        })),
      },
    ]),
  )
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
  const [written, carriers] = await Promise.all([
    writtenOf(db, actor, ids),
    carriersOf(services, actor, carrierIds),
  ])
  return records.flatMap(record => {
    const { is_type: type, carrier_id: carrierId } = record
    if (!isCategory(type)) return []
    const author = written.get(record.id)
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
      messages: [...(author?.messages ?? [])],
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
