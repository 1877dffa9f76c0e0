import { z } from 'zod'
import { WEBHOOK_EVENTS } from '../../company/webhooks/event-names.ts'
import {
  ownDeliveries,
  ownWebhooks,
  readDelivery,
  readWebhook,
  wireDelivery,
  wireDeliveryOf,
  wireWebhook,
  wireWebhookOf,
} from '../../company/webhooks/read-webhooks.ts'
import { webhookUrl } from '../../company/webhooks/webhook-url.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  testWebhook,
} from '../../company/webhooks/write-webhooks.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { textField } from '../../http/fields.ts'
import { planGuard, scopeGuard, seesSafety } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { companyOf } from '../../http/session/actor.ts'
import { MANAGE_USERS } from '../../kernel/scopes.ts'

/** A webhook tells of the whole company, and of verdicts that safety data decides. */
const READS = [scopeGuard(MANAGE_USERS), seesSafety]
/** Reading, switching off and removing also without the API in the plan. */
const WRITES = [...READS, planGuard('can_api')]

const URL_MAX = 500

const url = textField({ min: 1, max: URL_MAX })
const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'This is not a valid event.'))
  .min(1, 'Choose at least one event.')
  .max(WEBHOOK_EVENTS.length)

const checkedUrl = ({ config }: Services, text: string) =>
  webhookUrl(text, 'webhook.url', config.allowsInsideWebhooks === true)

/** Beyond section 7, as all calls of this file. */
const list = route({
  method: 'GET',
  path: 'webhooks',
  summary: "The company's webhooks, the oldest first",
  access: 'broker',
  guards: READS,
  query: z.strictObject(pagingFields),
  answer: z.array(wireWebhook),
  handle: async ({ services: { db, clock }, actor, query }) => {
    const webhooks = ownWebhooks(db, companyOf(actor)).orderBy('webhooks.id')
    const { rows, headers } = await pageOf(webhooks, query)
    return { body: rows.map(webhook => wireWebhookOf(webhook, clock.now())), headers }
  },
})

const withSecret = z.object({ secret: z.string(), webhook: wireWebhook })

const create = route({
  method: 'POST',
  path: 'webhooks',
  summary: 'Adds a webhook, whose secret only this response contains',
  access: 'broker',
  guards: WRITES,
  answersSecret: true,
  body: z.strictObject({ webhook: z.strictObject({ url, events }) }),
  answer: withSecret,
  handle: async ({ services, actor, body: { webhook } }) => {
    const { db, clock } = services
    const { id, secret } = await createWebhook(services, authorOf(actor, clock), {
      url: checkedUrl(services, webhook.url),
      events: webhook.events,
    })
    return {
      status: 201,
      body: { secret, webhook: await readWebhook(db, companyOf(actor), id, clock.now()) },
    }
  },
})

const change = route({
  method: 'PATCH',
  path: 'webhooks/:id',
  summary: 'Changes the address or the events of a webhook, or switches it on or off',
  access: 'broker',
  guards: WRITES,
  body: z.strictObject({
    webhook: z.strictObject({
      url: url.optional(),
      events: events.optional(),
      is_on: z.boolean('Give true or false.').optional(),
    }),
  }),
  answer: wireWebhook,
  handle: async ({ services, actor, params: { id }, body: { webhook } }) => {
    const { db, clock } = services
    // Before its address is judged: of what is another company's nothing is said.
    await readWebhook(db, companyOf(actor), id, clock.now())
    const sent = webhook.url === undefined ? undefined : checkedUrl(services, webhook.url)
    await changeWebhook(services, authorOf(actor, clock), { ...webhook, id, url: sent })
    return { body: await readWebhook(db, companyOf(actor), id, clock.now()) }
  },
})

const rotate = route({
  method: 'POST',
  path: 'webhooks/:id/rotate_secret',
  summary: 'Makes a new secret, which only this response contains; the one before signs too for a day',
  access: 'broker',
  guards: WRITES,
  answersSecret: true,
  answer: withSecret,
  handle: async ({ services, actor, params: { id } }) => {
    const { db, clock } = services
    const { secret } = await rotateSecret(services, authorOf(actor, clock), id)
    return {
      status: 201,
      body: { secret, webhook: await readWebhook(db, companyOf(actor), id, clock.now()) },
    }
  },
})

const remove = route({
  method: 'DELETE',
  path: 'webhooks/:id',
  summary: 'Removes a webhook with its log',
  access: 'broker',
  guards: READS,
  handle: async ({ services, actor, params: { id } }) => {
    await removeWebhook(services, authorOf(actor, services.clock), id)
    return {}
  },
})

const test = route({
  method: 'POST',
  path: 'webhooks/:id/test',
  summary: 'Sends a test once, and returns what became of it',
  access: 'broker',
  guards: WRITES,
  answer: wireDelivery,
  handle: async ({ services, actor, params }) => {
    const id = await testWebhook(services, authorOf(actor, services.clock), params.id)
    return { status: 201, body: await readDelivery(services.db, companyOf(actor), id) }
  },
})

const deliveries = route({
  method: 'GET',
  path: 'webhooks/:id/deliveries',
  summary: 'What a webhook has delivered and has to deliver, the newest first',
  access: 'broker',
  guards: READS,
  query: z.strictObject(pagingFields),
  answer: z.array(wireDelivery),
  handle: async ({ services: { db, clock }, actor, params: { id }, query }) => {
    const companyId = companyOf(actor)
    await readWebhook(db, companyId, id, clock.now())
    const { rows, headers } = await pageOf(
      ownDeliveries(db, companyId).where('webhook_deliveries.webhook_id', '=', id),
      query,
    )
    return { body: rows.map(wireDeliveryOf), headers }
  },
})

const resend = route({
  method: 'POST',
  path: 'webhook_deliveries/:id/resend',
  summary: 'Sends a delivery once more, with the same id, and returns what became of it',
  access: 'broker',
  guards: WRITES,
  answer: wireDelivery,
  handle: async ({ services, actor, params: { id } }) => {
    await resendDelivery(services, authorOf(actor, services.clock), id)
    return { body: await readDelivery(services.db, companyOf(actor), id) }
  },
})

export const routes: readonly Route[] = [list, create, change, rotate, remove, test, deliveries, resend]
