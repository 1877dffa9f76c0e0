import { momentBefore } from '../../days.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

type Rows<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]

const DANA = 1

const EVENTS = [
  ...['carrier.verdict_changed', 'carrier.blocked', 'carrier.unblocked', 'carrier.identity_alert'],
  ...['alert.opened', 'alert.closed', 'decision.recorded', 'policy.in_force'],
] as const

const TMS = 1

/** A secret that no receiver has. */
const secret = (id: number) => `whsec_${Buffer.alloc(32, id).toString('base64')}`

const webhook = (
  change: Partial<Rows<'webhooks'>> & Pick<Rows<'webhooks'>, 'url' | 'created_at'> & { readonly id: number },
): Rows<'webhooks'> => ({
  company_id: COMPANY.northlake,
  events: [...EVENTS],
  is_on: false,
  secret: secret(change.id),
  secret_was: null,
  secret_was_until: null,
  created_by: DANA,
  failing_since: null,
  switched_off_at: null,
  ...change,
})

/** Without its moment: a world moves with the day, and no text does. */
const body = (event: string, carrier: number) =>
  JSON.stringify({ type: event, carrier: { id: carrier }, data: {} })

/** What the first webhook had to deliver, the oldest first. */
const deliveries = (today: string): readonly Rows<'webhook_deliveries'>[] =>
  (
    [
      ['carrier.verdict_changed', 7, 9, 'delivered', 1, 204, null],
      ['carrier.blocked', 12, 6, 'delivered', 3, 200, null],
      ['alert.opened', 9, 5, 'failed', 27, 422, 'It answered 422.'],
      ['carrier.verdict_changed', 3, 4, 'waiting', 26, 503, 'It answered 503.'],
      ['carrier.identity_alert', 5, 3, 'waiting', 24, null, 'It did not answer in time.'],
    ] as const
  ).map(([event, carrier_id, daysAgo, state, attempts, answer_status, failure], at) => {
    const made = momentBefore(today, daysAgo, 600)
    return {
      webhook_id: TMS,
      message_id: `msg_${String(at + 1).padStart(32, '0')}`,
      carrier_id,
      event,
      body: body(event, carrier_id),
      created_at: made,
      state,
      attempts,
      first_tried_at: made,
      last_tried_at: momentBefore(today, daysAgo, 601),
      due_at: null,
      claimed_until: null,
      answer_status,
      answer_text: answer_status === 422 ? '{"error":"unknown load"}' : null,
      failure,
    }
  })

/** Webhooks of Northlake that are off, as no one listens: one was switched off, one by a person. */
export const part: DemoPart = ({ today }) => ({
  webhooks: [
    webhook({
      id: TMS,
      url: 'https://tms.northlake.example/fairhaul',
      created_at: momentBefore(today, 80),
      failing_since: momentBefore(today, 4, 600),
      switched_off_at: momentBefore(today, 3, 660),
    }),
    webhook({
      id: 2,
      url: 'https://warehouse.northlake.example/events?from=fairhaul',
      events: ['decision.recorded', 'policy.in_force'],
      created_at: momentBefore(today, 20),
    }),
  ],
  webhook_deliveries: deliveries(today),
})
