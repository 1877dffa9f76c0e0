import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { WEBHOOK_EVENTS } from '../event-names.ts'
import { newSecret } from '../sign.ts'

/** A webhook of the first company with every event, unless said otherwise. */
export const addWebhook = (
  db: Kysely<Schema>,
  webhook: Partial<Insertable<Schema['webhooks']>> & { readonly url: string },
) =>
  db
    .insertInto('webhooks')
    .values({
      company_id: 1,
      events: [...WEBHOOK_EVENTS],
      secret: newSecret(),
      created_by: 1,
      created_at: '2026-11-21T08:00:00.000Z',
      ...webhook,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** An event on its way, as a trigger writes it. */
export const addDelivery = (
  db: Kysely<Schema>,
  webhookId: number,
  carrierId: number | null,
  data: object = {},
) =>
  db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      carrier_id: carrierId,
      event: 'carrier.verdict_changed',
      body: JSON.stringify({
        type: 'carrier.verdict_changed',
        carrier: carrierId === null ? null : { id: carrierId },
        data,
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
