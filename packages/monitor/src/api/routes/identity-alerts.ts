import type { Kysely } from 'kysely'
import { z } from 'zod'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { latestToday, today } from '../../kernel/clock.ts'
import type { Schema } from '../../database/schema.ts'
import { calendarDate, idInBody, idInQuery, messageInBody, plainText } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'

import { invalid, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { contactFields, withInternationalForm } from '../../onboarding/identity-alerts/contact.ts'
import { CATEGORIES, SITES, wireAlert, wireAlertDetail } from '../../onboarding/identity-alerts/wire-alert.ts'
import {
  readAlert,
  readAlertDetail,
  visibleAlerts,
  wireAlertsOf,
} from '../../onboarding/identity-alerts/read-alerts.ts'

import { withoutContact } from '../../kernel/without-contact.ts'
import { alertEntry, unpublish } from '../../onboarding/identity-alerts/write-alerts.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

const MESSAGE_MAX = 4_000
const POSTAL_CODE_MAX = 12
const NO_CONTACT = { email: null, phone: null, phone_e164: null }

async function handleOne(services: Services, actor: Actor, id: number) {
  const alert = await readAlert(services, actor, id)
  if (alert === undefined) throw missing()
  return alert
}

/** Checks that a company or user in the filters is the caller's own or a colleague. Refuses: 404. */
async function requireOwn(db: Kysely<Schema>, actor: Actor, requested: { company?: number; user?: number }) {
  const companyId = companyOf(actor)
  if (requested.company !== undefined && requested.company !== companyId) throw missing()
  if (requested.user === undefined || requested.user === actor.user.id) return
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', requested.user)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (colleague === undefined) throw missing()
}

const list = route({
  method: 'GET',
  path: 'identity_alerts',
  summary: 'Identity alerts of all brokers, newest date first',
  access: 'broker',
  query: z.strictObject({
    q: z
      .strictObject({
        site_eq: z.enum(SITES, 'This is not a valid site.').optional(),
        file_date_gteq: calendarDate.optional(),
        company_id_eq: idInQuery.optional(),
        user_id_eq: idInQuery.optional(),
        is_type_eq: z.enum(CATEGORIES, 'This is not a valid category.').optional(),
      })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(wireAlert),
  handle: async ({ services, actor, query }) => {
    const { db } = services
    const { site_eq: site, file_date_gteq: since, company_id_eq: company, user_id_eq: user } = query.q
    const { is_type_eq: category } = query.q
    await requireOwn(db, actor, { ...(company && { company }), ...(user && { user }) })
    let alerts = visibleAlerts(db, companyOf(actor))
    if (site !== undefined) alerts = alerts.where('site', '=', site)
    if (since !== undefined) alerts = alerts.where('file_date', '>=', since)
    if (company !== undefined) alerts = alerts.where('company_id', '=', company)
    if (user !== undefined) alerts = alerts.where('user_id', '=', user)
    if (category !== undefined) alerts = alerts.where('is_type', '=', category)
    const { rows, headers } = await pageOf(alerts, query)
    // Section 1, "Brands": the watchdog's list has type, date and text only.
    const hasCarriers = !actor.paywall.is_watchdog
    return { body: [...(await wireAlertsOf(services, actor, rows, hasCarriers))], headers }
  },
})

const ofCarrier = route({
  method: 'GET',
  path: 'carriers/:id/identity_alerts',
  summary: 'Identity alerts about a carrier, newest date first',
  access: 'broker',
  query: z.strictObject(pagingFields),
  answer: z.array(wireAlert),
  handle: async ({ services, actor, params: { id }, query }) => {
    const { db } = services
    await requireFindable(db, id)
    const alerts = visibleAlerts(db, companyOf(actor)).where('carrier_id', '=', id)
    const { rows, headers } = await pageOf(alerts, query)
    return { body: [...(await wireAlertsOf(services, actor, rows))], headers }
  },
})

/** Beyond section 7: one alert, also one that is on no page that the caller has. */
const one = route({
  method: 'GET',
  path: 'identity_alerts/:id',
  summary: 'One identity alert with its carrier, its messages and its evidence',
  access: 'broker',
  answer: wireAlertDetail,
  handle: async ({ services, actor, params: { id } }) => {
    const found = await readAlertDetail(services, actor, id)
    if (found === undefined) throw missing()
    return { body: found }
  },
})

const originFields = {
  origin_postal_code: z
    .string('Enter a postal code.')
    .max(POSTAL_CODE_MAX, 'This is not a valid postal code.')
    .transform(text => plainText(text).toUpperCase() || null)
    .nullable()
    .default(null),
  origin_area_id: idInBody.nullable().default(null),
  commodity_type_id: idInBody.nullable().default(null),
}
type Origin = z.output<z.ZodObject<typeof originFields>>

/** Checks the origin and commodity of a lane alert. Refuses: 422 for only one of them, and for unknown ones. */
async function requireFreight(db: Kysely<Schema>, sent: Origin) {
  const area = sent.origin_area_id
  const commodity = sent.commodity_type_id
  const hasOrigin = area !== null || sent.origin_postal_code !== null
  if (hasOrigin && commodity === null)
    throw invalid('identity_alert.commodity_type_id', 'Choose a commodity.')
  if (!hasOrigin && commodity !== null)
    throw invalid('identity_alert.origin_postal_code', 'Enter where the load started: a ZIP code or an area.')
  const isThere = async (table: 'areas' | 'commodity_types', id: number | null) =>
    id === null ||
    (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  if (!(await isThere('areas', area)))
    throw invalid('identity_alert.origin_area_id', 'This area does not exist.')
  if (!(await isThere('commodity_types', commodity)))
    throw invalid('identity_alert.commodity_type_id', 'This commodity does not exist.')
}

const create = route({
  method: 'POST',
  path: 'identity_alerts',
  summary: 'Posts an identity alert',
  access: 'broker',
  body: z.strictObject({
    identity_alert: z.strictObject({
      carrier_id: idInBody.nullable().default(null),
      is_type: z.enum(CATEGORIES, 'This is not a valid category.'),
      unsanitized_message: messageInBody(MESSAGE_MAX, 'Say what happened.'),
      file_date: calendarDate.optional(),
      site: z.enum(SITES, 'This is not a valid site.').optional(),
      ...contactFields,
      ...originFields,
    }),
  }),
  answer: wireAlert,
  handle: async ({ services, actor, body: { identity_alert: sent } }) => {
    const { db, clock } = services
    if (sent.carrier_id !== null) await requireFindable(db, sent.carrier_id)
    if (sent.file_date !== undefined && sent.file_date > latestToday(clock))
      throw invalid('identity_alert.file_date', 'Choose today or an earlier day.')
    await requireFreight(db, sent)
    const site = sent.site ?? (actor.paywall.is_watchdog ? 'watchdog' : 'main')
    const { unsanitized_message: message, email, phone, phone_e164, ...rest } = sent
    const isWatchdog = site === 'watchdog'
    const author = authorOf(actor, clock)
    const { id } = await db.transaction().execute(async trx => {
      const added = await trx
        .insertInto('identity_alerts')
        .values({
          ...rest,
          site,
          message: isWatchdog ? withoutContact(message) : message,
          file_date: sent.file_date ?? today(clock),
          ...(isWatchdog ? NO_CONTACT : withInternationalForm({ email, phone, phone_e164 })),
          company_id: author.companyId,
          user_id: author.userId,
          created_at: author.at,
        })
        .returning(['id', 'is_type', 'carrier_id'])
        .executeTakeFirstOrThrow()
      await recordEntry(trx, author, alertEntry('identity_alert_posted', added))
      return added
    })
    return { status: 201, body: await handleOne(services, actor, id) }
  },
})

const withdraw = route({
  method: 'PATCH',
  path: 'identity_alerts/:id/unpublish',
  summary: 'Withdraws an alert, once',
  access: 'broker',
  body: z.strictObject({}),
  answer: wireAlert,
  handle: async ({ services, actor, params }) => {
    await unpublish(services.db, actor, authorOf(actor, services.clock), params.id)
    return { body: await handleOne(services, actor, params.id) }
  },
})

export const routes: readonly Route[] = [list, ofCarrier, one, create, withdraw]
