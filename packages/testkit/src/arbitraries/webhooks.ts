import {
  type NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookId,
} from '@fairhaul/core'
import fc from 'fast-check'
import { auditedCarriers } from './audit-log.ts'
import { ids, instants, maybe } from './values.ts'

const events = fc.subarray([...WEBHOOK_EVENTS])
const urls = fc.constantFrom('https://tms.example/fairhaul', 'https://tms.example:8443/a?b=c')

/** Webhooks, also with an event that this portal does not know. */
export const webhooks: fc.Arbitrary<Webhook> = fc.record({
  id: ids<'webhook'>(),
  url: urls,
  events: fc.tuple(events, fc.constantFrom([], ['load.tendered'])).map(parts => parts.flat()),
  isOn: fc.boolean(),
  failingSince: maybe(instants),
  switchedOffAt: maybe(instants),
  oldSecretUntil: maybe(instants),
  createdByName: maybe(fc.constantFrom('Dana Reyes', 'Priya Sandhar')),
  createdAt: instants,
  waiting: fc.nat({ max: 9_000 }),
  lastDeliveredAt: maybe(instants),
})

/** Deliveries in every state, also in one that this portal does not know. */
export const webhookDeliveries: fc.Arbitrary<WebhookDelivery> = fc.record({
  id: ids<'webhook-delivery'>(),
  messageId: fc.stringMatching(/^msg_[0-9a-f]{32}$/),
  event: fc.constantFrom(...WEBHOOK_EVENTS, 'webhook.test', 'load.tendered'),
  carrier: maybe(auditedCarriers),
  createdAt: instants,
  state: fc.constantFrom('waiting', 'delivered', 'failed', 'held_back'),
  attempts: fc.nat({ max: 40 }),
  lastTriedAt: maybe(instants),
  dueAt: maybe(instants),
  answerStatus: maybe(fc.integer({ min: 100, max: 599 })),
  answerText: maybe(fc.string({ maxLength: 200 })),
  failure: maybe(fc.constantFrom('It answered 500.', 'It refused the connection.')),
})

/** Forms of new webhooks, also with what is refused. */
export const newWebhooks: fc.Arbitrary<NewWebhook> = fc.record({
  url: fc.oneof(urls, fc.string({ maxLength: 40 }), fc.constant(' https://tms.example ')),
  events,
})

/** Changes of webhooks. */
export const webhookChanges: fc.Arbitrary<WebhookChange> = fc.record(
  { id: ids<'webhook'>(), url: urls, events, isOn: fc.boolean() },
  { requiredKeys: ['id'] },
)

/** Pages of the log of a webhook. */
export const webhookDeliveriesParams: fc.Arbitrary<{ readonly id: WebhookId; readonly page?: number }> =
  fc.record({ id: ids<'webhook'>(), page: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: ['id'] })
