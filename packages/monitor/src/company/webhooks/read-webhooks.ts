import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import { nameOfUser } from '../users/names-of.ts'

/** A webhook in a list: never its secret. */
export const wireWebhook = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.string()),
  is_on: z.boolean(),
  /** The first failure since the last success. */
  failing_since: z.string().nullable(),
  /** When it was switched off as it had failed for a day. */
  switched_off_at: z.string().nullable(),
  /** Until when the secret before signs too. */
  secret_was_until: z.string().nullable(),
  created_by_name: z.string().nullable(),
  created_at: z.string(),
  /** How many deliveries have not arrived yet. */
  waiting: z.number(),
  last_delivered_at: z.string().nullable(),
})

/** What a company's webhooks have to deliver, each as it is now. */
export const wireDelivery = z.object({
  id: z.number(),
  message_id: z.string(),
  event: z.string(),
  carrier: z.object({ id: z.number(), legal_name: z.string().nullable() }).nullable(),
  created_at: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  last_tried_at: z.string().nullable(),
  due_at: z.string().nullable(),
  answer_status: z.number().nullable(),
  answer_text: z.string().nullable(),
  failure: z.string().nullable(),
})

/** The webhooks of a company. */
export const ownWebhooks = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.id', 'webhooks.created_by')
    .where('webhooks.company_id', '=', companyId)
    .selectAll('webhooks')
    .select(['first_name', 'last_name', 'email'])
    .select(eb => [
      eb
        .selectFrom('webhook_deliveries as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.webhook_id', '=', 'webhooks.id')
        .where('d.state', '=', 'waiting')
        .as('waiting'),
      sql<Date | null>`(select max(d.last_tried_at) from webhook_deliveries as d
        where d.webhook_id = webhooks.id and d.state = 'delivered')`.as('last_delivered_at'),
    ])

type OwnWebhook = Awaited<ReturnType<ReturnType<typeof ownWebhooks>['executeTakeFirstOrThrow']>>

/** A webhook as it goes over the wire. */
export const wireWebhookOf = (webhook: OwnWebhook, now: Date): z.input<typeof wireWebhook> => ({
  ...webhook,
  failing_since: webhook.failing_since?.toISOString() ?? null,
  switched_off_at: webhook.switched_off_at?.toISOString() ?? null,
  secret_was_until:
    webhook.secret_was_until !== null && webhook.secret_was_until > now
      ? webhook.secret_was_until.toISOString()
      : null,
  created_by_name: webhook.created_by === null ? null : nameOfUser(webhook),
  created_at: webhook.created_at.toISOString(),
  waiting: webhook.waiting ?? 0,
  last_delivered_at: webhook.last_delivered_at?.toISOString() ?? null,
})

/** One webhook of a company. Refuses: 404 for any other. */
export async function readWebhook(db: Kysely<Schema>, companyId: number, id: number, now: Date) {
  const webhook = await ownWebhooks(db, companyId).where('webhooks.id', '=', id).executeTakeFirst()
  if (webhook === undefined) throw missing()
  return wireWebhookOf(webhook, now)
}

/** The deliveries of a company's webhooks, the newest first. */
export const ownDeliveries = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .leftJoin('carriers', 'carriers.id', 'webhook_deliveries.carrier_id')
    .where('webhooks.company_id', '=', companyId)
    .selectAll('webhook_deliveries')
    .select('carriers.legal_name')
    .orderBy('webhook_deliveries.id', 'desc')

type OwnDelivery = Awaited<ReturnType<ReturnType<typeof ownDeliveries>['executeTakeFirstOrThrow']>>

/** A delivery as it goes over the wire. */
export const wireDeliveryOf = (delivery: OwnDelivery): z.input<typeof wireDelivery> => ({
  ...delivery,
  carrier: delivery.carrier_id === null ? null : { id: delivery.carrier_id, legal_name: delivery.legal_name },
  created_at: delivery.created_at.toISOString(),
  last_tried_at: delivery.last_tried_at?.toISOString() ?? null,
  due_at: delivery.due_at?.toISOString() ?? null,
})

/** One delivery of a company. Refuses: 404 for any other. */
export async function readDelivery(db: Kysely<Schema>, companyId: number, id: number) {
  const delivery = await ownDeliveries(db, companyId)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst()
  if (delivery === undefined) throw missing()
  return wireDeliveryOf(delivery)
}
