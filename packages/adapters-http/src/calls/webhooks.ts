import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryId,
  WebhookId,
  Webhooks,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, instant, nullable, text, yesNo } from '../wire/values.ts'

const wireWebhook = record({
  id: id<'webhook'>,
  url: text,
  events: list(text),
  is_on: yesNo,
  failing_since: nullable(instant),
  switched_off_at: nullable(instant),
  secret_was_until: nullable(instant),
  created_by_name: nullable(text),
  created_at: instant,
  waiting: count,
  last_delivered_at: nullable(instant),
})

const webhook: Reader<Webhook> = value => {
  const { secretWasUntil: oldSecretUntil, ...read } = wireWebhook(value)
  return { ...read, oldSecretUntil }
}

const delivery: Reader<WebhookDelivery> = record({
  id: id<'webhook-delivery'>,
  message_id: text,
  event: text,
  carrier: nullable(record({ id: id<'carrier'>, legal_name: nullable(text) })),
  created_at: instant,
  state: text,
  attempts: count,
  last_tried_at: nullable(instant),
  due_at: nullable(instant),
  answer_status: nullable(count),
  answer_text: nullable(text),
  failure: nullable(text),
})

const withSecret = record({ secret: text, webhook })

const FIELDS = { 'webhook.url': 'url', 'webhook.events': 'events' } as const

const ofId = (params: { readonly id: WebhookId }) => ({ id: params.id })

/** The server stores no secret that it could show again: a repeat is refused as a conflict, which says what to do. */
const OR_LOST = [401, 403, 404, 409, 422] as const

/** Calls of ours, beyond section 7. */
export const webhookCalls = {
  list: call({
    route: 'GET webhooks',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(list(webhook)),
  }),
  create: call({
    route: 'POST webhooks',
    handled: OR_LOST,
    once: true,
    body: ({ url, events }: NewWebhook) => ({ webhook: { url, events } }),
    fields: FIELDS,
    read: one(withSecret),
  }),
  update: call({
    route: 'PATCH webhooks/:id',
    path: ofId,
    body: ({ url, events, isOn }: WebhookChange) => ({
      webhook: {
        ...(url !== undefined && { url }),
        ...(events !== undefined && { events }),
        ...(isOn !== undefined && { is_on: isOn }),
      },
    }),
    fields: FIELDS,
    read: one(webhook),
  }),
  rotateSecret: call({
    route: 'POST webhooks/:id/rotate_secret',
    handled: OR_LOST,
    once: true,
    path: ofId,
    read: one(withSecret),
  }),
  remove: call({ route: 'DELETE webhooks/:id', path: ofId, read: nothing }),
  sendTest: call({ route: 'POST webhooks/:id/test', once: true, path: ofId, read: one(delivery) }),
  deliveries: call({
    route: 'GET webhooks/:id/deliveries',
    path: ofId,
    query: ({ page }: { readonly id: WebhookId; readonly page?: number }) =>
      paged(page === undefined ? {} : { page }),
    read: pageOf(list(delivery)),
  }),
  resend: call({
    route: 'POST webhook_deliveries/:id/resend',
    handled: OR_LOST,
    once: true,
    path: (params: { readonly id: WebhookDeliveryId }) => ({ id: params.id }),
    read: one(delivery),
  }),
}

export const httpWebhooks = (http: Http): Webhooks => bindCalls(http, webhookCalls)
